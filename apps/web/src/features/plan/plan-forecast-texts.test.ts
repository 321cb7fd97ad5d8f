import type { PlanForecast, StepForecast } from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { planOutlook, stepOutlook } from './plan-forecast-texts.ts';

const at = (hour: number, minute = 0) => new Date(2026, 3, 1, hour, minute).getTime();
const sure = (instant: number) => ({ p5: instant, p50: instant, p95: instant });
const step = (given: Partial<StepForecast>): StepForecast => ({
  step: 0,
  share: 1,
  times: 1,
  begins: sure(at(22, 10)),
  ends: sure(at(23, 40)),
  amount: 0,
  coins: 0,
  refused: null,
  isNeverReached: false,
  ...given,
});
const refusal = (share: number, code = 'craft/missing-input') => ({ share, code, at: sure(at(22)) });

test.each<[Partial<StepForecast>, string, boolean]>([
  [{ amount: 5_648.7 }, '22:10 to 23:40, about 5,649.', false],
  [{ step: null }, 'to 23:40.', false],
  [{ ends: sure(at(22, 10)), coins: 1_240 }, 'at 22:10, +1,240 gold.', false],
  [{ isNeverReached: true }, 'Its turn does not come tonight.', true],
  [
    { begins: null, ends: null, share: 0, refused: refusal(1) },
    'Will be skipped: You do not have the components for this.',
    true,
  ],
  [
    { share: 0.6, refused: refusal(0.4, 'plan/defeated') },
    '22:10 to 23:40. Skipped in 40% of nights: After a defeat, no fight begins until something else has been done.',
    true,
  ],
  [{ share: 0.5 }, 'In 50% of nights: 22:10 to 23:40.', false],
  [{ share: 0.03, amount: 6 }, 'In 3% of nights: 22:10 to 23:40, about 200.', false],
  [
    { share: 0.03, ends: sure(at(22, 10)), coins: 2_565_380 },
    'In 3% of nights: at 22:10, +85,512,667 gold.',
    false,
  ],
  [{ refused: refusal(0.01) }, '22:10 to 23:40.', false],
])('%j', (given, text, warns) => {
  expect(stepOutlook(step(given), 'begin-crafting')).toEqual({ text, warns });
});

test('fights are counted in kills and runs', () => {
  expect(stepOutlook(step({ amount: 5 }), 'begin-hunting').text).toBe('22:10 to 23:40, about 5 kills.');
  expect(stepOutlook(step({ amount: 3 }), 'begin-dungeon').text).toBe('22:10 to 23:40, about 3 runs.');
  expect(stepOutlook(step({ amount: 1 }), 'begin-dungeon').text).toBe('22:10 to 23:40, about 1 run.');
});

test('the whole is told with its end and its defeats', () => {
  const forecast = (end: number, defeats: number, steps: readonly StepForecast[] = [step({ share: 0.9 })]) =>
    ({
      steps,
      endsAt: sure(end),
      night: { startAt: at(22), limitAt: at(30) },
      defeats,
    }) as unknown as PlanForecast;
  expect(planOutlook(forecast(at(30), 0))).toBe('Busy until 06:00.');
  expect(planOutlook(forecast(at(26), 0.25))).toBe(
    'Everything is done by about 02:00, before the night is over. Loses a fight in 25% of nights.',
  );
  const refused = refusal(1, 'junk/none');
  expect(planOutlook(forecast(at(26), 0, [step({ share: 0, refused })]))).toMatch(
    /^Everything is done by about 02:00/,
  );
});

// "The night is over before its turn comes" stood nine times above "All is done, before the night is over".
test('a plan whose steps have no turn is not said to be done', () => {
  const steps = [step({}), step({ share: 0.03 }), step({ share: 0, isNeverReached: true })];
  const forecast = {
    steps,
    endsAt: sure(at(26)),
    night: { startAt: at(22), limitAt: at(30) },
    defeats: 0,
  } as unknown as PlanForecast;
  expect(planOutlook(forecast)).toBe('It ends at about 02:00, before every step has had its turn.');
});
