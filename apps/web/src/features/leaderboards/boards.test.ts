import { skillsOf } from '@slumberfell/engine';
import { LEADERBOARD_TYPES } from '@slumberfell/protocol';
import { expect, test } from 'vitest';
import { BOARD_GROUPS, boardNamed } from './boards.ts';

test('groups all boards, with Curator and Benefactor before the boards of their kind', () => {
  expect(BOARD_GROUPS.map(({ title, boards }) => [title, boards.length])).toEqual([
    ['Overall', 8],
    ['Gathering', skillsOf('gathering').length],
    ['Crafting', skillsOf('crafting').length],
    ['Combat', skillsOf('combat').length],
  ]);
  const listed = BOARD_GROUPS.flatMap(({ boards }) => boards.map(({ type }) => type));
  expect(listed.slice(0, 8)).toEqual([
    'Level',
    'Curator',
    'UniqueTrophies',
    'Trophies',
    'Cards',
    'RadiantCards',
    'Benefactor',
    'Gold',
  ]);
  // In each group the other boards have the order of specification 3.32.
  const own = ['Curator', 'Benefactor'];
  for (const { boards } of BOARD_GROUPS) {
    const types = boards.map(({ type }) => type).filter((type) => !own.includes(type));
    expect(types).toEqual(LEADERBOARD_TYPES.filter((type) => types.includes(type)));
  }
  expect(listed).toHaveLength(LEADERBOARD_TYPES.length);
});

test('shows level and experience on boards of skills, and an amount on others', () => {
  const shown = (name: string) => boardNamed(name).columns.length;
  expect(['Level', 'Cooking', 'Magic'].map(shown)).toEqual([2, 2, 2]);
  expect(['Gold', 'Cards', 'Trophies', 'Curator', 'Benefactor'].map(shown)).toEqual([1, 1, 1, 1, 1]);
});

test('uses the first board for an unknown name in the address', () => {
  expect(boardNamed('Gold').title).toBe('Gold');
  expect(boardNamed('gold').type).toBe('Level');
  expect(boardNamed('toString').type).toBe('Level');
  expect(boardNamed(undefined).type).toBe('Level');
});
