import type { Forecast } from '@slumberfell/engine';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EnemyRate } from './EnemyRate.tsx';

const lion = {
  experience: [{ expected: 96_000, perHour: 96_000 }],
  gold: { expected: 552_000, perHour: 552_000 },
  food: { expected: 45, perHour: 45 },
  kills: { expected: 100, perHour: 100 },
  survives: 1,
  runningTime: 3_600_000,
} as unknown as Forecast;

/** The text of the markup. */
const textOf = (rate: Forecast): string =>
  renderToStaticMarkup(<EnemyRate rate={rate} chance={0.005} />)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');

test('an enemy that is met by chance is told per kill and not an hour', () => {
  const text = textOf(lion);
  expect(text).toContain('960 experience per kill');
  expect(text).toContain('5,520 gold worth per kill');
  expect(text).toContain('0.45 portions of food per kill');
  expect(text).toContain('0.5% of fights');
  expect(text).not.toContain('hour');
  expect(text).not.toContain('/h');
});

test('an enemy that no run kills says so', () => {
  expect(textOf({ ...lion, kills: { expected: 0, perHour: 0 } })).toContain('No kill');
});

test('a loss has the same minus sign for the eye and for screen readers', () => {
  const text = textOf({ ...lion, gold: { expected: -6_559_400, perHour: -6_559_400 } });
  expect(text).toContain('−65k g');
  expect(text).toContain('−65,594 gold worth per kill');
  expect(text).not.toContain('-65');
});
