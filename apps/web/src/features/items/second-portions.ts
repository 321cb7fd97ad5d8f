import type { CrafteableItem, World } from '@slumberfell/engine';

/**
 * How many second portions of its own item one action gives on average, besides the first; 0 when the item
 * has none.
 */
export function secondPortions({ itemId, lootTableId }: CrafteableItem, world: World): number {
  const table = world.sets.lootTables.find(({ id }) => id === lootTableId);
  const rows = table?.subTables.filter((row) => row.itemId === itemId) ?? [];
  return rows.reduce((sum, { amount, probability }) => sum + amount * probability, 0);
}
