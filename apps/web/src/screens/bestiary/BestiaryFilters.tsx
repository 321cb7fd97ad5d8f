import type { Region } from '@slumberfell/engine';
import { NameFilter } from '../../ui/components/NameFilter.tsx';
import { SelectField } from '../../ui/components/SelectField.tsx';
import styles from './BestiaryFilters.module.css';
import { CARD_STATES, type CardState } from './chapters.ts';

/** The current filters. Null: the filter is off. */
export interface BestiaryFilterValues {
  readonly name: string;
  readonly regionId: number | null;
  readonly card: CardState | null;
}

interface BestiaryFiltersProps {
  readonly filters: BestiaryFilterValues;
  readonly regions: readonly Region[];
  /** @param change only the changed filter: a typed name may not have arrived in `filters` yet */
  readonly onChange: (change: Partial<BestiaryFilterValues>) => void;
}

const ANY = 'any';

/** The fields that filter the enemies by name, region and state of the card. */
export const BestiaryFilters = ({ filters, regions, onChange }: BestiaryFiltersProps) => (
  <>
    <NameFilter initial={filters.name} onChange={(name) => onChange({ name })} className={styles.field} />
    <SelectField
      aria-label="Region"
      data={[
        { value: ANY, label: 'Any region' },
        ...regions.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
      value={String(filters.regionId ?? ANY)}
      onChange={(value) => onChange({ regionId: value === ANY ? null : Number(value) })}
      className={styles.field}
    />
    <SelectField
      aria-label="Card"
      data={[
        { value: ANY, label: 'Any card' },
        ...CARD_STATES.map((label, state) => ({ value: String(state), label })),
      ]}
      value={String(filters.card ?? ANY)}
      onChange={(value) => onChange({ card: value === ANY ? null : (Number(value) as CardState) })}
      className={styles.field}
    />
  </>
);
