import { SelectField } from '../../ui/components/SelectField.tsx';
import type { ItemSetChoice } from './item-sets.ts';

const ANY = 'any';

interface ItemSetFieldProps {
  /** The item sets of the listed items. Without any there is no field. */
  readonly choices: readonly ItemSetChoice[];
  /** The id of the chosen item set; null for all items. */
  readonly itemSetId: number | null;
  readonly onChange: (itemSetId: number | null) => void;
  readonly className?: string | undefined;
}

/** The field that filters items by their item set. */
export const ItemSetField = ({ choices, itemSetId, onChange, className }: ItemSetFieldProps) =>
  choices.length > 0 && (
    <SelectField
      aria-label="Item set"
      data={[
        { value: ANY, label: 'Any item set' },
        ...choices.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
      value={String(itemSetId ?? ANY)}
      onChange={(value) => onChange(value === ANY ? null : Number(value))}
      {...(className !== undefined && { className })}
    />
  );
