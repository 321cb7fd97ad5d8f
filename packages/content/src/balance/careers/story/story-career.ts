import { type Chronicle, DAY, goldFromSales, namedRow, OTHERS } from '@slumberfell/engine';
import { Career } from '../career.ts';
import { CAREER_BEGINS } from '../player.ts';
import type { CareerKind } from '../policy.ts';
import { nextChapter } from './asked.ts';

/** How far a career has come in the story. */
export interface StoryCareer {
  readonly kind: CareerKind;
  readonly days: number;
  /** Days from the begin to the end of each chapter, by its number. */
  readonly closedOn: Readonly<Record<number, number>>;
  readonly errands: number;
  /** What errands paid above the value of what was handed over, as a share of all income. */
  readonly premium: number;
}

/**
 * The players whose stories are measured, each with the seed of its career. Without `goesOn` a career ends
 * with the story.
 */
export const STORY_KINDS = [
  { kind: 'newcomer', seed: 1, goesOn: false },
  { kind: 'all-round', seed: 1, goesOn: true },
  { kind: 'casual', seed: 1, goesOn: false },
] as const satisfies readonly MeasuredStory[];

interface MeasuredStory {
  readonly kind: CareerKind;
  readonly seed: number;
  readonly goesOn: boolean;
}

/** So many days of them are measured at most. */
export const STORY_DAYS = 120;

/** The days since the begin between which chapters shall be closed. */
export const STORY_TARGETS = [
  { chapter: 22, from: 14, to: 18 },
  { chapter: 44, from: 40, to: 70 },
] as const;
/** The largest share of the income that the premium of errands may be. */
export const MOST_PREMIUM = 0.05;

/** The targets that a career misses. */
export const missesOfStory = ({ closedOn }: StoryCareer) =>
  STORY_TARGETS.filter(({ chapter, from, to }) => {
    const day = closedOn[chapter];
    return day === undefined || day < from || day > to;
  });

/** Plays a career that follows the story. @param tell called at the end of each day */
export function playStory(
  { kind, seed, goesOn }: MeasuredStory,
  tell: (career: Career) => void = () => undefined,
): StoryCareer {
  const career = new Career(kind, seed, true);
  while (career.day < STORY_DAYS && (goesOn || nextChapter(career.player) !== undefined)) {
    career.playDay();
    tell(career);
  }
  return storyOf(career, kind);
}

export function storyOf({ day, player: { story, chronicle } }: Career, kind: CareerKind): StoryCareer {
  const closed = [...(story?.closedAt ?? [])];
  return {
    kind,
    days: day,
    closedOn: Object.fromEntries(closed.map(([chapter, at]) => [chapter, (at - CAREER_BEGINS) / DAY])),
    errands: story?.errands ?? 0,
    premium: (story?.premium ?? 0) / incomeIn(chronicle),
  };
}

/** The worth of all sales and of all rewards. */
const incomeIn = (chronicle: Chronicle): number =>
  goldFromSales(chronicle) + namedRow('gold', chronicle.gold.get(OTHERS) ?? []).rewarded;
