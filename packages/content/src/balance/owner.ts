import { addAmounts, type Item, isPet, type Shown, wornSlotOf } from '@slumberfell/engine';

/**
 * A character who also owns one of each piece to wear, and whose pets are all the pets, of some items. Other
 * items are passed over.
 * @param some chooses among the pieces, and among the pets; without it, all of them are owned
 */
export const ownerOf = (
  shown: Shown,
  items: readonly Item[],
  some = (all: readonly Item[]): readonly Item[] => all,
): Shown => ({
  ...shown,
  pets: some(items.filter(isPet)).map(({ id }) => id),
  inventory: addAmounts(
    shown.inventory,
    some(items.filter((item) => wornSlotOf(item) !== undefined)).map(({ id }) => ({ itemId: id, amount: 1 })),
  ),
});
