import type { Verb } from '@slumberfell/engine';
import { SelectField } from '../../ui/components/SelectField.tsx';
import type { VerbChoice } from './verbs-among.ts';

const ANY = 'any';

interface VerbFieldProps {
  /** The verbs of the listed items. Without any there is no field. */
  readonly choices: readonly VerbChoice[];
  /** The chosen verb; null for all items. */
  readonly verb: Verb | null;
  readonly onChange: (verb: Verb | null) => void;
  readonly className?: string | undefined;
}

/** The field that filters items by a verb of their traits. */
export const VerbField = ({ choices, verb, onChange, className }: VerbFieldProps) =>
  choices.length > 0 && (
    <SelectField
      aria-label="Trait"
      data={[
        { value: ANY, label: 'Any trait' },
        ...choices.map((one) => ({ value: String(one.verb), label: one.title })),
      ]}
      value={String(verb ?? ANY)}
      onChange={(value) => onChange(choices.find((one) => String(one.verb) === value)?.verb ?? null)}
      {...(className !== undefined && { className })}
    />
  );
