import type { Region } from '@slumberfell/engine';
import { NameFilter } from '../../ui/components/NameFilter.tsx';
import { Choice } from '../../ui/components/SelectField.tsx';
import styles from './BestiaryFilters.module.css';
import { CARD_STATES, type CardState } from './chapters.ts';

/** The current filters; null for any. */
export interface BestiaryWishes {
  readonly name: string;
  readonly regionId: number | null;
  readonly card: CardState | null;
}

interface BestiaryFiltersProps {
  readonly wishes: BestiaryWishes;
  readonly regions: readonly Region[];
  /** @param change only the changed filter: a typed name may not have arrived in `wishes` yet */
  readonly onChange: (change: Partial<BestiaryWishes>) => void;
}

const ANY = 'any';

/** Filters by name, region and card. */
export const BestiaryFilters = ({ wishes, regions, onChange }: BestiaryFiltersProps) => (
  <>
    <NameFilter onChange={(name) => onChange({ name })} className={styles.field} />
    <Choice
      aria-label="Region"
      data={[
        { value: ANY, label: 'Any region' },
        ...regions.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
      value={String(wishes.regionId ?? ANY)}
      onChange={(value) => onChange({ regionId: value === ANY ? null : Number(value) })}
      className={styles.field}
    />
    <Choice
      aria-label="Card"
      data={[
        { value: ANY, label: 'Any card' },
        ...CARD_STATES.map((label, state) => ({ value: String(state), label })),
      ]}
      value={String(wishes.card ?? ANY)}
      onChange={(value) => onChange({ card: value === ANY ? null : (Number(value) as CardState) })}
      className={styles.field}
    />
  </>
);
