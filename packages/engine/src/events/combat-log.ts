import { LOG_LINES, type LogLine } from '../state/state.ts';

/** Appends lines to a combat log and keeps the last `LOG_LINES`. */
export const logged = (log: readonly LogLine[], ...lines: readonly LogLine[]): readonly LogLine[] =>
  [...log, ...lines].slice(-LOG_LINES);
