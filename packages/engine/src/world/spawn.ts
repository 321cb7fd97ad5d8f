import { Domain, draw, threshold, WORD_RANGE, type Words } from '../random/draw.ts';
import type { Seed } from '../random/seed.ts';
import type { CompiledEnemy } from './compiled-enemy.ts';
import { type Enemy, EnemyType } from './static-data.ts';
import type { Percents } from './traits/kit.ts';
import { EnemyKind } from './traits/verbs.ts';

/** This file chooses the enemies of open combat at random (game-design 2.8). */

/**
 * The chance that a drawn enemy is a miniboss, if the region has one at most `MINIBOSS_REACH` levels above
 * the combat level.
 */
export const MINIBOSS_CHANCE = 1 / 1000;

/** A miniboss with a level more than this above the combat level does not appear. */
export const MINIBOSS_REACH = 4;

/**
 * Weights of the enemy types in the draw. Minibosses (Rare) have a chance of their own, and bosses do not
 * appear in open combat.
 */
export const SPAWN_WEIGHT = {
  [EnemyType.Normal]: 10,
  [EnemyType.Rare]: 0,
  [EnemyType.Boss]: 0,
  [EnemyType.Elite]: 2,
};

/** An enemy up to this many levels above the combat level has its full weight. */
export const SPAWN_REACH = 2;
/**
 * From `SPAWN_REACH` levels above the combat level on, each `SPAWN_HALVING_LEVELS` levels more halve an
 * enemy's weight. The factor is never below `LEAST_SPAWN_FACTOR`.
 */
export const SPAWN_HALVING_LEVELS = 2;
export const LEAST_SPAWN_FACTOR = 0.002;

/**
 * An enemy more than `SPAWN_LEVELS_BELOW` levels below the combat level has its weight times
 * `SPAWN_FACTOR_BELOW`.
 */
export const SPAWN_LEVELS_BELOW = 8;
export const SPAWN_FACTOR_BELOW = 0.3;

/**
 * 0.5 to the power of `levels / SPAWN_HALVING_LEVELS`. It does not use `Math.pow`, whose results differ
 * between machines. Below `LEAST_SPAWN_FACTOR` it may return more than the exact power.
 */
function halvedByLevels(levels: number): number {
  // The step of one level is the square root of 0.5, because two levels halve the weight.
  let factor = levels % SPAWN_HALVING_LEVELS === 1 ? Math.sqrt(0.5) : 1;
  let halvings = Math.floor(levels / SPAWN_HALVING_LEVELS);
  for (; halvings > 0 && factor > LEAST_SPAWN_FACTOR; halvings--) factor /= 2;
  return factor;
}

/**
 * The weight of an enemy in the draw at a combat level. It is smaller for an enemy more than `SPAWN_REACH`
 * levels above the combat level, and for one more than `SPAWN_LEVELS_BELOW` levels below it.
 */
export function spawnWeight(enemy: Pick<Enemy, 'type' | 'level'>, combat: number): number {
  const weight = SPAWN_WEIGHT[enemy.type];
  if (enemy.level > combat + SPAWN_REACH)
    return weight * Math.max(LEAST_SPAWN_FACTOR, halvedByLevels(enemy.level - combat - SPAWN_REACH));
  return enemy.level < combat - SPAWN_LEVELS_BELOW ? weight * SPAWN_FACTOR_BELOW : weight;
}

/**
 * The enemies that a region may bring at one combat level. A word draws the first enemy of `enemies` whose
 * threshold in `cumulative` is above the word.
 */
export interface SpawnTable {
  readonly enemies: readonly CompiledEnemy[];
  readonly cumulative: Float64Array;
  readonly minibosses: readonly CompiledEnemy[];
  /** A word below it draws a miniboss, if there are any. */
  readonly minibossThreshold: number;
}

/** @param lures percent by which kinds of enemies come more often (`EnemyKind`, families) */
export function compileSpawnTable(
  inhabitants: readonly CompiledEnemy[],
  combat: number,
  lures: Percents | null = null,
): SpawnTable {
  const weightOf = (enemy: CompiledEnemy) => spawnWeight(enemy, combat) * lureFactor(enemy, lures);
  const enemies = inhabitants.filter((enemy) => weightOf(enemy) > 0);
  const total = enemies.reduce((sum, enemy) => sum + weightOf(enemy), 0);
  const cumulative = new Float64Array(enemies.length);
  let sum = 0;
  enemies.forEach((enemy, index) => {
    sum += weightOf(enemy);
    cumulative[index] = threshold(sum / total);
  });
  if (enemies.length > 0) cumulative[enemies.length - 1] = WORD_RANGE;
  const minibosses = inhabitants.filter(
    (enemy) => enemy.type === EnemyType.Rare && enemy.level <= combat + MINIBOSS_REACH,
  );
  const minibossThreshold = threshold(MINIBOSS_CHANCE * percentMore(lures?.get(EnemyKind.Miniboss)));
  return { enemies, cumulative, minibosses, minibossThreshold };
}

/** The factor on the weight of an enemy: percentages of its type and of its family add up. */
function lureFactor({ type, familyKind }: CompiledEnemy, lures: Percents | null): number {
  if (lures === null) return 1;
  const ofType = type === EnemyType.Elite ? lures.get(EnemyKind.Elite) : 0;
  return percentMore((ofType ?? 0) + (lures.get(familyKind) ?? 0));
}

const percentMore = (percent = 0): number => (100 + percent) / 100;

const words: Words = new Uint32Array(4);

/**
 * Draws the enemy of a fight. It is null when `enemies` is empty and no miniboss is drawn. @param fight its
 * ordinal
 */
export function drawEnemy(table: SpawnTable, seed: Seed, fight: number): CompiledEnemy | null {
  draw(seed, Domain.Spawn, fight, 0, 0, words);
  if ((words[0] as number) < table.minibossThreshold && table.minibosses.length > 0) {
    const index = Math.floor(((words[1] as number) * table.minibosses.length) / WORD_RANGE);
    return table.minibosses[index] as CompiledEnemy;
  }
  const word = words[2] as number;
  const { cumulative, enemies } = table;
  for (let index = 0; index < enemies.length; index++) {
    if (word < (cumulative[index] as number)) return enemies[index] as CompiledEnemy;
  }
  return null;
}
