import {
  exactly,
  type Forecast,
  openForecast,
  type Seed,
  type Shown,
  totalExperience,
} from '@slumberfell/engine';
import { world } from '../shipped.ts';
import { type Build, plainWearer, wearerOf } from './build.ts';
import type { BuildPlace } from './build-cells.ts';

const HOUR = 3_600_000;
/** Hours of a night of hunting. */
const NIGHT = 8 * HOUR;
/** Nights with which a build is measured. */
export const MEASURED_NIGHTS = 40;
/** Not a seed of the search, so that nothing is measured with the nights for which it was chosen. */
const MEASURE_SEED: Seed = [0x6d65_6173, 7, 11, 13];

/** What nights bring and take, as multiples of those in plain Normal gear of the same style. */
export interface BuildMeasures {
  readonly experience: number;
  /** Worth of the loot less that of the eaten food. */
  readonly gold: number;
  /** Eaten portions. */
  readonly food: number;
  /** Share of the nights that no defeat ends, 0 to 1. */
  readonly survives: number;
}

/** A question about a night of hunting. */
export const nightOf = (shown: Shown, regionId: number, seed: Seed) => ({
  shown,
  command: { name: 'begin-hunting', input: { regionId } } as const,
  at: 0,
  until: NIGHT,
  seed,
});

/** @throws Error when the hunt is refused */
export function nightForecast(shown: Shown, regionId: number, seed: Seed, nights: number): Forecast {
  const forecast = openForecast(nightOf(shown, regionId, seed), world, exactly(nights));
  if ('refused' in forecast) throw new Error(`The hunt was refused: ${forecast.refused}`);
  forecast.play(nights);
  return forecast.summary();
}

const measured = (shown: Shown, { regionId }: BuildPlace): Forecast =>
  nightForecast(shown, regionId, MEASURE_SEED, MEASURED_NIGHTS);

/** Measures builds of one place. */
export function measureBuilds(place: BuildPlace, builds: readonly Build[]): readonly BuildMeasures[] {
  const plain = measured(plainWearer(place), place);
  return builds.map((build) => {
    const best = measured(wearerOf(place, build), place);
    return {
      experience: totalExperience(best) / totalExperience(plain),
      gold: best.gold.expected / plain.gold.expected,
      food: best.food.expected / plain.food.expected,
      survives: best.survives,
    };
  });
}
