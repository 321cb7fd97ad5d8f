import { amountsOf, type Shown } from '@slumberfell/engine';
import type { OwnProfile } from '@slumberfell/protocol';
import { expect, test } from 'vitest';
import { BOARD_GROUPS } from '../../features/leaderboards/boards.ts';
import { type Counted, hasScoreOn } from './has-score.ts';

const profile = (experience: number): OwnProfile => ({
  id: 1,
  name: 'Wren',
  appearanceId: 1,
  combatSkillsData: [{ name: 'Attack', experience: 0 }],
  skillsData: [{ id: 1, name: 'Harvesting', experience }],
});

const NOTHING: Counted = { trophies: amountsOf({}), cards: amountsOf({}), gold: 0, goldGiven: 0 };

const boardsWith = (experience: number, counted: Partial<Shown> | null): readonly string[] =>
  (BOARD_GROUPS[0]?.boards ?? [])
    .map(({ type }) => type)
    .filter((type) => hasScoreOn(type, profile(experience), counted && { ...NOTHING, ...counted }));

test('ranks a new character on no board', () => {
  expect(boardsWith(0, {})).toEqual([]);
});

test.each<[string, number, Partial<Shown>, readonly string[]]>([
  ['experience', 1, {}, ['Level']],
  ['a trophy', 0, { trophies: amountsOf({ 5: 1 }) }, ['Curator', 'UniqueTrophies', 'Trophies']],
  ['a card', 0, { cards: amountsOf({ 5: 1 }) }, ['Cards']],
  ['a radiant card', 0, { cards: amountsOf({ 5: 1, 6: 2 }) }, ['Cards', 'RadiantCards']],
  ['gold', 0, { gold: 1 }, ['Gold']],
  ['gold given', 0, { goldGiven: 1 }, ['Benefactor']],
])('ranks a character with %s on the boards that count it', (_, experience, counted, boards) => {
  expect(boardsWith(experience, counted)).toEqual(boards);
});

test("knows only the experience of other players' characters, and shows their other ranks as received", () => {
  expect(boardsWith(0, null)).toEqual([
    'Curator',
    'UniqueTrophies',
    'Trophies',
    'Cards',
    'RadiantCards',
    'Benefactor',
    'Gold',
  ]);
  expect(boardsWith(7, null)).toContain('Level');
});
