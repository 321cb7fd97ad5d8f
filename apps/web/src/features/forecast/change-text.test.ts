import type { Forecast } from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { changeRows, changeText } from './change-text.ts';

interface Numbers {
  readonly experience?: number;
  readonly survives?: number;
  /** Median of the end, in minutes. */
  readonly minutes?: number;
  readonly error?: number;
  readonly kills?: number;
  readonly worth?: number;
  readonly food?: number;
}

const at = 1_000;
const forecast = ({
  experience = 1_000,
  survives = 1,
  minutes = 480,
  error = 0.005,
  kills = 300,
  worth = 5_000,
  food = 200,
}: Numbers) => ({
  at,
  forecast: {
    experience: [
      { skillId: 15, expected: experience / 4 },
      { skillId: 17, expected: (3 * experience) / 4 },
    ],
    survives,
    kills: { expected: kills },
    gold: { expected: worth },
    food: { expected: food },
    runs: 400,
    endsAt: { p5: at, p50: at + minutes * 60_000, p95: at },
    standardErrors: { experience: error, gold: 0 },
  } as unknown as Forecast,
});
const rows = (before: Numbers, after: Numbers) => changeRows(forecast(before), forecast(after));
const told = (before: Numbers, after: Numbers) => changeText(forecast(before), forecast(after));

test('tells more experience and fewer defeats', () => {
  expect(told({ survives: 0.97 }, { experience: 1_040 })).toEqual({
    better: true,
    text: '+4% experience, defeated 3% → 0%',
  });
});

test('a change of survival decides whether it is better', () => {
  expect(told({}, { experience: 1_200, survives: 0.8 })).toEqual({
    better: false,
    text: '+20% experience, defeated 0% → 20%',
  });
});

test('tells less experience alone', () => {
  expect(told({}, { experience: 900 })).toEqual({ better: false, text: '−10% experience' });
});

test.each([
  [{}, {}],
  [{}, { experience: 1_004 }],
  [{ error: 0.05 }, { experience: 1_100, error: 0.05 }],
  [{ survives: 0.5 }, { survives: 0.52 }],
  [{ experience: 0 }, { experience: 0 }],
])('tells no difference within the errors: %j, %j', (before, after) => {
  expect(told(before, after)).toEqual({ better: null, text: 'no difference' });
});

test('tells gold and food where nothing else changes', () => {
  expect(told({}, { worth: 5_400, food: 150 })).toEqual({ better: true, text: '+8% gold, −25% food' });
  expect(told({}, { worth: 4_600 })).toEqual({ better: false, text: '−8% gold' });
  expect(told({}, { food: 260 })).toEqual({ better: false, text: '+30% food' });
  expect(told({}, { experience: 1_040, worth: 5_400 }).text).toBe('+4% experience');
  expect(told({ food: 0, worth: -5 }, { food: 10, worth: 5 })).toEqual({
    better: null,
    text: 'no difference',
  });
});

test('tells how long the character lasts when it is defeated either way', () => {
  expect(told({ survives: 0, minutes: 10 }, { survives: 0, minutes: 20 })).toEqual({
    better: true,
    text: 'defeated after 10 min → 20 min',
  });
});

test('the rows are of the whole session, as the headline is, and tell its length', () => {
  const [before, after] = [
    { minutes: 300, kills: 300 },
    { experience: 1_140, minutes: 330, kills: 342 },
  ];
  expect(told(before, after)).toEqual({ better: true, text: '+14% experience' });
  expect(rows(before, after)).toEqual([
    { name: 'Experience in all', before: '1,000', after: '1,140', better: true },
    { name: 'Worth in all', before: '5,000', after: null, better: null },
    { name: 'Kills in all', before: '300', after: '342', better: true },
    { name: 'Ends after', before: '5 h', after: '5 h 30 min', better: true },
    { name: 'Survives the night', before: '100%', after: null, better: null },
  ]);
});

test.each([
  ['kills', { experience: 1_020, kills: 280 }],
  ['worth', { experience: 1_020, worth: 4_000 }],
  ['length', { experience: 1_020, minutes: 400 }],
] as const)('a gain is not called better while a row loses: %s', (_, after) => {
  expect(told({}, after)).toEqual({ better: null, text: '+2% experience' });
  expect(rows({}, after).some(({ better }) => better === false)).toBe(true);
});

test('rows within the errors tell no difference', () => {
  const after = { experience: 1_004, kills: 299, minutes: 481, worth: 5_010 };
  expect(rows({}, after).map((row) => row.after)).toEqual(Array(5).fill(null));
});

test.each([
  [0, 800, '800', true],
  [-500, -1_200, '-1,200', false],
  [-500, 300, '300', true],
])('tells a worth that is %i and becomes %i', (before, after, text, better) => {
  const row = rows({ worth: before }, { worth: after }).find(({ name }) => name === 'Worth in all');
  expect(row).toMatchObject({ after: text.replace('-', '−'), better });
});

test('tells a large gain as a factor, and a first gain as points', () => {
  expect(told({}, { experience: 4_100 }).text).toBe('4 times the experience');
  expect(told({ experience: 0 }, { experience: 1_200 }).text).toBe('1,200 experience');
});
