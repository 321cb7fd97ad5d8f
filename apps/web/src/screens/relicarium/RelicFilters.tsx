import { SegmentedControl } from '@mantine/core';
import { NameFilter } from '../../ui/components/NameFilter.tsx';
import { Choice } from '../../ui/components/SelectField.tsx';
import { categoryTitle } from './categories.ts';
import styles from './RelicFilters.module.css';
import { RANKS } from './trophy-categories.ts';

/** The current filters; null for any. */
export interface RelicWishes {
  readonly name: string;
  readonly category: string | null;
  readonly rank: number | null;
}

interface RelicFiltersProps {
  readonly wishes: RelicWishes;
  readonly categories: readonly string[];
  /** @param change only the changed filter: a typed name may not have arrived in `wishes` yet */
  readonly onChange: (change: Partial<RelicWishes>) => void;
}

const ANY = 'Any';

/** Filters by name, category and rank. */
export const RelicFilters = ({ wishes, categories, onChange }: RelicFiltersProps) => (
  <>
    <NameFilter onChange={(name) => onChange({ name })} className={styles.field} />
    <Choice
      aria-label="Category"
      data={[
        { value: ANY, label: 'Any category' },
        ...categories.map((category) => ({ value: category, label: categoryTitle(category) })),
      ]}
      value={wishes.category ?? ANY}
      onChange={(value) => onChange({ category: value === ANY ? null : value })}
      className={styles.field}
    />
    <div className={styles.ranks}>
      <span id="relic-rank">Rank</span>
      <SegmentedControl
        aria-labelledby="relic-rank"
        data={[ANY, ...RANKS.map(String)]}
        value={String(wishes.rank ?? ANY)}
        onChange={(value) => onChange({ rank: value === ANY ? null : Number(value) })}
      />
    </div>
  </>
);
