import { dropsOfEnemy, type Enemy, type Item, type World } from '@slumberfell/engine';

/** What one kill may bring of an item. */
export interface Loot {
  readonly item: Item;
  /** How many come on average when any come. */
  readonly amount: number;
  /** The chance of at least one, in (0, 1]. */
  readonly probability: number;
}

/**
 * What an enemy may drop, the most probable first. An item that the loot table names in several rows is there
 * once, with the chance that the rows have together.
 * @returns null when the sets do not have the table
 */
export function lootOf({ id, lootTableId }: Enemy, world: World): Loot[] | null {
  if (!world.sets.lootTables.some((table) => table.id === lootTableId)) return null;
  const enemy = world.enemy(id);
  return (enemy ? dropsOfEnemy(enemy, world) : [])
    .flatMap(({ itemId, amount, chance }) => {
      const item = world.item(itemId);
      return item && chance > 0 ? [{ item, amount: amount / chance, probability: chance }] : [];
    })
    .sort((one, other) => other.probability - one.probability);
}

/**
 * The text shown when the loot table is missing or has no rows (specification 8.18, 8.19); null when there
 * is loot.
 */
export function noLoot(loot: readonly Loot[] | null): string | null {
  if (loot === null) return 'No loot was found.';
  return loot.length === 0 ? 'This enemy has no loot.' : null;
}
