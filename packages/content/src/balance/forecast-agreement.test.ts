import {
  advance,
  entriesOf,
  execute,
  type Forecast,
  openForecast,
  type Seed,
  type Shown,
  type State,
  totalExperience,
  withSeeds,
} from '@slumberfell/engine';
import { isLong, seededRandom } from '@slumberfell/engine/testing';
import { expect, test } from 'vitest';
import { FORECAST_CHARACTERS, type ForecastCharacter } from './forecast-characters.ts';
import { item, world } from './shipped.ts';

/**
 * A forecast agrees with sessions that are settled apart from it, with other seeds, in parts, as a server
 * settles them.
 */
const FORECAST_RUNS = isLong ? 20_000 : 150;
const SESSIONS = isLong ? 2_000 : 60;
const HOUR = 3_600_000;
const SEED: Seed = [0x0f0e_c457, 2, 3, 4];

/** The most combined standard errors between the two, and the most difference where the error is small. */
const MOST_ERRORS = 3;
const SMALL_ERROR = 0.005;
const MOST_DIFFERENCE = 0.02;
/** Drawn sums are not exact. Two sums of the same numbers in another order differ by less. */
const ROUNDING = 1e-6;

interface Outcome {
  readonly experience: number;
  readonly worth: number;
  readonly defeated: boolean;
}

function session({ state: before, command, hours }: ForecastCharacter, random: () => number): Outcome {
  const timeline = [{ at: 0, world }];
  const word = (): number => Math.floor(random() * 2 ** 32);
  const state: State = { ...before };
  const begun = execute(
    state,
    withSeeds(command, () => [word(), word(), word(), word()]),
    timeline,
    0,
  );
  if ('refused' in begun) throw new Error(`${command.name} was refused: ${begun.refused}`);
  let defeated = false;
  const recorder = {
    sessionFinished(_at: number, reason: string) {
      defeated = reason === 'defeated';
    },
  };
  for (const part of [random(), 1]) advance(state, timeline, Math.floor(part * hours * HOUR), recorder);
  return {
    experience: sum(state.shown.experience) - sum(before.shown.experience),
    worth: worthOf(state.shown) - worthOf(before.shown),
    defeated,
  };
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** What all that a character owns is worth at shop prices, with the packed food. */
function worthOf({ inventory, equipment: { food, foodAmount = 0 } }: Shown): number {
  const owned = entriesOf(inventory).map(([id, amount]) => item(id).value * amount);
  return sum(owned) + (food === undefined ? 0 : item(food).value * foodAmount);
}

interface Estimate {
  readonly mean: number;
  readonly error: number;
}

function estimated(values: readonly number[]): Estimate {
  const mean = sum(values) / values.length;
  const variance = sum(values.map((value) => (value - mean) ** 2)) / (values.length - 1);
  return { mean, error: Math.sqrt(variance / values.length) };
}

function expectAgreement(forecast: Estimate, sessions: Estimate): void {
  const combined = Math.hypot(forecast.error, sessions.error);
  const difference = Math.abs(forecast.mean - sessions.mean);
  const scale = Math.abs(sessions.mean);
  expect(difference).toBeLessThanOrEqual(MOST_ERRORS * combined + ROUNDING * scale);
  if (scale > 0 && combined / scale < SMALL_ERROR)
    expect(difference / scale).toBeLessThanOrEqual(MOST_DIFFERENCE);
}

function forecastOf({ state, command, hours }: ForecastCharacter): Forecast {
  const question = { shown: state.shown, command, at: 0, until: hours * HOUR, seed: SEED };
  const forecast = openForecast(question, world, {
    firstRuns: FORECAST_RUNS,
    mostRuns: FORECAST_RUNS,
    error: 0,
  });
  if ('refused' in forecast) throw new Error(`${command.name} was refused: ${forecast.refused}`);
  forecast.play(FORECAST_RUNS);
  return forecast.summary();
}

test.each(FORECAST_CHARACTERS)('a forecast agrees with the sessions of a character: $name', (character) => {
  const random = seededRandom(18);
  const sessions = Array.from({ length: SESSIONS }, () => session(character, random));
  const forecast = forecastOf(character);

  const experience = totalExperience(forecast);
  const { standardErrors, gold, survives, runs } = forecast;
  expectAgreement(
    { mean: experience, error: standardErrors.experience * experience },
    estimated(sessions.map((one) => one.experience)),
  );
  expectAgreement(
    { mean: gold.expected, error: Math.abs(standardErrors.gold * gold.expected) },
    estimated(sessions.map(({ worth }) => worth)),
  );

  const share = sessions.filter(({ defeated }) => defeated).length / SESSIONS;
  // The share of both together: with it the error of a share of 0 or 1 is not 0.
  const pooled = (share * SESSIONS + (1 - survives) * runs) / (SESSIONS + runs);
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / SESSIONS + 1 / runs));
  expect(Math.abs(share - (1 - survives))).toBeLessThanOrEqual(MOST_ERRORS * error + ROUNDING);
});
