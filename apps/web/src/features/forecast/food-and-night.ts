import type { Forecast } from '@slumberfell/engine';
import { timeOfDay } from '../../lib/clock/time-of-day.ts';
import { isEndedByFood } from './fight-words.ts';

/** From this share of the runs on, the food counts as gone. */
const MOST = 0.5;

/**
 * When the packed food of a running fight and its night end, the earlier one first: `food 03:10`,
 * `night 06:52`. The words are few, because a phone has little room for them. Food that outlasts the night
 * comes last.
 */
export function foodAndNight({ food, night }: Pick<Forecast, 'food' | 'night'>): readonly string[] {
  const nightText = `night ${timeOfDay(night.limitAt)}`;
  if (food.packed === 0) return ['no food', nightText];
  const gone = isEndedByFood({ food }) ? food.ends : food.gone;
  if (gone === null || gone.share < MOST || gone.at.p50 >= night.limitAt) return [nightText, 'food lasts'];
  return [`food ${timeOfDay(gone.at.p50)}`, nightText];
}
