import {
  type Amounts,
  entriesOf as amountsIn,
  type Item,
  ItemCategory,
  type World,
} from '@slumberfell/engine';
import { isSought, soughtWords } from '../../features/items/name-search.ts';

/** One kind of item in the bag. */
export interface Entry {
  readonly item: Item;
  readonly amount: number;
}

/** Behind every category there is. */
const LAST = 1000;

/** Curios are for selling and stand behind what is for something. */
const place = ({ category }: Item): number => (category === ItemCategory.None ? LAST : category);

/** Everything owned, by category and within it by the order of the world; items unknown to this client's data are left out. */
export function entriesOf(inventory: Amounts, world: World): Entry[] {
  return amountsIn(inventory)
    .flatMap(([id, amount]) => {
      const item = world.item(id);
      return item ? [{ item, amount }] : [];
    })
    .sort((one, other) => place(one.item) - place(other.item) || one.item.id - other.item.id);
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
  const sought = soughtWords(name);
  return entries.filter(
    ({ item }) => (category === null || item.category === category) && isSought(item.name, sought),
  );
}
