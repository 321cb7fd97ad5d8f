/** Number of places in the first frame, and in each frame of a slow machine. */
export const STEP = 12;

/** Longest time in ms between two frames that counts as in time: less than two frames at 60 Hz. */
export const IN_TIME = 25;

/** The progress of replacing one list with another. */
export interface ListSteps<T> {
  readonly list: readonly T[];
  /**
   * `list` up to the place `upTo`, then the places of the list before. It is `list` itself when all is
   * replaced.
   */
  readonly drawn: readonly T[];
  readonly upTo: number;
  /** How many places this step has replaced. */
  readonly step: number;
  readonly isFirst: boolean;
  /**
   * When the frame before this step was drawn, in ms; null when the time to the next frame says nothing about
   * the machine.
   */
  readonly at: number | null;
  /** Whether the machine has drawn the last steps in time. True before the first measurement. */
  readonly drawsInTime: boolean;
}

export const NOTHING_YET: ListSteps<never> = {
  list: [],
  drawn: [],
  upTo: 0,
  step: 0,
  isFirst: true,
  at: null,
  drawsInTime: true,
};

/**
 * The first step of a list.
 * @param before progress of the list before
 * @param first the first rendered place; those before it are replaced together with it
 * @param end the place after the last rendered one; when it is reached, the whole list is replaced
 */
export const firstStep = <T>(
  list: readonly T[],
  { drawn, drawsInTime }: ListSteps<T>,
  first: number,
  end: number,
): ListSteps<T> => ({
  ...replaceUpTo(list, drawn, first + STEP, end),
  step: STEP,
  isFirst: true,
  at: null,
  drawsInTime,
});

/**
 * The next step: twice as many places as the last one if the machine draws in time, else `STEP`.
 * @param end as in the first step
 * @param at when the frame that shows the last step is drawn, as in `ListSteps`
 */
export function nextStep<T>(
  { list, drawn, ...last }: ListSteps<T>,
  end: number,
  at: number | null,
): ListSteps<T> {
  const drawsInTime = at === null || last.at === null ? last.drawsInTime : at - last.at < IN_TIME;
  const step = drawsInTime ? last.step * 2 : STEP;
  return { ...replaceUpTo(list, drawn, last.upTo + step, end), step, isFirst: false, at, drawsInTime };
}

const replaceUpTo = <T>(list: readonly T[], before: readonly T[], upTo: number, end: number) => ({
  list,
  drawn: upTo >= end ? list : [...list.slice(0, upTo), ...before.slice(upTo, list.length)],
  upTo,
});
