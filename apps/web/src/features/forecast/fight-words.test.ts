import type { Forecast, ForecastEnd } from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { fightWords, hourWords } from './fight-words.ts';
import type { SessionForecast } from './messages.ts';

const MINUTE = 60_000;
const EVENING = new Date(2026, 3, 1, 18, 23).getTime();
const NIGHT = 1080;

interface Given {
  /** Minutes after the begin at which most runs end. */
  readonly ends?: number;
  readonly why?: ForecastEnd;
  readonly survives?: number;
  readonly packed?: number;
  readonly eaten?: number;
  /** Shares of the runs that the food ends, and in which it is gone. */
  readonly foodEnds?: number;
  readonly foodGone?: number;
  /** Minutes before the question at which the session has begun. */
  readonly age?: number;
}

function forecast({ ends = NIGHT, why = 'limit', survives = 1, packed = 900, age = 0, ...given }: Given) {
  const p50 = EVENING + ends * MINUTE;
  const at = { p5: p50, p50, p95: p50 };
  return {
    survives,
    why: [{ reason: why, share: 1 }],
    endsAt: at,
    runningTime: ends * MINUTE,
    night: { startAt: EVENING - age * MINUTE, limitAt: EVENING + (NIGHT - age) * MINUTE },
    food: {
      expected: given.eaten ?? 700,
      packed,
      ends: given.foodEnds === undefined ? null : { share: given.foodEnds, at },
      gone: given.foodGone === undefined ? null : { share: given.foodGone, at },
    },
  } as unknown as Forecast;
}
const words = (given: Given) => fightWords(forecast(given), EVENING);
/** A hunt that rests with the last food. */
const fed = (ends: number, given: Given = {}) => words({ ends, why: 'provisions', foodEnds: 1, ...given });

/** The words of a hunt that rests after some minutes, and of work that follows until another minute. */
function followed(ends: number, until: number, given: Given = {}) {
  const hunt = forecast({ ends, why: 'provisions', foodEnds: 1, ...given });
  const p50 = EVENING + until * MINUTE;
  const following = { itemId: 1, forecast: { endsAt: { p5: p50, p50, p95: p50 } } };
  return fightWords({ ...hunt, following } as unknown as SessionForecast, EVENING);
}

test('work that follows fills the night, and its end is the end of both', () => {
  expect(followed(6, NIGHT)).toMatchObject({
    tone: 'good',
    outcome: 'Comes home safe, and is busy until 12:23',
    end: 'Low food ends it at 18:29, after 6 min of 18 h.',
    filled: { percent: 100, text: '6 min and then 17 h 54 min of work' },
  });
  expect(followed(6, NIGHT, { survives: 0.98 })).toMatchObject({
    tone: 'plain',
    outcome: 'Survives 98% of the time, and is busy until 12:23',
  });
  expect(followed(6, NIGHT, { survives: 0.2 }).tone).toBe('bad');
  expect(followed(6, 60)).toMatchObject({
    tone: 'bad',
    outcome: 'Most of the night is lost: 17 h of it to go',
  });
});

test('food that ends the hunt is named as its end, and is not said to last', () => {
  expect(fed(5.93)).toEqual({
    tone: 'bad',
    outcome: 'Most of the night is lost: 17 h 54 min of it to go',
    end: 'Low food ends it at 18:29, after 5 min 56 s of 18 h.',
    food: 'Runs low at 18:29',
    filled: { percent: expect.closeTo((100 * 5.93) / NIGHT), text: '5 min 56 s of 18 h' },
  });
});

test.each([
  [3, 'Too little for one run', 'One run costs more than your health and packed food together.'],
  [0, 'None', 'One run costs more health than you have, and no food is packed.'],
])('runs of a dungeon that rest and have %i portions for the first begin none', (packed, food, end) => {
  const none = { ends: 0, why: 'provisions', packed, eaten: 0 } as const;
  const outcome = 'No run begins: too little health and food';
  expect(words(none)).toMatchObject({ tone: 'bad', outcome, food, end });
});

test.each([
  ['the night ends first', {}, 'Lasts to the end'],
  ['the kills are reached first', { ends: 90, why: 'done' }, 'Lasts until 19:53'],
  ['the character falls first', { ends: 90, why: 'defeated', survives: 0 }, 'Lasts until 19:53'],
  ['it is gone and the fight goes on', { foodGone: 0.5 }, 'Gone by about 12:23'],
  ['nothing is eaten', { eaten: 0 }, 'Not needed'],
  ['none is packed', { packed: 0, eaten: 0 }, 'None'],
] as const)('packed food where %s', (_, given, said) => {
  expect(words(given).food).toBe(said);
});

test.each([
  [1080, 'good', 'Survives to the end'],
  [1040, 'good', 'Comes home safe, 40 min before the night is over'],
  [900, 'plain', 'Comes home safe, but early, with 3 h of the night left'],
  [540, 'warn', 'Comes home far too early, with 9 h of the night left'],
  [60, 'bad', 'Most of the night is lost: 17 h of it to go'],
] as const)('a hunt that comes home after %d of 1080 minutes', (ends, tone, outcome) => {
  expect(fed(ends)).toMatchObject({ tone, outcome });
});

test('the words grow no milder the more of the night is lost', () => {
  const tones = ['good', 'plain', 'warn', 'bad'];
  const ranks = Array.from({ length: NIGHT }, (_, lost) => tones.indexOf(fed(NIGHT - lost).tone));
  expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
  expect(new Set(ranks).size).toBe(4);
});

test('a running hunt has the words that it had at its begin', () => {
  expect(fed(240, { age: 300 })).toMatchObject({ tone: 'warn', outcome: fed(540).outcome });
  expect(fed(240, { age: 300 }).end).toBe('Low food ends it at 22:23, after 4 h of 13 h.');
});

test.each([
  [0.8, 'plain', 'Survives 80% of the time'],
  [0.2, 'bad', 'Survives 20% of the time, or falls after 12 min 34 s'],
  [0, 'bad', 'Falls, usually after 12 min 34 s'],
] as const)('survival of %d', (survives, tone, outcome) => {
  expect(words({ survives, why: 'defeated', ends: 754 / 60 })).toMatchObject({ tone, outcome });
});

test('a small danger does not hide that most of the night is lost', () => {
  expect(fed(60, { survives: 0.9 })).toMatchObject({
    tone: 'bad',
    outcome: 'Survives 90% of the time, but most of the night is lost: 17 h of it to go',
  });
});

test.each([
  ['limit', {}, 'Ends at about 12:23, after 18 h, when the idle time is over.'],
  ['defeat', { ends: 60, why: 'defeated' }, 'Ends at about 19:23, after 1 h of 18 h, in defeat.'],
  [
    'low health without food',
    { ends: 60, why: 'provisions', packed: 0 },
    'With no food packed, low health ends it at 19:23, after 1 h of 18 h.',
  ],
] as const)('the end by %s', (_, given, end) => {
  expect(words(given).end).toBe(end);
});

test('cards say what the first hour threatens', () => {
  expect(hourWords(forecast({}))).toBeNull();
  expect(hourWords(forecast({ survives: 0.75 }))?.outcome).toBe('25% fall within the hour');
  expect(hourWords(forecast({ survives: 0, ends: 5 }))).toEqual({
    tone: 'bad',
    outcome: 'falls after 5 min',
  });
  expect(hourWords(forecast({ survives: 0, ends: 5, why: 'defeated-food-gone' }))?.outcome).toBe(
    'falls after 5 min, with the food gone',
  );
});
