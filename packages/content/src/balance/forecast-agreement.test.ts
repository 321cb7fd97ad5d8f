import {
  advance,
  execute,
  type Forecast,
  openForecast,
  type Seed,
  type State,
  totalExperience,
  withSeeds,
} from '@slumberfell/engine';
import { isLong, seededRandom } from '@slumberfell/engine/testing';
import { test } from 'vitest';
import { estimated, expectAgreement, expectEqualShares, sum, worthOf } from './agreement.ts';
import { FORECAST_CHARACTERS, type ForecastCharacter } from './forecast-characters.ts';
import { world } from './shipped.ts';

/**
 * A forecast agrees with sessions that are settled apart from it, with other seeds, in parts, as a server
 * settles them.
 */
const FORECAST_RUNS = isLong ? 20_000 : 150;
const SESSIONS = isLong ? 2_000 : 60;
const HOUR = 3_600_000;
const SEED: Seed = [0x0f0e_c457, 2, 3, 4];

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
  expectEqualShares({ share: 1 - survives, count: runs }, { share, count: SESSIONS });
});
