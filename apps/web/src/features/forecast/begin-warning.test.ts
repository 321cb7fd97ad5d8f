import type { Forecast, ForecastEnd } from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { beginWarning } from './begin-warning.ts';

interface Ended {
  readonly survives?: number;
  readonly kills?: number;
  readonly dungeonRuns?: number;
  readonly why?: ForecastEnd;
}

const forecast = ({ survives = 1, kills = 40, dungeonRuns = 0, why = 'running' }: Ended) =>
  ({
    survives,
    kills: { expected: kills },
    dungeonRuns: { expected: dungeonRuns },
    why: [{ reason: why, share: 1 }],
    endsAt: { p5: 60_000, p50: 95_000, p95: 120_000 },
  }) as unknown as Forecast;

test.each([
  ['a hunt that lasts', {}, 'hunt', null],
  ['a hunt that rests after an hour', { why: 'provisions' }, 'hunt', null],
  ['a hunt that half of the runs survive', { survives: 0.5, why: 'defeated' }, 'hunt', null],
  ['a hunt without a kill that lasts', { kills: 0 }, 'hunt', null],
  ['a dungeon whose first run lasts longer than the forecast', { dungeonRuns: 0 }, 'dungeon', null],
  ['a dungeon that is done', { dungeonRuns: 1, why: 'done' }, 'dungeon', null],
] as const)('does not warn of %s', (_, ended, kind, expected) => {
  expect(beginWarning(forecast(ended), kind, 0)).toBe(expected);
});

test.each([
  ['a hunt that most runs lose', { survives: 0.4, why: 'defeated' }, 'hunt', /fall after 1 min 35 s/],
  [
    'a hunt that comes home without a kill',
    { kills: 0.2, why: 'provisions' },
    'hunt',
    /not beat a single enemy/,
  ],
  [
    'a dungeon that ends before the boss',
    { dungeonRuns: 0.3, why: 'defeated' },
    'dungeon',
    /never reach the end/,
  ],
  [
    'runs of a dungeon that end in a defeat',
    { survives: 0.1, dungeonRuns: 3, why: 'defeated' },
    'dungeon',
    /fall after/,
  ],
] as const)('warns of %s', (_, ended, kind, expected) => {
  expect(beginWarning(forecast(ended), kind, 0)).toMatch(expected);
});
