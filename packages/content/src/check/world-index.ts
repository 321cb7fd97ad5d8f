import type { CrafteableItem, Enemy, Item, LootRow, LootTable, StaticData } from '@slumberfell/engine';

/** Sets with the lookups that checks follow. Every lookup may miss: the world under check need not be sound. */
export interface WorldIndex {
  readonly sets: StaticData;
  readonly items: ReadonlyMap<number, Item>;
  readonly crafts: ReadonlyMap<number, CrafteableItem>;
  readonly enemies: ReadonlyMap<number, Enemy>;
  readonly tables: ReadonlyMap<number, LootTable>;
  /** Loot of an enemy or an action; empty where there is none. */
  loot(of: Enemy | CrafteableItem): readonly LootRow[];
  /** Name of an item for messages, or its id where there is no such item. */
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
