import { formatNumber } from '../../lib/format/number.ts';
import { formatDuration } from '../../lib/format/time.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** From here on a time is told in days. */
const MANY_HOURS = 72 * HOUR;

/** A time in ms as text: `9 h 41 min`, from three days on `40 days`. */
export const longTime = (ms: number): string =>
  ms >= MANY_HOURS ? `${formatNumber(Math.floor(ms / DAY))} days` : formatDuration(Math.floor(ms / 1_000));
