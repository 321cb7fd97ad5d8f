import type { Forecast, ForecastEnd } from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { formatShare, survivalText } from './survival-text.ts';

const forecast = (survives: number, reason: ForecastEnd = 'limit') =>
  ({
    survives,
    why: [{ reason, share: 1 }],
    endsAt: { p5: 300_000, p50: 754_000, p95: 900_000 },
  }) as unknown as Forecast;

test.each([
  [1, { tone: 'good', text: 'Survives to the end' }],
  [0.8, { tone: 'plain', text: 'Survives 80% of the time' }],
  [0.2, { tone: 'bad', text: 'Survives 20% of the time, or falls after 12 min 34 s' }],
  [0, { tone: 'bad', text: 'Falls, mostly after 12 min 34 s' }],
] as const)('survival of %d', (survives, said) => {
  expect(survivalText(forecast(survives), 0)).toEqual(said);
});

test('a session that rests before its end is not a whole night', () => {
  const said = { tone: 'plain', text: 'Comes home early, but safe' };
  expect(survivalText(forecast(1, 'provisions'), 0)).toEqual(said);
});

test.each([
  [0, '0%'],
  [0.001, '1%'],
  [0.5, '50%'],
  [0.999, '99%'],
  [1, '100%'],
])('a share of %d is %s', (share, text) => {
  expect(formatShare(share)).toBe(text);
});
