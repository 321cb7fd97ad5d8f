import { TextInput } from '@mantine/core';
import { startTransition } from 'react';
import { Glyph } from '../glyph/Glyph.tsx';

interface NameFilterProps {
  /** Is told in a transition: what is written is there at once, and what it leaves of the collection as soon as it can. */
  readonly onChange: (value: string) => void;
  readonly className: string | undefined;
}

/** The field above a collection that leaves what bears the name. */
export const NameFilter = ({ onChange, className }: NameFilterProps) => (
  <TextInput
    aria-label="Filter by name"
    placeholder="Filter by name"
    onChange={({ currentTarget: { value } }) => startTransition(() => onChange(value))}
    leftSection={<Glyph name="magnifying-glass" />}
    {...(className !== undefined && { className })}
  />
);
