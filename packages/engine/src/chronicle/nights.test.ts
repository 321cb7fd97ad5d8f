import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_AMOUNT } from '../state/experience.ts';
import { runs, START } from '../testing/index.ts';
import { EMPTY_CHRONICLE } from './chronicle.ts';
import { addNights, bestNight, NIGHT_FIGURES, type NightFigure, type NightSums } from './nights.ts';
import { decodeChronicle, encodeChronicle } from './stored-chronicle.ts';

const HOUR = 3_600_000;

const night = (hour: number, figures: Partial<Record<NightFigure, number>>, limit = hour): NightSums => ({
  experience: 0,
  kills: 0,
  items: 0,
  hunting: 0,
  ...figures,
  limitAt: START + (limit + 12) * HOUR,
  from: START + hour * HOUR,
});
const sumOf = (...nights: readonly NightSums[]): readonly NightSums[] =>
  nights.map((one) => [one]).reduce(addNights, [] as readonly NightSums[]);

test('of a night in parts the sums count, from the first part on', () => {
  const parts = sumOf(night(1, { kills: 3, items: 1 }), night(2, { kills: 4, experience: 9 }, 1));
  expect(parts).toEqual([night(1, { kills: 7, items: 1, experience: 9 })]);
});

test('the best night of a figure is the one with most of it, the earliest of equal ones', () => {
  const nights = sumOf(
    night(0, { kills: 2 }),
    night(12, { kills: 9, experience: 1 }),
    night(24, { kills: 9, experience: 5 }),
    night(36, { kills: 1, experience: 5, items: 3 }),
    night(48, {}),
  );
  expect(bestNight({ nights }, 'kills')).toEqual(night(12, { kills: 9, experience: 1 }));
  expect(bestNight({ nights }, 'experience')).toEqual(night(24, { kills: 9, experience: 5 }));
  expect(bestNight({ nights }, 'items')?.from).toBe(START + 36 * HOUR);
  expect(bestNight({ nights }, 'hunting')).toBeNull();
});

test('sums stop at the largest amount', () => {
  const nights = sumOf(night(0, { items: MAX_AMOUNT - 1 }), night(1, { items: 5 }, 0));
  expect(nights).toEqual([night(0, { items: MAX_AMOUNT })]);
});

/** Nights in parts, in order of time. */
const partsArbitrary = fc
  .array(
    fc.array(fc.tuple(...NIGHT_FIGURES.map(() => fc.integer({ min: 0, max: 5 }))), {
      minLength: 1,
      maxLength: 4,
    }),
    { minLength: 1, maxLength: 20 },
  )
  .map((nights) =>
    nights.flatMap((parts, index) =>
      parts.map(([experience = 0, kills = 0, items = 0, hunting = 0], part) =>
        night(12 * index + part, { experience, kills, items, hunting }, 12 * index),
      ),
    ),
  );

test('the nights of parts do not depend on how they are grouped, and the best of all nights are kept', () => {
  fc.assert(
    fc.property(partsArbitrary, fc.array(fc.nat()), (parts, places) => {
      const cuts = [...new Set(places.map((place) => place % parts.length))].toSorted((a, b) => a - b);
      const groups = [0, ...cuts].map((cut, index) => parts.slice(cut, cuts[index] ?? parts.length));
      const grouped = groups.map((group) => sumOf(...group)).reduce(addNights, []);
      expect(grouped).toEqual(sumOf(...parts));
      expect(grouped.length).toBeLessThanOrEqual(NIGHT_FIGURES.length + 2);

      for (const figure of NIGHT_FIGURES) {
        const sums = new Map<number, number>();
        for (const part of parts) sums.set(part.limitAt, (sums.get(part.limitAt) ?? 0) + part[figure]);
        expect(bestNight({ nights: grouped }, figure)?.[figure] ?? 0).toBe(Math.max(...sums.values()));
      }
      const encoded = encodeChronicle({ ...EMPTY_CHRONICLE, nights: grouped });
      expect(decodeChronicle(encoded).nights).toEqual(grouped);
    }),
    runs(300),
  );
});
