import { AttackStyle, type Dungeon } from '@slumberfell/engine';
import { seededRandom } from '@slumberfell/engine/testing';
import { expect, test } from 'vitest';
import { atPar, bestFood } from './combatant.ts';
import { dungeonRun, type RunResult } from './dungeon-run.ts';
import { expectWithin } from './expect-within.ts';
import { sampleSize } from './sample-size.ts';
import { bossOf, sets } from './shipped.ts';

const RUNS = sampleSize(60);
const UNLIMITED = Number.POSITIVE_INFINITY;
const random = seededRandom(12_345);

function runs(dungeon: Dungeon, style: AttackStyle, level: number, portions: number): RunResult[] {
  const runner = atPar(style, level);
  const food = bestFood(level);
  return Array.from({ length: RUNS }, () => dungeonRun(runner, dungeon, food, portions, random));
}

const shareWon = (results: readonly RunResult[]): number =>
  results.filter(({ isWon }) => isWon).length / results.length;
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
/** The level at which a dungeon must be winnable: two levels below its boss. */
const parLevel = (dungeon: Dungeon): number => Math.max(1, bossOf(dungeon).level - 2);

const atParWithFood = sets.dungeons.flatMap((dungeon) =>
  Object.values(AttackStyle).map((style) => runs(dungeon, style, parLevel(dungeon), UNLIMITED)),
);

test('two levels below the boss, every style wins with food', () => {
  expectWithin(atParWithFood.map(shareWon), [1, 1]);
});

test('a run two levels below the boss takes at most 20 portions', () => {
  expectWithin(
    atParWithFood.map((results) => mean(results.map(({ portionsEaten }) => portionsEaten))),
    [0, 20],
  );
});

test('a run two levels below the boss takes 2.5 to 7 minutes', () => {
  expectWithin(
    atParWithFood.map((results) => mean(results.map(({ seconds }) => seconds)) / 60),
    [2.5, 7],
  );
});

test('two levels below the boss, a run without food is lost even in the recommended style', () => {
  const results = sets.dungeons.flatMap((dungeon) =>
    runs(dungeon, dungeon.attackStyle, parLevel(dungeon), 0),
  );
  expect(shareWon(results)).toBeLessThan(0.02);
});

/**
 * For each region's third dungeon: the share of runs that are won with 40 portions of food by a character
 * `levelsBelow` levels below the boss.
 */
function thirdDungeons(levelsBelow: number): number[] {
  return sets.regions.flatMap(({ dungeons }) => {
    const third = sets.dungeons.find(({ id }) => id === dungeons[2]);
    if (third === undefined) throw new Error('A region has no third dungeon');
    const level = bossOf(third).level - levelsBelow;
    return level < 1 ? [] : [shareWon(runs(third, third.attackStyle, level, 40))];
  });
}

test('ten levels below the boss, most runs of a third dungeon are won with 40 portions', () => {
  expectWithin(thirdDungeons(10), [0.8, 1]);
});

test('thirty levels below the boss, most runs of a third dungeon are lost', () => {
  expectWithin(thirdDungeons(30), [0, 0.05]);
});
