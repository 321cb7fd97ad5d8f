import { createHash } from 'node:crypto';
import {
  boardOf,
  EXPERIENCE_TABLE,
  FIRST_QUESTS,
  openWorld,
  type Shown,
  SKILLS,
  skillKind,
  skillsOfDay,
} from '@slumberfell/engine';
import { testState } from '@slumberfell/engine/testing';
import { expect, test } from 'vitest';
import { compileWorld } from './compile/compile-world.ts';
import { shippedWorldDirectory } from './shipped-world.ts';

const { sets, quests, version } = compileWorld(shippedWorldDirectory);
const world = openWorld(sets, version, quests);
const TIERS = [1, 2, 3, 4, 5, 6];

/**
 * Boards of 3,000 days from 2026-11-23 on as `rotation.py` of the design prints them: SHA-256 of the JSON
 * list of their lists, without spaces.
 */
const FIRST_DAY = 20_780;
const DAYS = 3_000;
const BOARDS = 'e2d342aba3ce00f78ebb64c16f4f3e9354ec3a805a171d6a0e69b22294eb428e';

test('the boards are those of the design', () => {
  const boards = Array.from({ length: DAYS }, (_, index) => skillsOfDay(FIRST_DAY + index));
  expect(createHash('sha256').update(JSON.stringify(boards)).digest('hex')).toBe(BOARDS);
});

test('the story leads through every dungeon once', () => {
  expect(quests.chapters.map(({ id }) => id)).toEqual(Array.from({ length: 45 }, (_, index) => index + 1));
  const runs = quests.chapters.flatMap(({ terms }) => terms.filter(({ kind }) => kind === 'run'));
  expect(runs.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(
    sets.dungeons.map(({ id }) => id).toSorted((a, b) => a - b),
  );
});

test('each skill has an errand in each tier, for what it makes or for enemies', () => {
  for (const { id } of SKILLS) {
    const tiers = new Set(world.quests.errandsOf(id).map(({ tier }) => tier));
    expect([...tiers].toSorted()).toEqual(TIERS);
  }
  for (const { kind, skillId, minLevel, ids } of quests.errands) {
    expect(kind).toBe(skillKind(skillId) === 'combat' ? 'kill' : 'deliver');
    const craft = kind === 'deliver' ? world.craft(ids[0] ?? 0) : undefined;
    if (kind === 'deliver') expect(craft).toMatchObject({ skillId });
    expect(craft?.requiredLevel ?? 1).toBeLessThanOrEqual(minLevel);
  }
});

test('no text of quests stands twice', () => {
  const texts = [
    ...quests.chapters.flatMap(({ opening, closing, title }) => [opening, closing, title]),
    ...[...quests.errands, ...quests.weeklyErrands].map(({ text }) => text),
    ...quests.villagers.flatMap(({ lines, description }) => [...lines, description]),
  ];
  expect(new Set(texts).size).toBe(texts.length);
});

/** A character of one level in all skills, at the end of the story. */
const allAt = (level: number): Shown => ({
  ...testState().shown,
  experience: SKILLS.map(() => EXPERIENCE_TABLE[level - 1] ?? 0),
  quests: { ...FIRST_QUESTS, chapter: quests.chapters.length + 1 },
});

test('every errand is offered to a character of its level, and a board is never short', () => {
  const missing = new Set(quests.errands.map(({ id }) => id));
  const levels = [...new Set(quests.errands.map(({ minLevel }) => minLevel))].map(allAt);
  for (let day = 20_780; missing.size > 0 && day < 20_780 + 2_000; day++)
    for (const shown of levels) {
      const board = boardOf(shown, world, day);
      expect(board).not.toContain(null);
      for (const errand of board) missing.delete(errand?.id ?? 0);
    }
  expect([...missing]).toEqual([]);
});

test('a newcomer who has just opened the board finds an errand at each place', () => {
  const shown: Shown = { ...testState().shown, quests: { ...FIRST_QUESTS, chapter: 3 } };
  for (let day = 20_780; day < 20_880; day++) {
    const board = boardOf(shown, world, day);
    expect(board).not.toContain(null);
    for (const errand of board) expect(errand?.tier).toBe(1);
  }
});
