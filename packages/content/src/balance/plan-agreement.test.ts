import {
  advance,
  execute,
  openPlanForecast,
  type PlanForecast,
  type PlayerCommand,
  type Seed,
  type Shown,
  type State,
  totalExperience,
  withSeeds,
} from '@slumberfell/engine';
import { isLong, seededRandom } from '@slumberfell/engine/testing';
import { test } from 'vitest';
import { estimated, expectAgreement, expectEqualShares, sum, worthOf } from './agreement.ts';
import { PLAN_CHARACTERS, type PlanCharacter } from './plan-characters.ts';
import { world } from './shipped.ts';

/**
 * The forecast of a plan agrees with nights that are settled apart from it, with other seeds, in parts, as a
 * server settles them.
 */
const FORECAST_RUNS = isLong ? 2_000 : 100;
const NIGHTS = isLong ? 300 : 50;
const HOUR = 3_600_000;
const SEED: Seed = [0x0f0e_c457, 5, 6, 7];
const timeline = [{ at: 0, world }];

function give(state: State, command: PlayerCommand, random: () => number): void {
  const word = (): number => Math.floor(random() * 2 ** 32);
  const seeded = withSeeds(command, () => [word(), word(), word(), word()]);
  const outcome = execute(state, seeded, timeline, 0);
  if ('refused' in outcome) throw new Error(`${command.name} was refused: ${outcome.refused}`);
}

interface Outcome {
  readonly experience: number;
  readonly worth: number;
  readonly defeated: boolean;
}

function night({ state: before, before: first, steps, times }: PlanCharacter, random: () => number): Outcome {
  const state: State = { ...before };
  if (first !== null) give(state, first, random);
  give(state, { name: 'set-plan', input: { steps, times } } as unknown as PlayerCommand, random);
  let defeated = false;
  const recorder = {
    sessionFinished(_at: number, reason: string) {
      defeated ||= reason === 'defeated';
    },
  };
  for (const part of [random(), 1]) advance(state, timeline, Math.floor(part * 24 * HOUR), recorder);
  return {
    experience: sum(state.shown.experience) - sum(before.shown.experience),
    worth: ownedOf(state.shown) - ownedOf(before.shown),
    defeated,
  };
}

/** With the gold that sales bring: a sale gives what the items are worth. */
const ownedOf = (shown: Shown): number => worthOf(shown) + shown.gold;

function forecastOf({ state: before, before: first, steps, times }: PlanCharacter): PlanForecast {
  const state: State = { ...before };
  if (first !== null) give(state, first, seededRandom(7));
  const question = { shown: state.shown, steps, times, at: 0, seed: SEED };
  const precision = { firstRuns: FORECAST_RUNS, mostRuns: FORECAST_RUNS, error: 0 };
  const forecast = openPlanForecast(question, world, precision);
  if ('refused' in forecast) throw new Error(`The plan was refused: ${forecast.refused}`);
  forecast.play(FORECAST_RUNS);
  return forecast.summary();
}

test.each(PLAN_CHARACTERS)('the forecast of a plan agrees with the nights of $name', (character) => {
  const random = seededRandom(23);
  const nights = Array.from({ length: NIGHTS }, () => night(character, random));
  const forecast = forecastOf(character);

  const experience = totalExperience(forecast);
  const { standardErrors, gold, defeats, runs } = forecast;
  expectAgreement(
    { mean: experience, error: standardErrors.experience * experience },
    estimated(nights.map((one) => one.experience)),
  );
  expectAgreement(
    { mean: gold.expected, error: Math.abs(standardErrors.gold * gold.expected) },
    estimated(nights.map(({ worth }) => worth)),
  );
  expectEqualShares(
    { share: defeats, count: runs },
    { share: nights.filter(({ defeated }) => defeated).length / NIGHTS, count: NIGHTS },
  );
});
