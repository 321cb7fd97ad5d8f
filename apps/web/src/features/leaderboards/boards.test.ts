import { LEADERBOARD_TYPES } from '@slumberfell/protocol';
import { expect, test } from 'vitest';
import { BOARD_GROUPS, boardNamed } from './boards.ts';

test('groups all 26 boards in their order', () => {
  expect(BOARD_GROUPS.map(({ title, boards }) => [title, boards.length])).toEqual([
    ['Overall', 6],
    ['Gathering', 4],
    ['Crafting', 10],
    ['Combat', 6],
  ]);
  expect(BOARD_GROUPS.flatMap(({ boards }) => boards.map(({ type }) => type))).toEqual(LEADERBOARD_TYPES);
});

test('shows level and experience on boards of skills, and an amount on others', () => {
  const shown = (name: string) => boardNamed(name).columns.length;
  expect(['Level', 'Cooking', 'Magic'].map(shown)).toEqual([2, 2, 2]);
  expect(['Gold', 'Cards', 'Trophies'].map(shown)).toEqual([1, 1, 1]);
});

test('uses the first board for an unknown name in the address', () => {
  expect(boardNamed('Gold').title).toBe('Gold');
  expect(boardNamed('gold').type).toBe('Level');
  expect(boardNamed('toString').type).toBe('Level');
  expect(boardNamed(undefined).type).toBe('Level');
});
