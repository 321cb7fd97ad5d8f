import type { Enemy, Item, World } from '@slumberfell/engine';

/** One row of a loot table, with its item. */
export interface Loot {
  readonly item: Item;
  readonly amount: number;
  /** In (0, 1]. */
  readonly probability: number;
}

/**
 * What an enemy may drop, the most probable first. Each row is rolled independently, so one kill may drop
 * several rows with the same item.
 * @returns null when the sets do not have the table
 */
export function lootOf({ lootTableId }: Enemy, world: World): Loot[] | null {
  const table = world.sets.lootTables.find(({ id }) => id === lootTableId);
  if (!table) return null;
  return table.subTables
    .flatMap(({ itemId, amount, probability }) => {
      const item = world.item(itemId);
      return item ? [{ item, amount, probability }] : [];
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
