/** Collections that accept items from the inventory. */
export const COLLECTIONS = ['trophies', 'cards', 'pets', 'recipes'] as const;
export type Collection = (typeof COLLECTIONS)[number];

/**
 * The search parameters of the inventory's address. `waiting` is a collection: the inventory then shows only
 * items that this collection would accept.
 */
export interface InventorySearch {
  readonly waiting?: Collection;
}

/** Keeps only valid parameters, because a player may type any address. */
export function inventorySearch({ waiting }: Readonly<Record<string, unknown>>): InventorySearch {
  const collection = COLLECTIONS.find((name) => name === waiting);
  return collection === undefined ? {} : { waiting: collection };
}
