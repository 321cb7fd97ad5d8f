import type { Forecast } from '@slumberfell/engine';
import { formatNumber } from '../../lib/format/number.ts';
import { formatShare } from '../../lib/format/share.ts';
import { formatDuration } from '../../lib/format/time.ts';

/** The least change of experience, as a share, that is told. */
const LEAST_CHANGE = 0.005;
/** A difference counts when it is larger than so many standard errors. */
const ERRORS = 2;
/** From this factor on, more experience is told as a factor and not as percent. */
const LEAST_FACTOR = 3;

/** What a what-if changes. `better` is null when there is no difference to tell. */
export interface ChangeText {
  readonly better: boolean | null;
  readonly text: string;
}

interface ForecastAt {
  readonly forecast: Forecast;
  /** The instant of the question, epoch ms. */
  readonly at: number;
}

/**
 * Compares the forecasts of the same question with and without a change. Differences within the errors of the
 * runs are no differences.
 */
export function changeText(before: ForecastAt, after: ForecastAt): ChangeText {
  const experience = experienceChange(before.forecast, after.forecast);
  const defeats = defeatsChange(before.forecast, after.forecast) ?? defeatedLater(before, after);
  const changes = [experience, defeats].filter((change) => change !== null);
  if (changes.length === 0) return { better: null, text: 'no difference' };
  return {
    // A change of survival matters more than one of experience.
    better: (defeats ?? (experience as Change)).better,
    text: changes.map(({ text }) => text).join(', '),
  };
}

interface Change {
  readonly better: boolean;
  readonly text: string;
}

const totalExperience = ({ experience }: Forecast): number =>
  experience.reduce((sum, { expected }) => sum + expected, 0);

function experienceChange(before: Forecast, after: Forecast): Change | null {
  const old = totalExperience(before);
  const next = totalExperience(after);
  if (old <= 0)
    return next <= 0 ? null : { better: true, text: `${formatNumber(Math.round(next))} experience` };
  const change = next / old - 1;
  const error = Math.hypot(before.standardErrors.experience, after.standardErrors.experience);
  if (Math.abs(change) < Math.max(LEAST_CHANGE, ERRORS * error)) return null;
  if (next / old >= LEAST_FACTOR) {
    return { better: true, text: `${formatNumber(Math.round(next / old))} times the experience` };
  }
  const percent = Math.max(1, Math.round(Math.abs(change) * 100));
  return { better: change > 0, text: `${change > 0 ? '+' : '−'}${percent}% experience` };
}

function defeatsChange(before: Forecast, after: Forecast): Change | null {
  const change = before.survives - after.survives;
  const error = Math.hypot(shareError(before), shareError(after));
  const old = formatShare(1 - before.survives);
  const next = formatShare(1 - after.survives);
  if (old === next || Math.abs(change) <= ERRORS * error) return null;
  return { better: change < 0, text: `defeated ${old} → ${next}` };
}

/** The standard error of the share of runs that survive. */
const shareError = ({ survives, runs }: Forecast): number => Math.sqrt((survives * (1 - survives)) / runs);

/** When the character mostly falls either way: how long it lasts. */
function defeatedLater(before: ForecastAt, after: ForecastAt): Change | null {
  if (before.forecast.survives >= 0.5 || after.forecast.survives >= 0.5) return null;
  const old = secondsOf(before);
  const next = secondsOf(after);
  const isClear = Math.abs(next - old) > Math.max(30, 0.05 * old);
  if (!isClear) return null;
  return { better: next > old, text: `defeated after ${formatDuration(old)} → ${formatDuration(next)}` };
}

const secondsOf = ({ forecast, at }: ForecastAt): number =>
  Math.max(0, Math.round((forecast.endsAt.p50 - at) / 1000));
