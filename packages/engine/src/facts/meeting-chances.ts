import { WORD_RANGE } from '../random/draw.ts';
import type { CompiledEnemy } from '../world/compiled-enemy.ts';
import type { World } from '../world/world.ts';

/** The chance, 0 to 1, that a pull brings an enemy. */
export interface MeetingChance {
  readonly enemy: CompiledEnemy;
  readonly chance: number;
}

/**
 * The enemies that open combat in a region brings at a combat level, with the chances that the draws have
 * (game-design 2.8). Empty for a region without enemies.
 */
export function meetingChances(world: World, regionId: number, combatLevel: number): MeetingChance[] {
  const { enemies, cumulative, minibosses, minibossThreshold } = world.spawnTable(regionId, combatLevel);
  const rare = minibosses.length > 0 ? minibossThreshold / WORD_RANGE : 0;
  const common = enemies.map((enemy, index) => {
    const share = ((cumulative[index] ?? 0) - (cumulative[index - 1] ?? 0)) / WORD_RANGE;
    return { enemy, chance: (1 - rare) * share };
  });
  return [...common, ...minibosses.map((enemy) => ({ enemy, chance: rare / minibosses.length }))];
}
