import { enemyLoot } from '../forecast/loot-chances.ts';
import type { CompiledLoot } from '../world/compiled-enemy.ts';
import type { World } from '../world/world.ts';

/** Expected amounts and variances are whole numbers of millionths. */
export const MILLIONTHS = 1_000_000;

/** What one roll of a loot table adds to the luck of an item: expected amount and variance, in millionths. */
export interface LuckOfRoll {
  readonly itemId: number;
  readonly expected: number;
  readonly variance: number;
}

const cached = new WeakMap<CompiledLoot, readonly LuckOfRoll[]>();

/**
 * What one roll of a loot table adds to luck, for each of its items. Rows are rounded one by one, so the sum
 * over rolls does not depend on how they are counted together. A chance is that of the draws.
 */
export function luckOfRoll(loot: CompiledLoot, world: World): readonly LuckOfRoll[] {
  const known = cached.get(loot);
  if (known !== undefined) return known;
  const sums = new Map<number, LuckOfRoll>();
  for (const { itemId, amount, chance } of enemyLoot(loot, world)) {
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
  cached.set(loot, luck);
  return luck;
}
