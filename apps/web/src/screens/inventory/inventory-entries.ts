import {
  type Amounts,
  entriesOf as amountsIn,
  type Item,
  ItemCategory,
  type World,
} from '@slumberfell/engine';
import { matchesSearch, searchWords } from '../../features/items/name-search.ts';
import { isOfChoice, type TraitChoice } from '../../features/traits/trait-choices.ts';

/** An item in the inventory, with its amount. */
export interface Entry {
  readonly item: Item;
  readonly amount: number;
}

/** A sort position after those of all categories. */
const LAST = 1000;

/** Sort position of an item. Curios (without a category) come last, because they can only be sold. */
const place = ({ category }: Item): number => (category === ItemCategory.None ? LAST : category);

/**
 * All items in the inventory, sorted by category, then by id. Items that the page's static data does not
 * contain are left out.
 */
export function entriesOf(inventory: Amounts, world: World): Entry[] {
  return amountsIn(inventory)
    .flatMap(([id, amount]) => {
      const item = world.item(id);
      return item ? [{ item, amount }] : [];
    })
    .sort((one, other) => place(one.item) - place(other.item) || one.item.id - other.item.id);
}

/** The categories of these entries, each once, in the order of the entries. */
export const categoriesOf = (entries: readonly Entry[]): ItemCategory[] => [
  ...new Set(entries.map((entry) => entry.item.category)),
];

/** What the bag is filtered by. Null: by nothing. */
export interface EntryFilter {
  /** Words that the item's name contains, all of them. Upper and lower case are equal. */
  readonly name: string;
  readonly category: ItemCategory | null;
  readonly trait: TraitChoice | null;
  readonly itemSetId: number | null;
}

/** The entries of items that pass all filters. */
export function filterEntries(
  entries: readonly Entry[],
  { name, category, trait, itemSetId }: EntryFilter,
  world: World,
): Entry[] {
  const words = searchWords(name);
  return entries.filter(
    ({ item }) =>
      (category === null || item.category === category) &&
      (trait === null || isOfChoice(item, trait, world)) &&
      (itemSetId === null || item.itemSetId === itemSetId) &&
      matchesSearch(item.name, words),
  );
}
