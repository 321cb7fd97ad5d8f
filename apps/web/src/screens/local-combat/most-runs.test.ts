import type { Forecast } from '@slumberfell/engine';
import { expect, test } from 'vitest';
import type { ForecastStatus } from '../../features/forecast/forecast-client.ts';
import { mostRuns } from './most-runs.ts';

const held = (p50: number, runningTime = 1, reason = 'limit'): ForecastStatus<Forecast> => ({
  status: 'answered',
  answer: {
    dungeonRuns: { finished: { p5: p50, p50, p95: p50 } },
    why: [{ reason, share: 1 }],
    runningTime,
  } as unknown as Forecast,
  isDone: true,
});

test.each([
  [
    'what the night and the food hold, and not all keys',
    held(14),
    false,
    636,
    14,
    /^Max is 14 runs: as many/,
  ],
  ['all keys where the night holds them', held(3), false, 3, 3, /^Max is 3 runs: .* all your keys\.$/],
  ['one run where none is finished', held(0), false, 9, 1, /^You will most likely not finish even one run/],
  [
    'one run where the only key is lost',
    held(0),
    false,
    1,
    1,
    /^You will most likely not finish even one run/,
  ],
  [
    'one run where no food is packed for one',
    held(0, 0, 'provisions'),
    false,
    9,
    1,
    /are not enough for one run/,
  ],
  ['not known before the forecast', { status: 'waiting' }, false, 9, null, /^Counting/],
  ['not known while the question is another one', held(4), true, 9, null, /^Counting/],
  [
    'all keys without a forecast',
    { status: 'failed' },
    false,
    9,
    9,
    /into the night\. Max is all your keys\.$/,
  ],
] as const)('Max is %s', (_, status, isOld, keys, runs, words) => {
  const most = mostRuns(status, isOld, keys);
  expect(most.runs).toBe(runs);
  expect(most.words).toMatch(words);
});

test('without keys there is nothing to say', () => {
  expect(mostRuns({ status: 'waiting' }, false, 0)).toEqual({ runs: 0, words: null });
});
