import type { Forecast } from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { foodText } from './food-text.ts';

const NOW = 1_000;
const HOUR = 3_600_000;
const said = (gone: number | null, share = 1, expected = 90, survives = 1) => {
  const at = NOW + (gone ?? 0);
  const answer = {
    survives,
    endsAt: { p5: NOW, p50: NOW + 0.5 * HOUR, p95: NOW },
    food: { expected, ends: null, gone: gone === null ? null : { share, at: { p5: at, p50: at, p95: at } } },
  } as unknown as Forecast;
  return foodText({ status: 'answered', answer, isDone: true }, NOW);
};

test('tells when the food is gone, in whole minutes', () => {
  expect(said(1.51 * HOUR)).toBe('about 1 h 30 min');
  expect(said(70_000)).toBe('about 1 min');
  expect(said(45_000)).toBe('about 45 s');
  expect(said(-1)).toBe('about 0 s');
});

test('tells how often it lasts', () => {
  expect(said(HOUR, 0.25)).toBe('to the end in 75% of nights, otherwise about 1 h');
  expect(said(null)).toBe('to the end');
});

test('tells that a rest ends the fight with the food', () => {
  const at = { p5: NOW, p50: NOW + HOUR, p95: NOW };
  const food = { expected: 90, gone: null, ends: { share: 0.9, at } };
  const answer = { survives: 1, endsAt: at, food } as unknown as Forecast;
  expect(foodText({ status: 'answered', answer, isDone: true }, NOW)).toBe('about 1 h, then the fight ends');
});

test('tells what happens without food', () => {
  expect(said(null, 1, 0, 0)).toBe('none packed; defeat in about 30 min');
});

test('says that the answer is not there', () => {
  expect(foodText({ status: 'waiting' }, NOW)).toBe('counting…');
  expect(foodText({ status: 'failed' }, NOW)).toBe('not known');
  expect(foodText({ status: 'refused', code: 'action/none' }, NOW)).toBe('not known');
});
