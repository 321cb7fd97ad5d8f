import { memo } from 'react';
import { ItemSetField } from '../../features/traits/ItemSetField.tsx';
import type { ItemSetChoice } from '../../features/traits/item-sets.ts';
import { TraitField } from '../../features/traits/TraitField.tsx';
import type { TraitChoice, TraitChoices } from '../../features/traits/trait-choices.ts';
import { NameFilter } from '../../ui/components/NameFilter.tsx';
import { SelectField } from '../../ui/components/SelectField.tsx';
import styles from './BagFilters.module.css';
import { BAG_ORDERS, type BagOrder, ORDER_TITLES } from './bag-order.ts';

export interface BagFilterProps {
  readonly filterByName: (name: string) => void;
  /** The options of the category select, and the chosen one. */
  readonly categories: { readonly value: string; readonly label: string }[];
  readonly category: string;
  readonly chooseCategory: (value: string) => void;
  /** The aims and verbs of the items in the bag, and the chosen one; null for all items. */
  readonly traitChoices: TraitChoices;
  readonly trait: TraitChoice | null;
  readonly chooseTrait: (choice: TraitChoice | null) => void;
  /** The item sets of the items in the bag, and the id of the chosen one; null for all items. */
  readonly itemSets: readonly ItemSetChoice[];
  readonly itemSetId: number | null;
  readonly chooseItemSet: (itemSetId: number | null) => void;
  readonly order: BagOrder;
  readonly setOrder: (order: BagOrder) => void;
}

const ORDERS = BAG_ORDERS.map((order) => ({ value: order, label: ORDER_TITLES[order] }));

/**
 * The fields that filter and sort the bag. Memoized: what they find changes with each typed letter, and they
 * take as long to render as the tiles.
 */
export const BagFilters = memo(function BagFilters(props: BagFilterProps) {
  const { filterByName, categories, category, chooseCategory, traitChoices, trait, chooseTrait } = props;
  const { itemSets, itemSetId, chooseItemSet, order, setOrder } = props;
  return (
    <>
      <NameFilter initial="" onChange={filterByName} className={styles.name} />
      <SelectField
        aria-label="Category"
        data={categories}
        value={category}
        onChange={chooseCategory}
        className={styles.filter}
      />
      <TraitField choices={traitChoices} choice={trait} onChange={chooseTrait} className={styles.filter} />
      <ItemSetField
        choices={itemSets}
        itemSetId={itemSetId}
        onChange={chooseItemSet}
        className={styles.filter}
      />
      <SelectField
        aria-label="Sort by"
        data={ORDERS}
        value={order}
        onChange={setOrder}
        className={styles.filter}
      />
    </>
  );
});
