import { enemyLoot } from '../forecast/loot-chances.ts';
import type { World } from '../world/world.ts';

/** Expected amounts and variances are whole numbers of millionths. */
export const MILLIONTHS = 1_000_000;

/** What one kill adds to the luck of an item: expected amount and variance, in millionths. */
export interface LuckOfKill {
  readonly itemId: number;
  readonly expected: number;
  readonly variance: number;
}

const cached = new WeakMap<World, Map<number, readonly LuckOfKill[]>>();

/**
 * What one kill of an enemy adds to luck, for each item of its loot. Rows are rounded one by one, so the sum
 * over kills does not depend on how they are counted together. A chance is that of the draws.
 */
export function luckOfKill(enemyId: number, world: World): readonly LuckOfKill[] {
  const byEnemy = cached.get(world) ?? new Map<number, readonly LuckOfKill[]>();
  cached.set(world, byEnemy);
  const known = byEnemy.get(enemyId);
  if (known !== undefined) return known;
  const sums = new Map<number, LuckOfKill>();
  const enemy = world.enemy(enemyId);
  for (const { itemId, amount, chance } of enemy === undefined ? [] : enemyLoot(enemy.loot, world)) {
    const sum = sums.get(itemId);
    const expected = amount * Math.round(chance * MILLIONTHS);
    const variance = amount * amount * Math.round(chance * (1 - chance) * MILLIONTHS);
    sums.set(itemId, {
      itemId,
      expected: (sum?.expected ?? 0) + expected,
      variance: (sum?.variance ?? 0) + variance,
    });
  }
  const luck = [...sums.values()];
  byEnemy.set(enemyId, luck);
  return luck;
}
