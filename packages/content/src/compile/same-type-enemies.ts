import type { Enemy } from '@slumberfell/engine';

/** The enemies of the same region and type, including the enemy itself, sorted by level and then id. */
export function sameTypeEnemies(enemy: Enemy, enemies: readonly Enemy[]): Enemy[] {
  return enemies
    .filter(({ regionId, type }) => regionId === enemy.regionId && type === enemy.type)
    .sort((a, b) => a.level - b.level || a.id - b.id);
}
