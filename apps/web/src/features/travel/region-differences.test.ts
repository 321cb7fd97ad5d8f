import { compileWorld, shippedWorldDirectory } from '@slumberfell/content';
import {
  amountsOf,
  createState,
  EXPERIENCE_TABLE,
  openWorld,
  type Shown,
  SKILL_COUNT,
} from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { regionDifferences } from './region-differences.ts';

const { sets, version, newCharacter } = compileWorld(shippedWorldDirectory);
const world = openWorld(sets, version);
const newcomer = createState(newCharacter, 0).shown;
const regionNamed = (name: string) => {
  const region = sets.regions.find((one) => one.name === name);
  if (!region) throw new Error(`There is no region ${name}`);
  return region;
};
const AWAY = regionNamed('Tattlewood');
const master: Shown = {
  ...newcomer,
  experience: new Array<number>(SKILL_COUNT).fill(EXPERIENCE_TABLE[99] as number),
};
const cardsOf = (ids: readonly number[]) => amountsOf(Object.fromEntries(ids.map((id) => [id, 1])));

test('the present region has nothing that is not here', () => {
  expect(regionDifferences(AWAY, { ...newcomer, regionId: AWAY.id }, world)).toEqual([]);
});

test('cards of the Bestiary are counted only while they are missing', () => {
  expect(regionDifferences(AWAY, newcomer, world)[0]).toBe(`${AWAY.enemies.length} new cards`);
  const [last, ...owned] = AWAY.enemies;
  expect(regionDifferences(AWAY, { ...newcomer, cards: cardsOf(owned) }, world)[0]).toBe('1 new card');
  const all = { ...newcomer, cards: cardsOf([last ?? 0, ...owned]) };
  expect(regionDifferences(AWAY, all, world)[0]).not.toMatch(/card/);
});

test('names what the character can gather, else the level that it lacks', () => {
  expect(regionDifferences(AWAY, newcomer, world)[1]).toMatch(/ from \w+ \d+$/);
  expect(regionDifferences(AWAY, master, world)[1]).toMatch(/ to gather$/);
  // What is here too is no difference.
  const same = { ...AWAY, id: 999, enemies: [], dungeons: [] };
  const there = openWorld({ ...sets, regions: [...sets.regions, same] }, 'same');
  expect(regionDifferences(same, { ...master, regionId: AWAY.id }, there)).toEqual([]);
});

test('a dungeon to which the character has a key is named', () => {
  const dungeon = sets.dungeons.find(({ id }) => AWAY.dungeons.includes(id));
  const shown = { ...newcomer, inventory: amountsOf({ [dungeon?.keyItemId ?? 0]: 2 }) };
  expect(regionDifferences(AWAY, shown, world).at(-1)).toBe(`${dungeon?.name}: you have 2 keys`);
  expect(regionDifferences(AWAY, newcomer, world).at(-1)).toMatch(/dungeons$|^[A-Z]/);
});
