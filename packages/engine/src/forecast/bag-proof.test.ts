import { expect, test } from 'vitest';
import type { Shown } from '../state/state.ts';
import { START, testState, testWorld } from '../testing/index.ts';
import type { BagAim } from '../world/best-builds.ts';
import { provedBest } from './bag-proof.ts';
import { BagSets } from './bag-set.ts';
import type { Forecast } from './forecast.ts';

/** What a threshold in percent is worth, and how many of 40 and of 80 runs are lost with it. */
type Worth = Readonly<
  Record<number, { readonly brings: number; readonly lost?: number; readonly lostLong?: number }>
>;

/** Proves two thresholds. The answer: which is kept, and what was played, as threshold and runs. */
function proofOf(found: number, worn: number, worth: Worth, aim: BagAim = 'experience') {
  const { shown } = testState({ healingShare: worn * 100 });
  const sets = new BagSets(shown, testWorld({}), START);
  const played: string[] = [];
  const worthOf = ({ healingShare }: Shown) => worth[healingShare / 100] ?? { brings: 0 };
  const forecastOf = (runs: number) =>
    // biome-ignore lint/correctness/useYield: this proof is played at once.
    function* (from: Shown): Generator<void, Forecast> {
      const { lost = 0, lostLong = lost } = worthOf(from);
      played.push(`${from.healingShare / 100} % ${runs}`);
      const survives = 1 - (runs === 40 ? lost : lostLong) / runs;
      return { survives, runningTime: 1, why: [] } as unknown as Forecast;
    };
  const steps = provedBest(found === worn ? sets.worn : sets.eatingAt(sets.worn, found * 100), [], {
    aim,
    sets,
    forecastOf: forecastOf(40),
    longForecastOf: forecastOf(80),
    scoreOf: ({ survives }, from) => ({ values: [worthOf(from).brings], survives, perHour: null }),
  });
  let step = steps.next();
  while (!step.done) step = steps.next();
  return { kept: step.value.best.set.shown.healingShare / 100, played };
}

test('what is found is kept when it is safe and better', () => {
  const worth = { 50: { brings: 9 }, 75: { brings: 8 } };
  expect(proofOf(50, 75, worth)).toEqual({ kept: 50, played: ['75 % 40', '50 % 40'] });
});

test('where it loses a run, the first higher threshold that is safe is kept, and no further one is played', () => {
  const worth = { 25: { brings: 9, lost: 1 }, 35: { brings: 8, lost: 1 }, 50: { brings: 7 } };
  expect(proofOf(25, 75, { ...worth, 75: { brings: 6 } })).toEqual({
    kept: 50,
    played: ['75 % 40', '25 % 40', '35 % 40', '50 % 40'],
  });
});

test('a low threshold is kept only where 80 runs lose no more than one', () => {
  const present = { 50: { brings: 7 } };
  const rare = proofOf(25, 50, { ...present, 25: { brings: 9, lostLong: 1 }, 35: { brings: 8 } });
  expect(rare).toEqual({ kept: 25, played: ['50 % 40', '25 % 40', '25 % 80'] });
  const frequent = proofOf(25, 50, { ...present, 25: { brings: 9, lostLong: 2 }, 35: { brings: 8 } });
  expect(frequent).toEqual({ kept: 35, played: ['50 % 40', '25 % 40', '25 % 80', '35 % 40'] });
});

test('what is worn is kept when it is safe and brings more than the safe one that was found', () => {
  const worth = { 25: { brings: 9, lost: 1 }, 35: { brings: 5 }, 50: { brings: 7 } };
  expect(proofOf(25, 50, worth).kept).toBe(50);
});

test('a safe one is kept before one that is worn, brings more and loses runs', () => {
  expect(proofOf(50, 15, { 15: { brings: 9, lost: 3 }, 50: { brings: 7 } }).kept).toBe(50);
});

test('where none is safe, the best is kept with which no more runs are lost than with the present one', () => {
  const lost = { 35: 5, 50: 4, 75: 4 };
  const worth = Object.fromEntries(
    Object.entries(lost).map(([share, runs]) => [share, { brings: 100 - Number(share), lost: runs }]),
  );
  expect(proofOf(35, 50, worth).kept).toBe(50);
  expect(proofOf(75, 35, worth).kept).toBe(35);
});

test('for safety a lower threshold is never kept', () => {
  const worth = { 35: { brings: 9 }, 50: { brings: 7, lost: 2 } };
  expect(proofOf(35, 50, worth, 'safety').kept).toBe(50);
});
