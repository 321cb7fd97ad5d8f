import type { Enemy } from '@slumberfell/engine';

/** The enemies of the same region and type, an enemy itself included, by level and then id. */
export function peersOf(enemy: Enemy, enemies: readonly Enemy[]): Enemy[] {
  return enemies
    .filter(({ regionId, type }) => regionId === enemy.regionId && type === enemy.type)
    .sort((a, b) => a.level - b.level || a.id - b.id);
}
