import type { CrafteableItem, World } from '@slumberfell/engine';

/** How many more of its own product an action brings on average, beside the one that it always makes; 0 where it never does. */
export function secondPortions({ itemId, lootTableId }: CrafteableItem, world: World): number {
  const table = world.sets.lootTables.find(({ id }) => id === lootTableId);
  const rows = table?.subTables.filter((row) => row.itemId === itemId) ?? [];
  return rows.reduce((sum, { amount, probability }) => sum + amount * probability, 0);
}
