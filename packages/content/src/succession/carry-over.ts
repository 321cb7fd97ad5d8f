import type { Enemy, Item, LootTable, RelicariumEntry, StaticData } from '@slumberfell/engine';
import type { KeptWorld, Retired } from './kept-world.ts';

/**
 * What is kept when one world follows another: the next one's rows, and behind them, retired, whatever items and enemies
 * the files have lost, with what those need to be shown. Nothing of the next world names a retired row, so none can be
 * found, bought, made or met again. Following twice is following once.
 * @param next checked by `checkSuccession`
 */
export function carryOver(
  kept: Pick<KeptWorld, 'sets'>,
  next: StaticData,
): Pick<KeptWorld, 'sets' | 'retired'> {
  const items = lost(kept.sets.items, next.items, idOf).map((item) => retiredItem(item, next));
  const enemies = lost(kept.sets.enemies, next.enemies, idOf).map((enemy, index) => ({
    ...enemy,
    // The bestiary counts without gaps; those who are gone come after all who are there.
    bestiaryIndex: next.enemies.length + index + 1,
  }));
  const lootTables = lost(kept.sets.lootTables, next.lootTables, idOf).filter((table) =>
    isLootOf(enemies, table),
  );
  const retiredItems = new Set(items.map(idOf));
  const entries = lost(kept.sets.relicariumEntries, next.relicariumEntries, itemIdOf).filter((entry) =>
    retiredItems.has(entry.itemId),
  );
  return {
    sets: {
      ...next,
      items: [...next.items, ...items],
      lootTables: [...next.lootTables, ...lootTables],
      relicariumEntries: [...next.relicariumEntries, ...entries],
      enemies: [...next.enemies, ...enemies],
    },
    retired: {
      ...idsIfAny('items', items, idOf),
      ...idsIfAny('lootTables', lootTables, idOf),
      ...idsIfAny('relicariumEntries', entries, itemIdOf),
      ...idsIfAny('enemies', enemies, idOf),
    },
  };
}

const idOf = ({ id }: { readonly id: number }): number => id;
const itemIdOf = ({ itemId }: RelicariumEntry): number => itemId;

/** The rows whose ids the next set does not have, in their order. */
function lost<Row>(before: readonly Row[], after: readonly Row[], key: (row: Row) => number): Row[] {
  const there = new Set(after.map(key));
  return before.filter((row) => !there.has(key(row)));
}

/** A piece whose essence cannot be won any more cannot be undone any more; it still can be worn and sold. */
function retiredItem(item: Item, { crafteableItems }: StaticData): Item {
  const { disenchantsInto, ...rest } = item;
  const isStillUndone = crafteableItems.some(
    ({ itemId, requiredComponents }) => itemId === disenchantsInto && requiredComponents.length === 0,
  );
  return isStillUndone ? item : rest;
}

const isLootOf = (enemies: readonly Enemy[], { id }: LootTable): boolean =>
  enemies.some((enemy) => enemy.lootTableId === id);

const idsIfAny = <Row>(set: keyof Retired, rows: readonly Row[], key: (row: Row) => number): Retired =>
  rows.length === 0 ? {} : { [set]: rows.map(key) };
