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
  withSupplied,
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
const FORECAST_RUNS = isLong ? 2_000 : 300;
const NIGHTS = isLong ? 300 : 150;
const HOUR = 3_600_000;
const SEED: Seed = [0x0f0e_c457, 5, 6, 7];
const timeline = [{ at: 0, world }];

function give(state: State, command: PlayerCommand, random: () => number): void {
  const word = (): number => Math.floor(random() * 2 ** 32);
  const seeded = withSupplied(command, () => [word(), word(), word(), word()]);
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

/** How far the share of the nights between the told 5 and 95 of 100 may be from nine tenths. */
const BAND_SLACK = isLong ? 0.05 : slackOf(0.9);

/** Three standard errors of the difference between a share of the nights and the same share of the runs. */
function slackOf(share: number): number {
  return 3 * Math.sqrt(share * (1 - share) * (1 / NIGHTS + 1 / FORECAST_RUNS));
}

/**
 * Expects, in each skill of fights, 5, 50 and 95 of 100 nights up to what is told for them, and nine tenths
 * between the first and the last. Many nights may gain exactly what is told, as by all runs of a dungeon. Of
 * these any part may lie on either side: the share is at most that with them, and at least that without them.
 */
function expectQuantiles({ experience }: PlanForecast, nights: readonly Outcome[]): void {
  const fights = new Set<number>(skillsOf('combat').map(({ id }) => id));
  const trained = experience.filter(({ skillId }) => fights.has(skillId));
  expect(trained).not.toHaveLength(0);
  for (const { skillId, points: told } of trained) {
    const shareOf = (counts: (gained: number) => boolean): number =>
      nights.filter(({ points }) => counts(points[skillId - 1] as number)).length / nights.length;
    const expectShare = (share: number, fewest: number, most: number, slack: number) => {
      expect(fewest).toBeLessThanOrEqual(share + slack);
      expect(most).toBeGreaterThanOrEqual(share - slack);
    };
    for (const [share, bound] of [
      [0.05, told.p5],
      [0.5, told.p50],
      [0.95, told.p95],
    ] as const)
      expectShare(
        share,
        shareOf((gained) => gained < bound),
        shareOf((gained) => gained <= bound),
        slackOf(share),
      );
    expectShare(
      0.9,
      shareOf((gained) => gained > told.p5 && gained < told.p95),
      shareOf((gained) => gained >= told.p5 && gained <= told.p95),
      BAND_SLACK,
    );
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
  expectQuantiles(forecast, nights);
});
