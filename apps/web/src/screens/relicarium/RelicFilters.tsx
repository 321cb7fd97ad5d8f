import { SegmentedControl } from '@mantine/core';
import { NameFilter } from '../../ui/components/NameFilter.tsx';
import { SelectField } from '../../ui/components/SelectField.tsx';
import { categoryTitle } from './categories.ts';
import styles from './RelicFilters.module.css';
import { RANKS } from './trophy-categories.ts';

/** The current filters. Null: the filter is off. */
export interface RelicFilterValues {
  readonly name: string;
  readonly category: string | null;
  readonly rank: number | null;
}

interface RelicFiltersProps {
  readonly filters: RelicFilterValues;
  readonly categories: readonly string[];
  /** @param change only the changed filter: a typed name may not have arrived in `filters` yet */
  readonly onChange: (change: Partial<RelicFilterValues>) => void;
}

const ANY = 'Any';

/** The fields that filter the trophies by name, category and rank. */
export const RelicFilters = ({ filters, categories, onChange }: RelicFiltersProps) => (
  <>
    <NameFilter initial={filters.name} onChange={(name) => onChange({ name })} className={styles.field} />
    <SelectField
      aria-label="Category"
      data={[
        { value: ANY, label: 'Any category' },
        ...categories.map((category) => ({ value: category, label: categoryTitle(category) })),
      ]}
      value={filters.category ?? ANY}
      onChange={(value) => onChange({ category: value === ANY ? null : value })}
      className={styles.field}
    />
    <div className={styles.ranks}>
      <span id="relic-rank">Rank</span>
      <SegmentedControl
        aria-labelledby="relic-rank"
        data={[ANY, ...RANKS.map(String)]}
        value={String(filters.rank ?? ANY)}
        onChange={(value) => onChange({ rank: value === ANY ? null : Number(value) })}
      />
    </div>
  </>
);
