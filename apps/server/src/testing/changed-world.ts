import type { CrafteableItem, StaticData } from '@slumberfell/engine';
import type { CompiledContent } from '../storage/values/content/kept-content.ts';
import { shippedWorld } from './shipped-world.ts';

type Sets = { -readonly [S in keyof StaticData]: StaticData[S] };

let names = 0;

/** The shipped world with changed sets, as another release may ship it, under a new version. */
export function changedWorld(change: (sets: Sets) => void, shipped = shippedWorld()): CompiledContent {
  const sets: Sets = { ...shipped.sets };
  change(sets);
  names += 1;
  return { ...shipped, sets, version: `changed-${names}` };
}

/** Changes how an item is made: its row of `crafteableItems`. */
export function changeCraft(sets: Sets, itemId: number, change: Partial<CrafteableItem>): void {
  sets.crafteableItems = sets.crafteableItems.map((craft) =>
    craft.itemId === itemId ? { ...craft, ...change } : craft,
  );
}

/** Removes an item's row of `crafteableItems`. The item stays. */
export function dropCraft(sets: Sets, itemId: number): void {
  sets.crafteableItems = sets.crafteableItems.filter((craft) => craft.itemId !== itemId);
}

/** Removes an item that has no row in `crafteableItems`, also from loot tables and regions. */
export function dropItem(sets: Sets, id: number): void {
  sets.items = sets.items.filter((item) => item.id !== id);
  sets.lootTables = sets.lootTables.map((table) => ({
    ...table,
    subTables: table.subTables.filter((row) => row.itemId !== id),
  }));
  sets.regions = sets.regions.map((region) => ({
    ...region,
    enemyDrops: region.enemyDrops.filter((drop) => drop !== id),
  }));
}
