import { type Item, ItemCategory, type NewCharacter } from '@slumberfell/engine';
import type { WorldIndex } from './world-index.ts';

/** Check 2: every item is crafted, looted, bought or given at the start. */
export function* obtainable(
  { sets }: WorldIndex,
  { newCharacter }: { newCharacter: NewCharacter },
): Iterable<string> {
  const obtained = new Set([
    ...sets.crafteableItems.map(({ itemId }) => itemId),
    ...sets.lootTables.flatMap(({ subTables }) => subTables.map(({ itemId }) => itemId)),
    ...newCharacter.inventory.map(({ itemId }) => itemId),
  ]);
  for (const { id, name, category } of sets.items) {
    const isBought = category === ItemCategory.Key;
    if (!obtained.has(id) && !isBought) yield `"${name}" cannot be had`;
  }
}

/** What one does with these is claim, tame, learn or open. */
const USED_CATEGORIES: readonly ItemCategory[] = [
  ItemCategory.Trophy,
  ItemCategory.Card,
  ItemCategory.Pet,
  ItemCategory.Recipe,
  ItemCategory.Key,
];

/** Check 3: every item is of use or can be sold, and nothing but curios is for selling alone. */
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
