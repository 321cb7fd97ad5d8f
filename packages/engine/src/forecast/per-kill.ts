import { totalExperience } from './experience-sums.ts';
import type { Forecast } from './forecast.ts';

/** What one kill brings and takes on average. */
export interface KillRate {
  /** Points of all skills together. */
  readonly experience: number;
  /** Worth at shop prices of the loot, less that of the eaten food. */
  readonly gold: number;
  /** Eaten portions. */
  readonly food: number;
}

/**
 * A forecast of fights against one enemy, counted for each kill. An enemy of open combat is met by chance, so
 * what an hour against it alone would bring cannot be had. Null when no run kills one.
 */
export function perKill(forecast: Forecast): KillRate | null {
  const { gold, food, kills } = forecast;
  if (kills.expected <= 0) return null;
  return {
    experience: totalExperience(forecast) / kills.expected,
    gold: gold.expected / kills.expected,
    food: food.expected / kills.expected,
  };
}
