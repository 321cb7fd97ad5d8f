import { TextInput } from '@mantine/core';
import { startTransition } from 'react';
import { Glyph } from '../glyph/Glyph.tsx';

interface NameFilterProps {
  /**
   * Called with the typed text in a transition: the field shows the text at once, and React renders the
   * filtered collection after that.
   */
  readonly onChange: (value: string) => void;
  readonly className: string | undefined;
}

/** The field above a collection that filters its entries by name. */
export const NameFilter = ({ onChange, className }: NameFilterProps) => (
  <TextInput
    aria-label="Filter by name"
    placeholder="Filter by name"
    onChange={({ currentTarget: { value } }) => startTransition(() => onChange(value))}
    leftSection={<Glyph name="magnifying-glass" />}
    {...(className !== undefined && { className })}
  />
);
