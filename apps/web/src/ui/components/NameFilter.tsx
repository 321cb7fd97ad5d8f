import { TextInput } from '@mantine/core';
import { startTransition } from 'react';
import { Glyph } from '../glyph/Glyph.tsx';

interface NameFilterProps {
  /**
   * Called in a transition: the typed text appears at once, and the filtered collection renders as soon as it
   * can.
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
