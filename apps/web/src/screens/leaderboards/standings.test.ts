import type { LeaderboardEntry, LeaderboardTable } from '@slumberfell/protocol';
import { expect, test } from 'vitest';
import { hasScore, lastPageOf, pageOfRank, positionText, separateOwnRow } from './standings.ts';

const entry = (ranking: number): LeaderboardEntry => ({
  ranking,
  id: 100 + ranking,
  name: `Number ${ranking}`,
  appearanceId: 1,
  amount: 1_000 - ranking,
});

const table = (rows: readonly LeaderboardEntry[], own: LeaderboardEntry | null): LeaderboardTable => ({
  rows,
  total: 45,
  pageSize: 20,
  own,
  oldestScore: 2_700_000,
});

test("shows the viewer's own row separately only when it is not on the page", () => {
  const rows = [entry(1), entry(2), entry(3)];
  expect(separateOwnRow(table(rows, entry(44)))).toEqual(entry(44));
  expect(separateOwnRow(table(rows, entry(2)))).toBeNull();
  expect(separateOwnRow(table([], entry(2)))).toEqual(entry(2));
  expect(separateOwnRow(table(rows, null))).toBeNull();
});

test('recognizes the own row by its id, because its rank may differ between the two', () => {
  const risen = { ...entry(2), ranking: 1 };
  expect(separateOwnRow(table([entry(1), entry(2)], risen))).toBeNull();
});

test('counts pages from 1, with a short last page, and at least one page', () => {
  const pages = (total: number) => lastPageOf({ ...table([], null), total });
  expect([0, 1, 20, 21, 40, 41, 1_000_000].map(pages)).toEqual([1, 1, 1, 2, 2, 3, 50_000]);
});

test('finds the page of a rank', () => {
  expect([1, 20, 21, 40, 41].map((ranking) => pageOfRank(ranking, 20))).toEqual([1, 1, 2, 2, 3]);
});

test.each([
  [1, 1, '1 character · page 1 of 1'],
  [45, 3, '45 characters · page 3 of 3'],
  [45, 9, '45 characters · last page 3'],
  [1_000_000, 25_000, '1,000,000 characters · page 25,000 of 50,000'],
])('describes %d characters at page %d as: %s', (total, page, words) => {
  expect(positionText({ ...table([], null), total }, page)).toBe(words);
});

test('shows a rank only with something to rank by', () => {
  expect([0, 1].map((amount) => hasScore({ ...entry(1), amount }))).toEqual([false, true]);
  const { amount: _, ...named } = entry(1) as Extract<LeaderboardEntry, { amount: number }>;
  expect([0, 1].map((experience) => hasScore({ ...named, level: 20, experience }))).toEqual([false, true]);
});
