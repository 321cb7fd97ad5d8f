/** Collections into which items of the inventory can be put. */
export const COLLECTIONS = ['trophies', 'cards', 'pets'] as const;
export type Collection = (typeof COLLECTIONS)[number];

/**
 * The search parameters of the inventory: `waiting` shows only items that can be put into that collection.
 */
export interface InventorySearch {
  readonly waiting?: Collection;
}

/** Keeps only valid parameters, because an address can be typed by hand. */
export function inventorySearch({ waiting }: Readonly<Record<string, unknown>>): InventorySearch {
  const collection = COLLECTIONS.find((name) => name === waiting);
  return collection === undefined ? {} : { waiting: collection };
}
