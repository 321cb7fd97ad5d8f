import type { PlanForecast, StepForecast } from '@slumberfell/engine';
import { runs } from '@slumberfell/engine/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nightSegments } from './night-segments.ts';

const sure = (instant: number) => ({ p5: instant, p50: instant, p95: instant });

const foretold = (
  step: number | null,
  begins: number | null,
  ends: number | null,
  share = 1,
): StepForecast => ({
  step,
  share,
  times: share,
  begins: begins === null ? null : sure(begins),
  ends: ends === null ? null : sure(ends),
  amount: 0,
  coins: 0,
  refused: null,
  isNeverReached: begins === null,
});

const night = (
  steps: readonly StepForecast[],
  limitAt: number,
): Pick<PlanForecast, 'night' | 'endsAt' | 'steps'> => ({
  night: { startAt: 0, limitAt },
  endsAt: sure(Math.max(0, ...steps.map(({ ends }) => ends?.p50 ?? 0))),
  steps,
});

/** What a reader needs of the segments: the steps of each, and its share of the time. */
const inShort = (steps: readonly StepForecast[], limitAt: number, times = 1) => {
  const { segments, marks } = nightSegments(night(steps, limitAt), times);
  return {
    segments: segments.map((one) => [one.steps.map(({ step }) => step).join(), one.width]),
    marks: marks.map((one) => [one.steps.map(({ step }) => step).join(), one.place]),
  };
};

test('what runs comes first, steps without a session are marks, and the rest of the time is free', () => {
  const steps = [
    foretold(null, 0, 20),
    foretold(0, 20, 20),
    foretold(1, 20, 20),
    foretold(2, 20, 60),
    foretold(3, 60, 60),
  ];
  expect(inShort(steps, 80)).toEqual({
    segments: [
      ['', 0.25],
      ['2', 0.5],
      ['', 0.25],
    ],
    marks: [
      ['0,1', 0.25],
      ['3', 0.75],
    ],
  });
});

test('a step that is seldom or never carried out is left out', () => {
  const steps = [
    foretold(0, 0, 40),
    foretold(1, 40, 50, 0.2),
    foretold(2, null, null, 0),
    foretold(3, 50, 80),
  ];
  expect(inShort(steps, 80).segments).toEqual([
    ['0', 0.5],
    ['3', 0.5],
  ]);
});

test('all steps of several rounds are one part', () => {
  const steps = [foretold(null, 0, 20), foretold(0, 20, 60), foretold(1, 25, 70), foretold(2, 26, 70)];
  expect(inShort(steps, 80, 3).segments).toEqual([
    ['', 0.25],
    ['0,1,2', 0.625],
    ['', 0.125],
  ]);
});

test('without steps all of the time is free', () => {
  expect(inShort([], 80)).toEqual({ segments: [['', 1]], marks: [] });
});

test('the widths always add up to the whole, and each part begins where the part before ends', () => {
  const step = fc
    .record({
      begins: fc.integer({ min: 0, max: 100 }),
      time: fc.nat(60),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
    })
    .map(({ begins, time, share }) => ({ begins, ends: begins + time, share }));
  fc.assert(
    fc.property(
      fc.array(step, { maxLength: 20 }),
      fc.integer({ min: 1, max: 120 }),
      fc.boolean(),
      (list, limitAt, isLong) => {
        const steps = list.map(({ begins, ends, share }, index) => foretold(index, begins, ends, share));
        const { from, until, segments, marks } = nightSegments(night(steps, limitAt), isLong ? 2 : 1);
        expect(segments.reduce((sum, { width }) => sum + width, 0)).toBeCloseTo(1, 9);
        expect(segments.map((one) => one.from)).toEqual([
          from,
          ...segments.map((one) => one.until).slice(0, -1),
        ]);
        expect(segments.at(-1)?.until).toBe(until);
        for (const { place } of marks) expect(place >= 0 && place <= 1).toBe(true);
      },
    ),
    runs(200),
  );
});
