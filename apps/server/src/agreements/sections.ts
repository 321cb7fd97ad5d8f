import { AGREEMENT_LIMITS } from '@slumberfell/protocol';
import type { Tell } from './front-matter.ts';
import { PLACEHOLDERS, unknownPlaceholders } from './placeholders.ts';

export interface Section {
  readonly id: string;
  readonly title: string;
  /** Markdown. */
  readonly text: string;
}

export interface Body {
  /** Markdown before the first section. */
  readonly lead: string;
  readonly sections: readonly Section[];
}

/** Anchors of the sections that the page adds to each agreement. */
const PAGE_SECTIONS: readonly string[] = ['contact', 'versions'];

const FENCE = /^ {0,3}(`{3,}|~{3,})/;
const HEADING = /^ {0,3}(#{1,6})(?:[ \t]+(.*?))?(?:[ \t]+#+)?[ \t]*$/;
const ANCHOR = /[ \t]*\{#([^{}]*)\}$/;
/** A tag, a comment or a declaration of HTML. Addresses and e-mail addresses in angle brackets are none. */
const HTML = /<(?:\/?[a-z][a-z0-9-]*(?:\s[^<>]*)?\/?>|[!?])/i;
const CODE_SPAN = /(`+)(?!`).*?\1(?!`)/g;

/**
 * Divides the text of an agreement at its headings of level 2. `{#id}` at the end of a heading is the
 * section's anchor; without it, the anchor follows from the title.
 * @param tell called for each fault, with a line that counts from 1 in `text`.
 */
export function readSections(text: string, tell: Tell): Body {
  const lead: string[] = [];
  const sections: { readonly id: string; readonly title: string; readonly lines: string[] }[] = [];
  const titles = new Map<string, string>();
  let fence: string | null = null;
  for (const [index, line] of text.split('\n').entries()) {
    const number = index + 1;
    tellLine(line, number, fence !== null, tell);
    const mark = FENCE.exec(line)?.[1];
    if (mark !== undefined) fence = fenceAfter(fence, mark, line);
    const [, level = '', heading = ''] = (fence === null && mark === undefined && HEADING.exec(line)) || [];
    if (level === '#')
      tell(number, 'the title is in the front matter: the text has headings of level 2 (##) and below.');
    if (level !== '##') {
      (sections.at(-1)?.lines ?? lead).push(line);
      continue;
    }
    const title = heading.replace(ANCHOR, '').trim();
    const id = ANCHOR.exec(heading)?.[1] ?? anchorOf(title);
    const first = titles.get(id);
    if (title === '' || title.length > AGREEMENT_LIMITS.title)
      tell(number, `a section has a title of 1 to ${AGREEMENT_LIMITS.title} characters.`);
    else if (!/^[a-z0-9-]+$/.test(id) || id.length > AGREEMENT_LIMITS.title)
      tell(
        number,
        'the section needs an anchor of lower-case letters, digits and hyphens, such as {#account}.',
      );
    else if (PAGE_SECTIONS.includes(id))
      tell(
        number,
        `the page adds a section with the anchor "${id}": choose another one, such as {#${id}-2}.`,
      );
    else if (first !== undefined)
      tell(number, `the section has the anchor "${id}", as "${first}" has: add another, such as {#${id}-2}.`);
    titles.set(id, first ?? title);
    sections.push({ id, title, lines: [] });
  }
  if (fence !== null) tell(text.split('\n').length, 'a block of code has no end.');
  if (sections.length > AGREEMENT_LIMITS.sections)
    tell(1, `the text has at most ${AGREEMENT_LIMITS.sections} sections.`);
  return {
    lead: lead.join('\n').trim(),
    sections: sections.map(({ id, title, lines }) => ({ id, title, text: lines.join('\n').trim() })),
  };
}

/** The faults within one line. */
function tellLine(line: string, number: number, isCode: boolean, tell: Tell): void {
  for (const name of unknownPlaceholders(line))
    tell(number, `there is no placeholder {{${name}}}. There are ${PLACEHOLDERS.join(', ')}.`);
  const shown = isCode ? '' : line.replace(CODE_SPAN, '');
  if (HTML.test(shown)) tell(number, 'the text has HTML, which is not shown: write it as Markdown.');
  if (/!\[[^\]]*\][([]/.test(shown)) tell(number, 'the text has a picture: pages show none.');
}

/** The fence that is open after a line with a mark; null when none is. */
function fenceAfter(open: string | null, mark: string, line: string): string | null {
  if (open === null) return mark;
  const isEnd = mark[0] === open[0] && mark.length >= open.length && line.trim() === mark;
  return isEnd ? null : open;
}

const anchorOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
