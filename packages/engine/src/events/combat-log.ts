import { LOG_LINES, type LogLine } from '../state/state.ts';

/** A combat log with more lines at its end, cut to the last `LOG_LINES`. */
export const logged = (log: readonly LogLine[], ...lines: readonly LogLine[]): readonly LogLine[] =>
  [...log, ...lines].slice(-LOG_LINES);
