import { type Item, ItemCategory } from '@slumberfell/engine';

/** Whether an item is a pet: its traits count while it goes along, not while it is worn. */
export const isPet = (item: Pick<Item, 'category'> | undefined): boolean =>
  item?.category === ItemCategory.Pet;
