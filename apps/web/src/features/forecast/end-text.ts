import type { Forecast, ForecastEnd } from '@slumberfell/engine';
import { formatDuration, formatTimeOfDay } from '../../lib/format/time.ts';

/** Why a combat session ends, as the rest of a sentence. */
const REASONS: Readonly<Record<ForecastEnd, string>> = {
  running: 'and still goes on then',
  done: 'when all that you asked for is done',
  limit: 'when the idle time is over',
  defeated: 'with a defeat',
  'defeated-food-gone': 'with a defeat, for the food is gone',
  provisions: 'to rest, with little food or health left',
  'no-key': 'when the keys are gone',
  components: 'when the materials are gone',
  retired: 'because there is no such place any more',
  stopped: 'when you stop it',
  replaced: 'when something else begins',
  travelled: 'when you travel',
};

/**
 * When a session most likely ends, and why.
 * @param at the instant of the question, epoch ms
 * @param start how the sentence begins
 */
export function endText(
  { endsAt, why }: Forecast,
  at: number,
  start: 'Ends' | 'Then it ends' = 'Ends',
): string {
  const lasting = formatDuration(Math.max(0, Math.round((endsAt.p50 - at) / 1000)));
  const [first] = why;
  const reason = first === undefined ? '' : `, ${REASONS[first.reason]}`;
  return `${start} about ${formatTimeOfDay(endsAt.p50)}, after ${lasting}${reason}.`;
}
