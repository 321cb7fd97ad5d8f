import {
  type Enemy,
  familiesOf,
  type Item,
  type LootTable,
  type RelicariumEntry,
  type StaticData,
  takesComponents,
} from '@slumberfell/engine';
import { renumberFamilies, renumberFamiliesOfSet } from './family-traits.ts';
import type { KeptWorld, Retired } from './kept-world.ts';

/**
 * The world that is stored when one world replaces another: the rows of the new world, and after them the
 * removed items and enemies as retired rows, with the loot tables and trophies that are needed to show them.
 * No row of the new world refers to a retired row, so a player cannot find, buy, make or meet one again. The
 * families of retired enemies count among those of the world, so traits get the numbers of all families. A
 * second import of the same world changes nothing.
 * @param next checked by `checkSuccession`
 */
export function carryOver(
  kept: Pick<KeptWorld, 'sets'>,
  next: StaticData,
): Pick<KeptWorld, 'sets' | 'retired'> {
  const items = removedRows(kept.sets.items, next.items, idOf).map((item) => retiredItem(item, next));
  const enemies = removedRows(kept.sets.enemies, next.enemies, idOf).map((enemy, index) => ({
    ...enemy,
    // The bestiary's numbers have no gaps; retired enemies come after all others.
    bestiaryIndex: next.enemies.length + index + 1,
  }));
  const lootTables = removedRows(kept.sets.lootTables, next.lootTables, idOf).filter((table) =>
    isLootOf(enemies, table),
  );
  const retiredItems = new Set(items.map(idOf));
  const entries = removedRows(kept.sets.relicariumEntries, next.relicariumEntries, itemIdOf).filter((entry) =>
    retiredItems.has(entry.itemId),
  );
  const families = familiesOf([...next.enemies, ...enemies]);
  const renumbered = (rows: readonly Item[], sets: StaticData): Item[] => {
    const before = familiesOf(sets.enemies);
    return rows.map((item) => renumberFamilies(item, before, families));
  };
  return {
    sets: {
      ...next,
      items: [...renumbered(next.items, next), ...renumbered(items, kept.sets)],
      lootTables: [...next.lootTables, ...lootTables],
      relicariumEntries: [...next.relicariumEntries, ...entries],
      enemies: [...next.enemies, ...enemies],
      itemSets: next.itemSets.map((one) => renumberFamiliesOfSet(one, familiesOf(next.enemies), families)),
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

/** The rows of `before` whose keys `after` does not have, in the order of `before`. */
function removedRows<Row>(before: readonly Row[], after: readonly Row[], key: (row: Row) => number): Row[] {
  const remaining = new Set(after.map(key));
  return before.filter((row) => !remaining.has(key(row)));
}

/**
 * Returns the item as a retired row. If its essence can no longer be made, a player can no longer disenchant
 * the piece, only wear and sell it. If its item set is gone, it belongs to none. It stands in no best build.
 */
function retiredItem(
  { itemSetId, bestBuilds: _, ...own }: Item,
  { crafteableItems, itemSets }: StaticData,
): Item {
  const item = { ...own, ...(itemSets.some(({ id }) => id === itemSetId) && { itemSetId }) } as Item;
  const { disenchantsInto, ...rest } = item;
  const canBeDisenchanted = crafteableItems.some(
    (recipe) => recipe.itemId === disenchantsInto && !takesComponents(recipe),
  );
  return canBeDisenchanted ? item : rest;
}

const isLootOf = (enemies: readonly Enemy[], { id }: LootTable): boolean =>
  enemies.some((enemy) => enemy.lootTableId === id);

const idsIfAny = <Row>(set: keyof Retired, rows: readonly Row[], key: (row: Row) => number): Retired =>
  rows.length === 0 ? {} : { [set]: rows.map(key) };
