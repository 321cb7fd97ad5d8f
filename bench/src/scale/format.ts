/** Functions that format measured values as text. */

export const ms = (time: number): string => `${time < 100 ? time.toPrecision(3) : Math.round(time)} ms`;

export const percent = (part: number): string => `${(100 * part).toPrecision(3)} %`;

export const bytes = (count: number): string =>
  Math.abs(count) < 100_000 ? `${Math.round(count)} B` : `${(count / 1_000_000).toFixed(1)} MB`;

/** A rate per second. @param time ms */
export const per = (count: number, time: number): string =>
  `${Number(((1_000 * count) / time).toPrecision(3)).toLocaleString('en')}/s`;

export const sized = ({ name, running }: { readonly name: string; readonly running: number }): string =>
  `${name}, ${running.toLocaleString('en')} idling`;
