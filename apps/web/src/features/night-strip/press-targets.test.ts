import type { StepForecast } from '@slumberfell/engine';
import { runs } from '@slumberfell/engine/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { NightSegments } from './night-segments.ts';
import { pressTargets } from './press-targets.ts';

const foretold = (step: number | null) => ({ step }) as StepForecast;

/**
 * @param widths of the sessions, the rest of the time is free
 * @param marks steps without a session, each with its place
 */
function nightOf(
  sessions: readonly (readonly [step: number | null, width: number])[],
  marks: readonly (readonly [step: number, at: number])[] = [],
): NightSegments {
  let from = 0;
  const segments = sessions.map(([step, width]) => {
    const until = from + width;
    const segment = { steps: [foretold(step)], from, until, width };
    from = until;
    return segment;
  });
  const free = { steps: [], from, until: 1, width: 1 - from };
  return {
    from: 0,
    until: 1,
    segments: from < 1 ? [...segments, free] : segments,
    marks: marks.map(([step, at]) => ({ steps: [foretold(step)], at, place: at })),
  };
}

const inShort = (night: NightSegments, least: number) =>
  pressTargets(night, least).map(({ place, width, steps, step }) => ({
    step,
    steps: steps.map((one) => one.step),
    place: Number(place.toFixed(3)),
    width: Number(width.toFixed(3)),
  }));

test('steps that are wide enough are pressed where they are drawn', () => {
  const night = nightOf([
    [null, 0.25],
    [0, 0.5],
  ]);
  expect(inShort(night, 0.1)).toEqual([
    { step: null, steps: [null], place: 0, width: 0.25 },
    { step: 0, steps: [0], place: 0.25, width: 0.5 },
  ]);
});

test('a narrow step takes room from the free time, else from wide steps', () => {
  const early = nightOf([
    [0, 0.5],
    [1, 0.02],
  ]);
  expect(inShort(early, 0.1).map(({ place, width }) => [place, width])).toEqual([
    [0, 0.5],
    [0.5, 0.1],
  ]);
  const full = nightOf([
    [0, 0.02],
    [1, 0.98],
  ]);
  expect(inShort(full, 0.1).map(({ place, width }) => [place, width])).toEqual([
    [0, 0.1],
    [0.1, 0.9],
  ]);
});

test('a step without a session is told with the session that follows it, and leads to no row of its own', () => {
  const night = nightOf(
    [
      [0, 0.3],
      [2, 0.7],
    ],
    [
      [1, 0.3],
      [3, 1],
    ],
  );
  expect(inShort(night, 0.1).map(({ step, steps }) => [step, steps])).toEqual([
    [0, [0]],
    [2, [1, 2, 3]],
  ]);
});

test('where there is no room for all, the narrowest neighbours are pressed as one', () => {
  const night = nightOf([
    [0, 0.4],
    [1, 0.05],
    [2, 0.05],
    [3, 0.5],
  ]);
  expect(inShort(night, 0.3).map(({ step, steps }) => [step, steps])).toEqual([
    [0, [0]],
    [1, [1, 2]],
    [3, [3]],
  ]);
});

test('without sessions nothing is pressed', () => {
  expect(pressTargets(nightOf([], [[0, 0]]), 0.1)).toEqual([]);
});

test('each target is wide enough, all lie in the time, and each step is in one of them', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 1_000 }), { minLength: 1, maxLength: 30 }),
      fc.nat(1_000),
      fc.double({ min: 0.01, max: 0.5, noNaN: true }),
      (sizes, free, least) => {
        const whole = sizes.reduce((sum, size) => sum + size, free);
        const night = nightOf(sizes.map((size, step) => [step, size / whole]));
        const targets = pressTargets(night, least);
        let place = 0;
        for (const target of targets) {
          expect(target.width).toBeGreaterThan(least - 1e-9);
          expect(target.place).toBeCloseTo(place, 9);
          place += target.width;
        }
        expect(place).toBeLessThan(1 + 1e-9);
        expect(targets.flatMap(({ steps }) => steps.map(({ step }) => step))).toEqual([...sizes.keys()]);
      },
    ),
    runs(200),
  );
});
