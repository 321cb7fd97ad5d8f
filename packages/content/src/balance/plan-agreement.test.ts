import {
  advance,
  CombatResult,
  execute,
  openPlanForecast,
  type PlanForecast,
  type PlayerCommand,
  type Recorder,
  type Seed,
  type Shown,
  type State,
  skillsOf,
  totalExperience,
  withSeeds,
} from '@slumberfell/engine';
import { isLong, seededRandom } from '@slumberfell/engine/testing';
import { expect, test } from 'vitest';
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
  /** Points by skill id - 1. */
  readonly points: readonly number[];
  readonly kills: number;
  readonly worth: number;
  readonly defeated: boolean;
}

function night({ state: before, before: first, steps, times }: PlanCharacter, random: () => number): Outcome {
  const state: State = { ...before };
  if (first !== null) give(state, first, random);
  give(state, { name: 'set-plan', input: { steps, times } } as unknown as PlayerCommand, random);
  let defeated = false;
  let kills = 0;
  const recorder: Recorder = {
    turnEnded(_at, _scene, { result }) {
      if (result !== null && result !== CombatResult.Defeat) kills++;
    },
    sessionFinished(_at, reason) {
      defeated ||= reason === 'defeated';
    },
  };
  for (const part of [random(), 1]) advance(state, timeline, Math.floor(part * 24 * HOUR), recorder);
  return {
    points: state.shown.experience.map((points, index) => points - (before.shown.experience[index] ?? 0)),
    kills,
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

/** The share of the nights that must lie between the told 5 and 95 of 100. */
const BAND = { least: 0.85, most: 0.95 };

/**
 * Expects the nights between what 5 and 95 of 100 runs give at most, in each skill of fights. Few nights may
 * miss the band by three standard errors of their share; many keep it exactly.
 */
function expectBand({ experience }: PlanForecast, nights: readonly Outcome[]): void {
  const slack = isLong ? 0 : 3 * Math.sqrt(0.9 * 0.1 * (1 / NIGHTS + 1 / FORECAST_RUNS));
  const fights = new Set<number>(skillsOf('combat').map(({ id }) => id));
  const trained = experience.filter(({ skillId }) => fights.has(skillId));
  expect(trained).not.toHaveLength(0);
  for (const { skillId, points: told } of trained) {
    const points = nights.map((one) => one.points[skillId - 1] as number);
    const share = points.filter((gained) => gained >= told.p5 && gained <= told.p95).length / nights.length;
    expect(share).toBeGreaterThanOrEqual(BAND.least - slack);
    // More nights lie in it where most of them gain exactly the most, as by all runs of a dungeon.
    if (told.p50 < told.p95) expect(share).toBeLessThanOrEqual(BAND.most + slack);
  }
}

test.each(PLAN_CHARACTERS)('the forecast of a plan agrees with the nights of $name', (character) => {
  const random = seededRandom(23);
  const nights = Array.from({ length: NIGHTS }, () => night(character, random));
  const forecast = forecastOf(character);

  const experience = totalExperience(forecast);
  const { standardErrors, gold, defeats, runs } = forecast;
  expectAgreement(
    { mean: experience, error: standardErrors.experience * experience },
    estimated(nights.map(({ points }) => sum(points))),
  );
  expectAgreement(
    { mean: gold.expected, error: Math.abs(standardErrors.gold * gold.expected) },
    estimated(nights.map(({ worth }) => worth)),
  );
  const kills = estimated(nights.map((one) => one.kills));
  // The forecast has no error of its kills. Its runs are nights, so they spread as the settled ones do.
  const error = kills.error * Math.sqrt(NIGHTS / runs);
  expectAgreement({ mean: forecast.kills.expected, error }, kills);
  expectEqualShares(
    { share: defeats, count: runs },
    { share: nights.filter(({ defeated }) => defeated).length / NIGHTS, count: NIGHTS },
  );
  expectBand(forecast, nights);
});
