import { expect, test } from 'vitest';
import type { ChronicleFirst } from '../../features/chronicle/first-words.ts';
import { datedFirsts, firstsByDay } from './firsts-by-day.ts';

const first = (id: number, at: number | null): ChronicleFirst => ({ kind: 'pet', id, level: null, at });
const noon = (day: number): number => new Date(2026, 5, day, 12).getTime();

test('firsts are grouped by their days, the newest first, without those that have no date', () => {
  const firsts = [first(1, noon(1)), first(2, null), first(3, noon(2) + 5), first(4, noon(2))];
  const days = firstsByDay(datedFirsts(firsts));
  expect(days.map((day) => day.map(({ id }) => id))).toEqual([[3, 4], [1]]);
});
