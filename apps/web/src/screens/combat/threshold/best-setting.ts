import type { Forecast } from '@slumberfell/engine';
import type { KnownForecast } from '../../../features/forecast/use-fight-forecast.ts';

/** The best setting of the healing threshold, in percent, with what it brings in the fight. */
export type Best =
  | { readonly status: 'known'; readonly percent: number; readonly forecast: Forecast }
  | { readonly status: 'waiting' }
  | { readonly status: 'failed' };

/** What is known of a question. `isOld` as in `KnownForecast`. */
interface KnownStatus {
  readonly status: { readonly status: KnownForecast['status']['status'] };
  readonly isOld?: boolean;
}

/**
 * @param threshold what is known of the question which setting is best
 * @param percent its answer; null while there is none
 * @param outcome what that setting brings
 */
export function bestOf(threshold: KnownStatus, percent: number | null, outcome: KnownForecast): Best {
  if (hasFailed(threshold)) return { status: 'failed' };
  if (percent === null) return { status: 'waiting' };
  if (hasFailed(outcome)) return { status: 'failed' };
  if (outcome.status.status !== 'answered' || outcome.isOld) return { status: 'waiting' };
  return { status: 'known', percent, forecast: outcome.status.answer };
}

const hasFailed = ({ status: { status }, isOld }: KnownStatus): boolean =>
  !isOld && (status === 'failed' || status === 'refused');
