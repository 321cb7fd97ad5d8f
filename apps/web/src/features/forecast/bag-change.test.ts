import type { Forecast } from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { bagChanges } from './bag-change.ts';

const forecast = (survives: number, experience: number, gold: number, food: number) =>
  ({
    survives,
    experience: [{ perHour: experience }],
    gold: { perHour: gold },
    food: { perHour: food },
  }) as unknown as Forecast;

test('says what the best set changes; less food is better', () => {
  const worn = forecast(0.97, 1_000.2, 300, 40);
  const best = forecast(1, 1_040, 290, 31);
  expect(bagChanges({ pieces: [], worn, best })).toEqual([
    { name: 'Survives', worn: '97%', best: '100%', tone: 'better' },
    { name: 'Experience an hour', worn: '1,000', best: '1,040', tone: 'better' },
    { name: 'Worth an hour', worn: '300', best: '290', tone: 'worse' },
    { name: 'Food an hour', worn: '40', best: '31', tone: 'better' },
  ]);
});

test('what reads the same is the same', () => {
  const worn = forecast(1, 1_000.1, 0, 0);
  const best = forecast(1, 1_000.4, 0, 0);
  expect(bagChanges({ pieces: [], worn, best }).map(({ tone }) => tone)).toEqual(Array(4).fill('same'));
});
