import {
  entriesOf,
  equipObstacles,
  type Item,
  type Shown,
  SLOT_OF_TYPE,
  WORN_SLOTS,
  type World,
  type WornSlot,
} from '@slumberfell/engine';
import { isBetter } from '../../features/items/comparison.ts';

/**
 * The piece of the inventory with the highest attributes that the character can wear in a slot and that is
 * better than the worn one; null when there is none.
 */
export function bestOwnedPiece(slot: WornSlot, shown: Shown, world: World): Item | null {
  return (
    entriesOf(shown.inventory)
      .flatMap(([itemId]) => world.item(itemId) ?? [])
      .filter(
        (item) =>
          item.equipmentType !== undefined &&
          SLOT_OF_TYPE[item.equipmentType] === slot &&
          equipObstacles(shown, item).length === 0 &&
          isBetter(item, shown, world),
      )
      .sort(byAttributes)[0] ?? null
  );
}

/** The best pieces of the inventory that are better than what is worn, at most one for each slot. */
export const upgradesOf = (shown: Shown, world: World): Item[] =>
  WORN_SLOTS.flatMap((slot) => bestOwnedPiece(slot, shown, world) ?? []);

/** Attack power and armor first: no piece has both. Then critical chance, and then the worth. */
const byAttributes = (one: Item, other: Item): number =>
  strength(other) - strength(one) ||
  (other.criticalChance ?? 0) - (one.criticalChance ?? 0) ||
  other.value - one.value ||
  one.id - other.id;

const strength = ({ attackPower = 0, armor = 0 }: Item): number => attackPower + armor;
