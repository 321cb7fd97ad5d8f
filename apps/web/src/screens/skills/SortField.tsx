import { SelectField } from '../../ui/components/SelectField.tsx';
import styles from './Recipes.module.css';
import { ORDER_TITLES, RECIPE_ORDERS, type RecipeOrder } from './recipe-order.ts';

const OPTIONS = RECIPE_ORDERS.map((order) => ({ value: order, label: ORDER_TITLES[order] }));

interface SortFieldProps {
  readonly order: RecipeOrder;
  readonly onChange: (order: RecipeOrder) => void;
}

/** The field that says by what a list of recipes is sorted. */
export const SortField = ({ order, onChange }: SortFieldProps) => (
  <SelectField label="Sort by" data={OPTIONS} value={order} onChange={onChange} className={styles.sort} />
);
