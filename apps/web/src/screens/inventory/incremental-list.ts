/**
 * Number of places that the first step replaces; also the number for each step on a machine that does not
 * draw in time.
 */
export const STEP = 12;

/** Time in ms between two frames below which a frame is drawn in time: less than two frames at 60 Hz. */
export const IN_TIME = 25;

/** How far one list has been replaced with another, as one step of several. */
export interface ListSteps<T> {
  readonly list: readonly T[];
  /**
   * What is rendered: the new `list` before the index `upTo`, the list before from there on. It is `list`
   * itself when all places are replaced.
   */
  readonly drawn: readonly T[];
  readonly upTo: number;
  /** How many entries of the rendered list this step was to replace with entries of the new list. */
  readonly step: number;
  readonly isFirst: boolean;
  /**
   * When the frame of the step before was drawn, in ms; null when the time until the next frame does not
   * measure the machine's speed.
   */
  readonly at: number | null;
  /** Whether the machine has drawn the latest measured step in time. True before the first measurement. */
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
 * The first step of replacing a list.
 * @param before the steps of the list before, of which `drawn` is still rendered
 * @param first index of the first rendered place; places before it are replaced in the same step
 * @param end index after the last rendered place; a step that reaches it replaces the whole list
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
 * The next step. It replaces twice as many places as the last step if the machine draws in time, else `STEP`
 * places.
 * @param end as in `firstStep`
 * @param at when the frame of the last step is drawn, in ms; null as in `ListSteps`
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
