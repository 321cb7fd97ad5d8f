import { expect, test } from 'vitest';
import { mondayOf, type Span, spanName, spanOf, weeksOf } from './spans.ts';

const DAY = 86_400_000;
/** A Monday. */
const MONDAY = Date.UTC(2026, 7, 24);
const span = (start: number, gold: number, days: 1 | 7 = 1): Span => ({
  start,
  days,
  values: { experience: 1, gold, kills: 0, time: 0, runs: 0 },
});

test('days of one week become its sum, and a week stays as it is', () => {
  const spans = [
    span(MONDAY + 8 * DAY, 1),
    span(MONDAY + 6 * DAY, 2),
    span(MONDAY, 3),
    span(MONDAY - 7 * DAY, 9, 7),
  ];
  const weeks = weeksOf(spans, true);
  expect(weeks.map(({ start, values }) => [start, values.gold])).toEqual([
    [MONDAY + 7 * DAY, 1],
    [MONDAY, 5],
    [MONDAY - 7 * DAY, 9],
  ]);
  expect(weeks[1]).toMatchObject({ days: 7, values: { experience: 2 } });
  expect(weeksOf(spans, false)).toEqual(weeks.slice(0, -1));
});

test('a week begins on Monday', () => {
  expect(mondayOf(MONDAY)).toBe(MONDAY);
  expect(mondayOf(MONDAY + 6 * DAY)).toBe(MONDAY);
  expect(mondayOf(MONDAY - DAY)).toBe(MONDAY - 7 * DAY);
  expect(spanName({ start: MONDAY, days: 7 })).toBe('Week of 24 Aug 2026');
});

test('a day has a value for each chart', () => {
  const { values } = spanOf({
    start: MONDAY,
    days: 1,
    kills: [
      { enemyId: 1, kills: 2, defeats: 1 },
      { enemyId: 2, kills: 3, defeats: 0 },
    ],
    runs: [{ dungeonId: 1, runs: 4 }],
    times: [{ regionId: 1, ms: { hunting: 5, crafting: 6 } }],
    experience: [{ skillId: 1, points: 7 }],
    gold: { sold: 8, bought: 100 },
  });
  expect(values).toEqual({ experience: 7, gold: 8, kills: 5, time: 11, runs: 4 });
});
