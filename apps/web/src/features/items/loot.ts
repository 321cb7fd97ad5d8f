import type { Enemy, Item, World } from '@slumberfell/engine';

/** One row of a loot table, with the item it is about. */
export interface Loot {
  readonly item: Item;
  readonly amount: number;
  /** In (0, 1]. */
  readonly probability: number;
}

/**
 * What an enemy may leave, the likeliest first. Each row is rolled by itself, so that an item may be left twice over.
 * @returns null when the sets have no such table
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

/** Why there is no loot to be listed (specification 8.18, 8.19); null when there is some. */
export function noLoot(loot: readonly Loot[] | null): string | null {
  if (loot === null) return 'No loot was found.';
  return loot.length === 0 ? 'This enemy has no loot.' : null;
}
