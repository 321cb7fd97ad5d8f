/**
 * Number of list entries that the first step replaces; also the number for each later step on a machine that
 * does not draw in time.
 */
export const STEP = 12;

/**
 * A frame is drawn in time if it comes less than this many ms after the frame before. It is less than the
 * time of two frames at 60 Hz.
 */
export const IN_TIME = 25;

/** One of several steps in which a rendered list is replaced with a new one. */
export interface ListSteps<T> {
  readonly list: readonly T[];
  /**
   * The rendered entries: those of the new `list` before the index `upTo`, those of the earlier list from
   * there on. It is `list` itself when all entries are replaced.
   */
  readonly drawn: readonly T[];
  readonly upTo: number;
  /** How many entries of the rendered list this step was to replace with entries of the new list. */
  readonly step: number;
  readonly isFirst: boolean;
  /**
   * When the browser drew the frame of the previous step, in ms. Null when the time from that frame to the
   * next one does not measure the machine's speed.
   */
  readonly at: number | null;
  /** Whether the latest measured step was drawn in time (`IN_TIME`). True before the first measurement. */
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
 * The first step of replacing a list with `list`.
 * @param before the steps of the earlier list; its `drawn` is still rendered
 * @param first index of the first rendered entry; the same step also replaces the entries before it
 * @param end index after the last rendered entry; a step that reaches it replaces the whole list
 */
export const firstListStep = <T>(
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
 * The next step. It replaces twice as many entries as the last step if the machine draws in time, else `STEP`
 * entries.
 * @param end as in `firstListStep`
 * @param at when the frame of the last step is drawn, in ms; null as in `ListSteps`
 */
export function nextListStep<T>(
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
