/** Places in the first frame, and in each one of a slow machine. */
export const STEP = 12;

/** Ms from frame to frame: whoever draws sooner than in two of a screen's sixty frames a second keeps up. */
export const IN_TIME = 25;

/** What has been handed over of a list. */
export interface Steps<T> {
  readonly list: readonly T[];
  /** Of `list` up to the place `upTo`, and behind it what was there before; `list` itself when all is handed over. */
  readonly drawn: readonly T[];
  readonly upTo: number;
  /** How many places this step has brought. */
  readonly step: number;
  readonly isFirst: boolean;
  /** When the frame before this step was drawn, in ms; null where nothing is to be learned from when the next one is. */
  readonly at: number | null;
  /** Whether the machine has drawn the last steps in time; until there have been any it is trusted to. */
  readonly keepsUp: boolean;
}

export const NOTHING_YET: Steps<never> = {
  list: [],
  drawn: [],
  upTo: 0,
  step: 0,
  isFirst: true,
  at: null,
  keepsUp: true,
};

/**
 * @param before how far the list before has come
 * @param first the first place that is in the page; those before it are handed over with it
 * @param end the place behind the last that is in the page; once it is reached, all is handed over
 */
export const firstStep = <T>(
  list: readonly T[],
  { drawn, keepsUp }: Steps<T>,
  first: number,
  end: number,
): Steps<T> => ({
  ...handOver(list, drawn, first + STEP, end),
  step: STEP,
  isFirst: true,
  at: null,
  keepsUp,
});

/**
 * Twice as much as the last time where the machine keeps up.
 * @param end as of the first step
 * @param at when the frame that shows the last step is drawn, as in `Steps`
 */
export function nextStep<T>({ list, drawn, ...last }: Steps<T>, end: number, at: number | null): Steps<T> {
  const keepsUp = at === null || last.at === null ? last.keepsUp : at - last.at < IN_TIME;
  const step = keepsUp ? last.step * 2 : STEP;
  return { ...handOver(list, drawn, last.upTo + step, end), step, isFirst: false, at, keepsUp };
}

const handOver = <T>(list: readonly T[], before: readonly T[], upTo: number, end: number) => ({
  list,
  drawn: upTo >= end ? list : [...list.slice(0, upTo), ...before.slice(upTo, list.length)],
  upTo,
});
