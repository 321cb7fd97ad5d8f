import type { Forecast } from '@slumberfell/engine';
import { isEndedByFood } from '../../../features/forecast/fight-words.ts';
import type { ForecastStatus } from '../../../features/forecast/forecast-client.ts';
import { formatShare } from '../../../lib/format/share.ts';
import { formatDuration } from '../../../lib/format/time.ts';

/** How long the packed food lasts, by the forecast of the running fight. */
export function foodText(status: ForecastStatus<Forecast>, now: number): string {
  switch (status.status) {
    case 'waiting':
      return 'counting…';
    case 'refused':
    case 'failed':
      return 'not known';
    case 'answered':
      return lastsText(status.answer, now);
  }
}

function lastsText(forecast: Forecast, now: number): string {
  const { food, survives, endsAt } = forecast;
  if (food.ends !== null && isEndedByFood(forecast))
    return `about ${timeUntil(food.ends.at.p50, now)}, then the fight ends`;
  const { gone } = food;
  if (gone === null) {
    if (food.expected > 0 || survives >= 1) return 'to the end';
    return `none packed; defeat in about ${timeUntil(endsAt.p50, now)}`;
  }
  const lasting = `about ${timeUntil(gone.at.p50, now)}`;
  return gone.share >= 1
    ? lasting
    : `to the end in ${formatShare(1 - gone.share)} of nights, otherwise ${lasting}`;
}

/** Whole minutes, and seconds only within the last minute. */
function timeUntil(instant: number, now: number): string {
  const seconds = Math.max(0, Math.round((instant - now) / 1000));
  return formatDuration(seconds < 60 ? seconds : 60 * Math.floor(seconds / 60));
}
