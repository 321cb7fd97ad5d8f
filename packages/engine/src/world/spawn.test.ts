import { describe, expect, test } from 'vitest';
import { WORD_RANGE } from '../random/draw.ts';
import type { Seed } from '../random/seed.ts';
import { TEST_SEED, testEnemy, testRegion, testWorld } from '../testing/index.ts';
import { compileSpawnTable, drawEnemy, MINIBOSS_CHANCE, spawnWeight } from './spawn.ts';
import { EnemyType } from './static-data.ts';

const { Normal, Elite, Rare, Boss } = EnemyType;

describe('the weight of an enemy at combat level 20', () => {
  test.each([
    ['Mumbling Badger', 14, Normal, 10],
    ['Gossip Crow', 21, Normal, 10],
    ['Marsh Widow', 24, Normal, 5],
    ['Antlered Warden', 18, Elite, 2],
    ['one in reach', 22, Normal, 10],
    ['one 8 levels below', 12, Normal, 10],
    ['one 9 levels below', 11, Normal, 3],
    ['one far beyond reach', 100, Normal, 0.02],
    ['a miniboss', 20, Rare, 0],
    ['a boss', 20, Boss, 0],
  ])('%s of level %i', (_name, level, type, weight) =>
    expect(spawnWeight({ level, type }, 20)).toBeCloseTo(weight, 12),
  );

  test('Old Rumour of level 33', () => {
    expect(spawnWeight({ level: 33, type: Normal }, 20)).toBeCloseTo(0.221, 3);
  });

  test('halves with every two levels, to a minimum of two thousandths', () => {
    for (let level = 23; level <= 100; level++) {
      const exact = 10 * Math.max(0.002, 0.5 ** ((level - 22) / 2));
      expect(spawnWeight({ level, type: Normal }, 20)).toBeCloseTo(exact, 12);
    }
  });
});

const enemies = [
  testEnemy({ id: 1, level: 1 }),
  testEnemy({ id: 2, level: 5, type: Elite }),
  testEnemy({ id: 3, level: 5, type: Rare }),
  testEnemy({ id: 4, level: 6, type: Rare }),
  testEnemy({ id: 5, level: 9, type: Boss }),
  testEnemy({ id: 6, level: 5 }),
];
const world = testWorld({ enemies, regions: [testRegion({ id: 1, enemies: enemies.map(({ id }) => id) })] });

describe('the table of a region', () => {
  test('divides the range of a word in proportion to the weights', () => {
    // At combat level 3 the enemies 1, 2 and 6 have the weights 10, 2 and 10.
    const { enemies, cumulative } = world.spawnTable(1, 3);
    expect(enemies.map(({ id }) => id)).toEqual([1, 2, 6]);
    expect([...cumulative]).toEqual([10 / 22, 12 / 22, 1].map((share) => Math.round(share * WORD_RANGE)));
  });

  test('has the minibosses up to four levels above the combat level', () => {
    expect(world.spawnTable(1, 1).minibosses.map(({ id }) => id)).toEqual([3]);
    expect(world.spawnTable(1, 2).minibosses.map(({ id }) => id)).toEqual([3, 4]);
    expect(world.spawnTable(1, 0).minibosses).toEqual([]);
  });

  test('is empty in a region with only bosses, and then no enemy appears', () => {
    const table = compileSpawnTable([], 5);
    expect(table.enemies).toEqual([]);
    expect(drawEnemy(table, TEST_SEED, 0)).toBeNull();
    expect(world.spawnTable(2, 5).enemies).toEqual([]);
  });

  test('is compiled once for each region and combat level', () => {
    expect(world.spawnTable(1, 7)).toBe(world.spawnTable(1, 7));
    expect(world.spawnTable(1, 7)).not.toBe(world.spawnTable(1, 8));
  });
});

describe('the enemy of a fight', () => {
  const FIGHTS = 60_000;
  const counts = (combat: number, seed: Seed): Map<number, number> => {
    const table = world.spawnTable(1, combat);
    const seen = new Map<number, number>();
    for (let fight = 0; fight < FIGHTS; fight++) {
      const id = drawEnemy(table, seed, fight)?.id ?? 0;
      seen.set(id, (seen.get(id) ?? 0) + 1);
    }
    return seen;
  };

  test('follows the weights, and once in a thousand it is a miniboss', () => {
    const seen = counts(3, TEST_SEED);
    const expected = new Map([
      [1, (1 - MINIBOSS_CHANCE) * (10 / 22)],
      [2, (1 - MINIBOSS_CHANCE) * (2 / 22)],
      [6, (1 - MINIBOSS_CHANCE) * (10 / 22)],
      [3, MINIBOSS_CHANCE / 2],
      [4, MINIBOSS_CHANCE / 2],
    ]);
    expect([...seen.keys()].toSorted()).toEqual([...expected.keys()].toSorted());
    for (const [id, share] of expected) {
      const mean = FIGHTS * share;
      expect(Math.abs((seen.get(id) ?? 0) - mean)).toBeLessThan(4 * Math.sqrt(mean));
    }
  });

  test('is never a miniboss when none is in reach', () => {
    expect([...counts(0, TEST_SEED).keys()].toSorted()).toEqual([1, 2, 6]);
  });

  test('follows from the seed and the ordinal of the fight', () => {
    const table = world.spawnTable(1, 3);
    const sequence = (seed: Seed) =>
      Array.from({ length: 50 }, (_, fight) => drawEnemy(table, seed, fight)?.id);
    expect(sequence(TEST_SEED)).toEqual(sequence(TEST_SEED));
    expect(sequence(TEST_SEED)).not.toEqual(sequence([1, 2, 3, 4]));
  });
});
