import type { Amounts, Item, ItemCategory, World } from '@slumberfell/engine';

/** One kind of item in the bag. */
export interface Entry {
  readonly item: Item;
  readonly amount: number;
}

/** Everything owned, by category and within it by the order of the world; items unknown to this client's data are left out. */
export function entriesOf(inventory: Amounts, world: World): Entry[] {
  return Object.entries(inventory)
    .flatMap(([id, amount]) => {
      const item = world.item(Number(id));
      return item ? [{ item, amount }] : [];
    })
    .sort((one, other) => one.item.category - other.item.category || one.item.id - other.item.id);
}

/** The categories that are present, in their order. */
export const categoriesOf = (entries: readonly Entry[]): ItemCategory[] => [
  ...new Set(entries.map((entry) => entry.item.category)),
];

/**
 * Entries whose name holds all words of `name`, whatever their case, in one category.
 * @param category null for all
 */
export function filterEntries(
  entries: readonly Entry[],
  name: string,
  category: ItemCategory | null,
): Entry[] {
  const words = name.toLowerCase().split(/\s+/).filter(Boolean);
  return entries.filter(({ item }) => {
    if (category !== null && item.category !== category) return false;
    const itemName = item.name.toLowerCase();
    return words.every((word) => itemName.includes(word));
  });
}
