import type { CrafteableItem, World } from '@slumberfell/engine';

/**
 * Expected number of additional items of its own kind that one action gives from its loot table; 0 when the
 * loot table does not contain the item.
 */
export function secondPortions({ itemId, lootTableId }: CrafteableItem, world: World): number {
  const table = world.sets.lootTables.find(({ id }) => id === lootTableId);
  const rows = table?.subTables.filter((row) => row.itemId === itemId) ?? [];
  return rows.reduce((sum, { amount, probability }) => sum + amount * probability, 0);
}
