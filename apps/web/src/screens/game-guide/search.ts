import type { Listing } from '../../features/guide/contents.ts';
import { foldText } from '../../lib/text/fold.ts';
import type { Article } from './article.ts';
import { plain, textsOf } from './markup.ts';

/**
 * A part of an article as the search sees it: its head (title, description and lead), or one of its sections.
 */
interface Passage {
  /** The section's anchor; null for the head. */
  readonly anchor: string | null;
  readonly heading: string;
  readonly text: string;
  /** Heading and text, folded by `foldText` for the comparison with a query. */
  readonly words: { readonly heading: string; readonly text: string };
}

export type Index = readonly { readonly listing: Listing; readonly passages: readonly Passage[] }[];

export interface Hit {
  readonly listing: Listing;
  readonly anchor: string | null;
  /** The section's title; null for the head. */
  readonly heading: string | null;
  /**
   * The text around the first matched word in three parts: the text before the word, the word, the text after
   * it.
   */
  readonly excerpt: readonly [before: string, found: string, after: string];
}

/** Largest number of results. */
const MOST_HITS = 20;

const AROUND = 90;
/**
 * Added for each matched word of a query. It is larger than every value in WORTH, so a part that matches more
 * words is always worth more.
 */
const MATCH_WORTH = 1000;
const WORTH = { title: 100, about: 30, heading: 20, text: 1 };

const wordsOf = (query: string): string[] => foldText(query).split(/\s+/).filter(Boolean);

function passage(anchor: string | null, heading: string, texts: readonly string[]): Passage {
  const text = texts.map(plain).join(' ');
  return { anchor, heading, text, words: { heading: foldText(heading), text: foldText(text) } };
}

/** Builds the search index of the articles. */
export const indexOf = (articles: Iterable<readonly [Listing, Article]>): Index =>
  [...articles].map(([listing, { lead, sections }]) => ({
    listing,
    passages: [
      passage(null, listing.title, [`${listing.about}.`, lead]),
      ...sections.map((section) => passage(section.id, section.title, textsOf(section))),
    ],
  }));

/**
 * Position of a word in a text. The match must begin where a word of the text begins.
 * @returns -1 for no match
 */
function findWord(text: string, word: string): number {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1] as string)) return at;
  }
  return -1;
}

function worthOf({ anchor, words }: Passage, word: string): number {
  const inHeading = findWord(words.heading, word) >= 0;
  if (inHeading) return anchor === null ? WORTH.title : WORTH.heading;
  if (findWord(words.text, word) < 0) return 0;
  return anchor === null ? WORTH.about : WORTH.text;
}

/**
 * The articles that contain every word of a query, the best match first, at most `MOST_HITS`; each with the
 * part that matches best. A match in a title is worth more than one in a heading, and that more than one in
 * the text. An empty query finds nothing.
 */
export function search(index: Index, query: string): Hit[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const found: { readonly hit: Hit; readonly worth: number }[] = [];
  for (const { listing, passages } of index) {
    const worths = words.map((word) => passages.map((each) => worthOf(each, word)));
    if (worths.some((ofWord) => ofWord.every((worth) => worth === 0))) continue;
    // The worth of each part of the article. The result shows the part with the highest worth: the part that
    // matches most words of the query.
    const sums = passages.map((_, index) =>
      worths.reduce((sum, ofWord) => sum + (ofWord[index] ? MATCH_WORTH + ofWord[index] : 0), 0),
    );
    const best = sums.indexOf(Math.max(...sums));
    const worth = worths.reduce((sum, ofWord) => sum + Math.max(...ofWord), 0);
    found.push({ hit: hitOf(listing, passages[best] as Passage, words), worth });
  }
  return found
    .sort((one, other) => other.worth - one.worth)
    .slice(0, MOST_HITS)
    .map(({ hit }) => hit);
}

function hitOf(
  listing: Listing,
  { anchor, heading, text, words }: Passage,
  searchedWords: readonly string[],
): Hit {
  const [first] = searchedWords
    .map((word) => ({ at: findWord(words.text, word), length: word.length }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at);
  const { at, length } = first ?? { at: 0, length: 0 };
  const from = at <= AROUND ? 0 : text.lastIndexOf(' ', at - AROUND) + 1;
  const end = text.indexOf(' ', at + length + AROUND);
  const to = end < 0 ? text.length : end;
  return {
    listing,
    anchor,
    heading: anchor === null ? null : heading,
    excerpt: [
      `${from > 0 ? '… ' : ''}${text.slice(from, at)}`,
      text.slice(at, at + length),
      `${text.slice(at + length, to)}${to < text.length ? ' …' : ''}`,
    ],
  };
}
