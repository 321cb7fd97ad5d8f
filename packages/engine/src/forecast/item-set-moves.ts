import { attributeChange, GEAR_ATTRIBUTES } from '../character/gear-merits.ts';
import { WORN_SLOTS } from '../state/slots.ts';
import type { Item, ItemAmount } from '../world/static-data.ts';
import type { World } from '../world/world.ts';
import type { Candidates } from './bag-candidates.ts';
import type { BagPlace, BagSet } from './bag-set.ts';

/**
 * For each item set and each number of its pieces that brings a trait: the changes with which so many are
 * worn, in the slots in which the numbers fall least.
 */
export function itemSetMoves(
  { shown }: BagSet,
  { pieces }: Candidates,
  world: World,
): (readonly (readonly [BagPlace, ItemAmount])[])[] {
  return world.sets.itemSets.flatMap(({ id, traits }) => {
    const owned = WORN_SLOTS.flatMap((slot) => {
      const piece = (pieces.get(slot) ?? []).find(({ itemSetId }) => itemSetId === id);
      const worn = world.item(shown.equipment[slot] ?? 0);
      if (piece === undefined) return [];
      return [{ slot, piece, worn, loss: worn?.itemSetId === id ? -1 : lossOf(piece, worn) }];
    }).toSorted((one, other) => one.loss - other.loss);
    return traits
      .filter((trait) => trait.pieces <= owned.length)
      .map((trait) =>
        owned
          .slice(0, trait.pieces)
          .filter(({ worn }) => worn?.itemSetId !== id)
          .map(({ slot, piece }) => [slot, { itemId: piece.id, amount: 1 }] as const),
      )
      .filter((changes) => changes.length > 0);
  });
}

/** How much the numbers of a slot fall with another piece: a sum of shares of what is worn, at least 0. */
const lossOf = (piece: Item, worn: Item | undefined): number =>
  GEAR_ATTRIBUTES.reduce(
    (loss, name) => loss + Math.max(0, attributeChange(name, worn, piece)) / Math.max(1, worn?.[name] ?? 0),
    0,
  );
