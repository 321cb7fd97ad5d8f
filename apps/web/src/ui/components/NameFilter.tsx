import { TextInput } from '@mantine/core';
import { startTransition } from 'react';
import { Glyph } from '../glyph/Glyph.tsx';

interface NameFilterProps {
  /** The text of the field at first. */
  readonly initial: string;
  /**
   * Called with the typed text in a transition: the field shows the text at once, and React renders the
   * filtered collection after that.
   */
  readonly onChange: (value: string) => void;
  readonly className: string | undefined;
}

/** The field above a collection that filters its entries by name. */
export const NameFilter = ({ initial, onChange, className }: NameFilterProps) => (
  <TextInput
    aria-label="Filter by name"
    placeholder="Filter by name"
    defaultValue={initial}
    onChange={({ currentTarget: { value } }) => startTransition(() => onChange(value))}
    leftSection={<Glyph name="magnifying-glass" />}
    {...(className !== undefined && { className })}
  />
);
