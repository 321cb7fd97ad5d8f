import type { Celebration } from '@slumberfell/protocol';
import { CELEBRATION_SIZES, type CelebrationSize, sizeOf } from './celebration-size.ts';

/** What of celebrations a player wants to see in this browser. */
export const CELEBRATION_CHOICES = ['all', 'large', 'none'] as const;
export type CelebrationChoice = (typeof CELEBRATION_CHOICES)[number];

/** A closed chapter of the story, in the words of the page that closed it. */
export interface ClosedChapter {
  readonly id: number;
  readonly title: string;
  /** Where it was closed; its landscape is the picture. */
  readonly regionId: number;
  /** What it brought to keep, and what it opens, each a sentence. */
  readonly sentences: readonly string[];
  /** Where to see what is open now; null where that is nowhere else. */
  readonly link: { readonly to: '/quests' | '/quests/ending' | '/bestiary'; readonly label: string } | null;
}

/** A first, or a list of those that get no place of their own. */
type FirstsShowing =
  | { readonly what: 'one'; readonly first: Celebration; readonly size: CelebrationSize }
  | { readonly what: 'rest'; readonly firsts: readonly Celebration[]; readonly count: number };

/** One thing on the screen. */
export type Showing = FirstsShowing | { readonly what: 'chapter'; readonly chapter: ClosedChapter };

/** The most firsts that are shown one after the other. The others are a list. */
const ONE_BY_ONE = 3;

const rank = (first: Celebration): number => CELEBRATION_SIZES.indexOf(sizeOf(first));

/**
 * How firsts are shown: the largest three in the order in which they happened, then all others as a list.
 * @param firsts the earliest first
 * @param further how many more there are that are not in the list
 */
export function showingsOf(
  firsts: readonly Celebration[],
  further: number,
  choice: CelebrationChoice,
): readonly FirstsShowing[] {
  if (choice === 'none') return [];
  const wanted = choice === 'all' ? firsts : firsts.filter((first) => sizeOf(first) !== 'line');
  const chosen = new Set(wanted.toSorted((one, other) => rank(other) - rank(one)).slice(0, ONE_BY_ONE));
  const one = (first: Celebration): FirstsShowing => ({ what: 'one', first, size: sizeOf(first) });
  const shown = wanted.filter((first) => chosen.has(first)).map(one);
  const rest = wanted.filter((first) => !chosen.has(first));
  const count = rest.length + (wanted.length > 0 ? further : 0);
  return count === 0 ? shown : [...shown, { what: 'rest', firsts: rest, count }];
}
