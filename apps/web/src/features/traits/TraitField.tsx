import { SelectField } from '../../ui/components/SelectField.tsx';
import { AIM_TITLES } from './aim-titles.ts';
import { hasChoices, type TraitChoice, type TraitChoices } from './trait-choices.ts';

const ANY = 'any';

interface TraitFieldProps {
  /** What the listed items offer. Without anything there is no field. */
  readonly choices: TraitChoices;
  /** Null for all items. */
  readonly choice: TraitChoice | null;
  readonly onChange: (choice: TraitChoice | null) => void;
  /** Whether the name of the field stands above it, as it does beside fields that have theirs there. */
  readonly showsLabel?: boolean;
  readonly className?: string | undefined;
}

/** The field that filters items by what their traits are good for, or by a verb of their traits. */
export function TraitField({ choices, choice, onChange, showsLabel = false, className }: TraitFieldProps) {
  if (!hasChoices(choices)) return null;
  const { aims, verbs } = choices;
  const groups = [
    // A closed field without a label above it shows these words alone.
    {
      group: 'For an aim',
      items: aims.map((aim) => ({ value: aim, label: `For ${AIM_TITLES[aim].toLowerCase()}` })),
    },
    { group: 'Traits', items: verbs.map(({ verb, title }) => ({ value: String(verb), label: title })) },
  ];
  const change = (value: string): void =>
    onChange([...aims, ...verbs.map(({ verb }) => verb)].find((one) => String(one) === value) ?? null);
  return (
    <SelectField
      {...(showsLabel ? { label: 'Trait' } : { 'aria-label': 'Trait' })}
      data={[{ value: ANY, label: 'Any trait' }, ...groups.filter(({ items }) => items.length > 0)]}
      value={String(choice ?? ANY)}
      onChange={change}
      {...(className !== undefined && { className })}
    />
  );
}
