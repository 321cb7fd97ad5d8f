/** Collections that take things out of the bag. */
export const COLLECTIONS = ['trophies', 'cards', 'pets'] as const;
export type Collection = (typeof COLLECTIONS)[number];

/** What the address of the bag says: `waiting`, to show only what can be claimed for that collection. */
export interface BagSearch {
  readonly waiting?: Collection;
}

/** Leaves out what is not of its kind: anybody can write an address. */
export function bagSearch({ waiting }: Readonly<Record<string, unknown>>): BagSearch {
  const collection = COLLECTIONS.find((name) => name === waiting);
  return collection === undefined ? {} : { waiting: collection };
}
