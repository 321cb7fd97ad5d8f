import { type Item, ItemCategory, type NewCharacter } from '@slumberfell/engine';
import type { WorldIndex } from './world-index.ts';

/** Check 2: a player gets every item by crafting, from loot, in the shop, at the start, or at a milestone. */
export function* obtainable(
  { sets }: WorldIndex,
  { newCharacter }: { newCharacter: NewCharacter },
): Iterable<string> {
  const obtained = new Set([
    ...sets.crafteableItems.map(({ itemId }) => itemId),
    ...sets.lootTables.flatMap(({ subTables }) => subTables.map(({ itemId }) => itemId)),
    ...newCharacter.inventory.map(({ itemId }) => itemId),
    ...sets.items.flatMap(({ id, milestone }) => (milestone === undefined ? [] : [id])),
  ]);
  for (const { id, name, category } of sets.items) {
    const isBought = category === ItemCategory.Key;
    if (!obtained.has(id) && !isBought) yield `"${name}" cannot be had`;
  }
}

/** Categories of items whose use is to be claimed, tamed, learned, or spent on a dungeon. */
const USED_CATEGORIES: readonly ItemCategory[] = [
  ItemCategory.Trophy,
  ItemCategory.Card,
  ItemCategory.Pet,
  ItemCategory.Recipe,
  ItemCategory.Key,
];

/**
 * Check 3: every item has a use or can be sold. Only a curio (category `None`) may have no other use than to
 * be sold.
 */
export function* usable({ sets }: WorldIndex): Iterable<string> {
  const components = new Set(
    sets.crafteableItems.flatMap(({ requiredComponents }) => requiredComponents.map(({ itemId }) => itemId)),
  );
  const isUsed = ({ id, category, equipmentType }: Item): boolean =>
    components.has(id) || equipmentType !== undefined || USED_CATEGORIES.includes(category);
  for (const item of sets.items) {
    if (isUsed(item)) continue;
    if (item.value <= 0) yield `"${item.name}" is of no use and cannot be sold`;
    else if (item.category !== ItemCategory.None)
      yield `"${item.name}" is for selling alone, but is no curio`;
  }
}
