import { TextInput } from '@mantine/core';
import { Glyph } from '../glyph/Glyph.tsx';

interface NameFilterProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly className: string | undefined;
}

/** The field above a collection that leaves what bears the name. */
export const NameFilter = ({ value, onChange, className }: NameFilterProps) => (
  <TextInput
    aria-label="Filter by name"
    placeholder="Filter by name"
    value={value}
    onChange={(event) => onChange(event.currentTarget.value)}
    leftSection={<Glyph name="magnifying-glass" />}
    {...(className !== undefined && { className })}
  />
);
