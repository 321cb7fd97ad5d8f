import { chanceOfNone, enemyLoot, type LootChance, recipeLoot } from '../forecast/loot-chances.ts';
import type { CompiledEnemy } from '../world/compiled-enemy.ts';
import type { World } from '../world/world.ts';

/** What one kill, run or action brings of one item. A loot table may have several rows of an item. */
export interface Drop {
  readonly itemId: number;
  /** The chance of at least one, 0 to 1. */
  readonly chance: number;
  /** The expected amount. */
  readonly amount: number;
}

/** Joins the rows of each item, in the order in which the items first appear. */
function joined(rows: readonly LootChance[]): Drop[] {
  const sums = new Map<number, { none: number; amount: number }>();
  for (const { itemId, amount, chance } of rows) {
    const sum = sums.get(itemId) ?? { none: 1, amount: 0 };
    sums.set(itemId, { none: sum.none * (1 - chance), amount: sum.amount + amount * chance });
  }
  return [...sums].map(([itemId, { none, amount }]) => ({ itemId, chance: 1 - none, amount }));
}

/** What one kill of an enemy brings. */
export const dropsOfEnemy = (enemy: CompiledEnemy, world: World): Drop[] =>
  joined(enemyLoot(enemy.loot, world));

/** What one action of a recipe brings besides its product. */
export const dropsOfRecipe = (itemId: number, world: World): Drop[] => joined(recipeLoot(itemId, world));

/** What so many kills bring of an item of which one kill brings `drop`. */
export const timesDrop = ({ itemId, chance, amount }: Drop, kills: number): Drop => ({
  itemId,
  chance: 1 - chanceOfNone(chance, kills),
  amount: amount * kills,
});
