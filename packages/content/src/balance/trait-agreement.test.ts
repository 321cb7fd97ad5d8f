import { isLong, PROPERTY_TIMEOUT, seededRandom } from '@slumberfell/engine/testing';
import { test } from 'vitest';
import { sum } from './agreement.ts';
import { expectForecastAgrees } from './forecast-comparisons.ts';
import { TRAIT_CHARACTERS } from './trait-characters.ts';

/**
 * The forecast of a character whose pieces have traits agrees with settled sessions. The reporter `verbose`
 * prints both (ADR 0025).
 */
const COUNTS = {
  runs: isLong ? 3_000 : 40,
  sessions: isLong ? 300 : 20,
  characters: TRAIT_CHARACTERS.length,
};

const mean = (values: readonly number[]): number => sum(values) / values.length;

test.for(TRAIT_CHARACTERS)(
  'a forecast agrees with the sessions of a character with traits: $name',
  { timeout: PROPERTY_TIMEOUT },
  async (character, { annotate }) => {
    const { forecast, sessions } = expectForecastAgrees(character, COUNTS, seededRandom(18));
    const before = character.state.shown;
    const experience = mean(sessions.map(({ points }) => sum(points) - sum(before.experience)));
    const foodId = before.equipment.food ?? 0;
    const rows = [
      ['survives', forecast.survives, mean(sessions.map(({ defeated }) => (defeated ? 0 : 1)))],
      ['experience', sum(forecast.experience.map(({ expected }) => expected)), experience],
      ['gold', forecast.gold.expected, mean(sessions.map(({ worth }) => worth))],
      ['portions', forecast.food.expected, -mean(sessions.map(({ items }) => items.get(foodId) ?? 0))],
    ] as const;
    await annotate(rows.map(([name, ...both]) => `${name} ${both.map(rounded).join(' / ')}`).join('; '));
  },
);

const rounded = (value: number): string => value.toFixed(Math.abs(value) < 10 ? 3 : 0);
