import { type Forecast, heldRuns, restsAtOnce } from '@slumberfell/engine';
import type { ForecastStatus } from '../../features/forecast/forecast-client.ts';
import { formatNumber } from '../../lib/format/number.ts';

/** What the button `Max` of a dungeon's runs chooses. */
export interface MostRuns {
  /** Null while it is not known. */
  readonly runs: number | null;
  /** What the number is, for the player; null when there are no keys. */
  readonly words: string | null;
}

/**
 * How many runs the night and the food hold, at least one to try. Without a forecast it is all keys, and the
 * words say so.
 * @param status the forecast of as many runs as there are keys
 * @param isOld whether the forecast is that of an earlier question
 */
export function mostRuns(status: ForecastStatus<Forecast>, isOld: boolean, keys: number): MostRuns {
  if (keys < 1) return { runs: 0, words: null };
  if (status.status === 'failed' || status.status === 'refused')
    return {
      runs: keys,
      words: 'Your browser could not work out how many runs fit into the night. Max is all your keys.',
    };
  if (status.status === 'waiting' || isOld)
    return { runs: null, words: 'Counting how many runs the night and the food allow…' };
  if (restsAtOnce(status.answer))
    return { runs: 1, words: 'Your health and the packed food are not enough for one run.' };
  const held = heldRuns(status.answer);
  if (held < 1)
    return { runs: 1, words: 'You will most likely not finish even one run. Max is 1 run, to try it.' };
  const runs = Math.min(keys, held);
  return {
    runs,
    words:
      runs === keys
        ? `Max is ${runsText(runs)}: the night and the food allow all your keys.`
        : `Max is ${runsText(runs)}: as many as the night and the food allow.`,
  };
}

const runsText = (runs: number): string => `${formatNumber(runs)} ${runs === 1 ? 'run' : 'runs'}`;
