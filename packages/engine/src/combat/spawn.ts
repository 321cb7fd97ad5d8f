import { Domain, draw, threshold, WORD_RANGE, type Words } from '../draw.ts';
import type { Foe } from '../foe.ts';
import type { Key } from '../state/state.ts';
import { type Enemy, EnemyType } from '../static-data.ts';

/** Who appears in open combat (game-design 2.8). */

/** One pull in a thousand brings a miniboss, if any is within reach. */
export const MINIBOSS_CHANCE = 1 / 1000;

/** A miniboss is within reach up to this many levels above the combat level. */
export const MINIBOSS_REACH = 4;

const BASE_WEIGHT = {
  [EnemyType.Normal]: 10,
  [EnemyType.Rare]: 0,
  [EnemyType.Boss]: 0,
  [EnemyType.Elite]: 2,
};
const FARTHEST_FACTOR = 0.002;

/** 0.5 to the power of half of `levels`, by multiplication alone. */
function halvedEveryTwoLevels(levels: number): number {
  let factor = levels % 2 === 1 ? Math.sqrt(0.5) : 1;
  for (let pairs = levels >> 1; pairs > 0 && factor > FARTHEST_FACTOR; pairs--) factor /= 2;
  return factor;
}

/** The weight of an enemy in the draw at a combat level: full in reach, fading above it, less when far below. */
export function spawnWeight(enemy: Pick<Enemy, 'type' | 'level'>, combat: number): number {
  const base = BASE_WEIGHT[enemy.type];
  if (enemy.level > combat + 2)
    return base * Math.max(FARTHEST_FACTOR, halvedEveryTwoLevels(enemy.level - combat - 2));
  return enemy.level < combat - 8 ? base * 0.3 : base;
}

/** The draw of one region at one combat level, compiled to thresholds of a word. */
export interface Roster {
  readonly foes: readonly Foe[];
  readonly cumulative: Float64Array;
  readonly minibosses: readonly Foe[];
}

export function compileRoster(enemies: readonly Foe[], combat: number): Roster {
  const foes = enemies.filter((enemy) => spawnWeight(enemy, combat) > 0);
  const total = foes.reduce((sum, enemy) => sum + spawnWeight(enemy, combat), 0);
  const cumulative = new Float64Array(foes.length);
  let sum = 0;
  foes.forEach((enemy, index) => {
    sum += spawnWeight(enemy, combat);
    cumulative[index] = threshold(sum / total);
  });
  if (foes.length > 0) cumulative[foes.length - 1] = WORD_RANGE;
  const minibosses = enemies.filter(
    (enemy) => enemy.type === EnemyType.Rare && enemy.level <= combat + MINIBOSS_REACH,
  );
  return { foes, cumulative, minibosses };
}

const MINIBOSS_THRESHOLD = threshold(MINIBOSS_CHANCE);
const words: Words = new Uint32Array(4);

/** The enemy of a fight; null where none roams. */
export function drawFoe(roster: Roster, key: Key, fight: number): Foe | null {
  draw(key, Domain.Spawn, fight, 0, 0, words);
  if ((words[0] as number) < MINIBOSS_THRESHOLD && roster.minibosses.length > 0) {
    const index = Math.floor(((words[1] as number) * roster.minibosses.length) / WORD_RANGE);
    return roster.minibosses[index] as Foe;
  }
  const word = words[2] as number;
  const { cumulative, foes } = roster;
  for (let index = 0; index < foes.length; index++) {
    if (word < (cumulative[index] as number)) return foes[index] as Foe;
  }
  return null;
}
