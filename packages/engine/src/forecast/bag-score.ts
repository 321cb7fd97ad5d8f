import type { BagAim } from '../world/best-builds.ts';
import { experienceAnHour, totalExperience } from './experience-sums.ts';
import type { Forecast } from './forecast.ts';
import { restsAtOnce } from './no-run-forecast.ts';

export interface BagScore {
  /** What is compared, the most important first; larger is better. */
  readonly values: readonly number[];
  /** Share of the runs that do not end by a defeat. */
  readonly survives: number;
  /** What an hour of the session brings in the measure of the aim; null for safety. */
  readonly perHour: number | null;
}

/** How good a set is for an aim. @param healing points that a portion of its food heals */
export const bagScore = (forecast: Forecast, aim: BagAim, healing: number): BagScore => ({
  values: valuesOf(forecast, aim, healing),
  survives: forecast.survives,
  perHour: perHourOf(forecast, aim),
});

function perHourOf(forecast: Forecast, aim: BagAim): number | null {
  if (aim === 'safety') return null;
  return aim === 'gold' ? forecast.gold.perHour : experienceAnHour(forecast);
}

function valuesOf(forecast: Forecast, aim: BagAim, healing: number): readonly number[] {
  const { survives, runningTime, food, gold } = forecast;
  // A set with which nothing begins is the worst, also where what begins costs more than it brings.
  const begins = restsAtOnce(forecast) ? Number.NEGATIVE_INFINITY : 0;
  const total = totalExperience(forecast);
  const experience = [begins, total, experienceAnHour(forecast)];
  switch (aim) {
    case 'experience':
      return experience;
    case 'gold':
      return [begins, gold.expected, gold.perHour];
    case 'safety': {
      // Sets that are as safe are told apart by how long they last, then by the healing for what they bring:
      // by the healing of an hour, a weapon would be best that hardly kills.
      const eaten = (food.expected * healing) / Math.max(1, total);
      return [begins, survives, survives < 1 ? runningTime : 0, -eaten, ...experience];
    }
  }
}

/** Below 0 when the first score is better, above 0 when the second is. */
export function compareScores({ values }: BagScore, other: BagScore): number {
  for (const [index, value] of values.entries()) {
    const against = other.values[index] as number;
    if (value !== against) return value > against ? -1 : 1;
  }
  return 0;
}

export const isBetterScore = (one: BagScore, other: BagScore): boolean => compareScores(one, other) < 0;

/** Scores of few runs that differ by more than this share seldom come in another order in more runs. */
const FAR_SHARE = 0.03;

/**
 * Whether the first value in which two scores differ is so much smaller that more runs are not needed. Of a
 * few runs one that is lost lowers every sum; so a set that brings more an hour is not far below for that.
 */
export function isFarBelow({ values, survives, perHour }: BagScore, other: BagScore): boolean {
  if (survives < other.survives && perHour !== null && perHour > (other.perHour ?? 0)) return false;
  const index = values.findIndex((value, place) => value !== other.values[place]);
  const against = other.values[index] ?? 0;
  const value = values[index] ?? 0;
  return value === Number.NEGATIVE_INFINITY || (against > 0 && value < against * (1 - FAR_SHARE));
}
