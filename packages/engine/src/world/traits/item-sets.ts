import type { Item, ItemSet } from '../static-data.ts';
import type { Trait } from './trait.ts';

/** An item set of which some pieces are worn. */
export interface WornItemSet {
  readonly itemSet: ItemSet;
  /** How many different pieces of it are worn. */
  readonly pieces: number;
}

/** What knows items and item sets. */
interface Lookup {
  item(id: number): Item | undefined;
  itemSet(id: number): ItemSet | undefined;
}

/**
 * The item sets of which pieces are worn, in the order of their first pieces.
 * @param itemIds of the worn pieces, each once
 */
export function wornItemSets(itemIds: readonly number[], lookup: Lookup): readonly WornItemSet[] {
  const pieces = new Map<number, number>();
  for (const id of itemIds) {
    const setId = lookup.item(id)?.itemSetId;
    if (setId !== undefined) pieces.set(setId, (pieces.get(setId) ?? 0) + 1);
  }
  return [...pieces].flatMap(([id, count]) => {
    const itemSet = lookup.itemSet(id);
    return itemSet === undefined ? [] : [{ itemSet, pieces: count }];
  });
}

/** The traits that so many pieces of an item set bring. */
export const traitsOfSet = ({ itemSet, pieces }: WornItemSet): readonly Trait[] =>
  itemSet.traits.filter((one) => one.pieces <= pieces).map(({ trait }) => trait);

/** The traits of worn pieces and of a companion, and those of the item sets of which enough is worn. */
export const traitsOfBearers = (bearers: readonly number[], lookup: Lookup): readonly Trait[] => [
  ...bearers.flatMap((id) => lookup.item(id)?.traits ?? []),
  ...wornItemSets(bearers, lookup).flatMap(traitsOfSet),
];
