import { SelectField } from '../../ui/components/SelectField.tsx';
import type { ThenChoice, ThenValue } from './use-then.ts';

/** The choice what follows a fight. */
export const ThenField = ({ value, options, choose }: ThenChoice) => (
  <SelectField<ThenValue> label="And then" data={[...options]} value={value} onChange={choose} />
);
