import type { CrafteableItem, Enemy, Item, LootRow, LootTable, StaticData } from '@slumberfell/engine';

/**
 * A world's sets with lookups for the checks. A lookup may find nothing, because the world under check may be
 * invalid.
 */
export interface WorldIndex {
  readonly sets: StaticData;
  readonly items: ReadonlyMap<number, Item>;
  readonly crafts: ReadonlyMap<number, CrafteableItem>;
  readonly enemies: ReadonlyMap<number, Enemy>;
  readonly tables: ReadonlyMap<number, LootTable>;
  /** The loot of an enemy or an action; empty if it has none. */
  loot(of: Enemy | CrafteableItem): readonly LootRow[];
  /** The name of an item for messages; its id if no such item exists. */
  name(itemId: number): string;
}

export function indexWorld(sets: StaticData): WorldIndex {
  const items = new Map(sets.items.map((item) => [item.id, item]));
  const tables = new Map(sets.lootTables.map((table) => [table.id, table]));
  return {
    sets,
    items,
    tables,
    crafts: new Map(sets.crafteableItems.map((craft) => [craft.itemId, craft])),
    enemies: new Map(sets.enemies.map((enemy) => [enemy.id, enemy])),
    loot: ({ lootTableId }) => (lootTableId === null ? [] : (tables.get(lootTableId)?.subTables ?? [])),
    name: (itemId) => items.get(itemId)?.name ?? `item ${itemId}`,
  };
}
