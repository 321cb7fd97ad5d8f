import { isLong, seededRandom } from '@slumberfell/engine/testing';
import { test } from 'vitest';
import { FORECAST_CHARACTERS } from './forecast-characters.ts';
import { expectForecastAgrees } from './forecast-comparisons.ts';

/**
 * A forecast agrees with sessions that are settled apart from it, with other seeds, in parts, as a server
 * settles them.
 */
const COUNTS = {
  runs: isLong ? 20_000 : 150,
  sessions: isLong ? 2_000 : 60,
  characters: FORECAST_CHARACTERS.length,
};

test.each(FORECAST_CHARACTERS)('a forecast agrees with the sessions of a character: $name', (character) => {
  expectForecastAgrees(character, COUNTS, seededRandom(18));
});
