import { TextInput } from '@mantine/core';
import { textPattern } from '@slumberfell/engine';
import { useIsPhone } from '../../lib/use-is-phone.ts';

/** Why a name of up to `max` characters is refused, as a sentence; null when it can be saved. */
export const nameFault = (name: string, max: number): string | null =>
  textPattern(max).test(name.trim()) ? null : `A name has 1 to ${max} characters.`;

interface NameFieldProps {
  readonly name: string;
  readonly max: number;
  /** Whether a dialog puts the focus here when it opens. */
  readonly isFirst?: boolean;
  readonly onChange: (name: string) => void;
}

/** The field for the name of what a player saves. */
export function NameField({ name, max, isFirst = false, onChange }: NameFieldProps) {
  const isPhone = useIsPhone();
  return (
    <TextInput
      label="Name"
      value={name}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      // Typing replaces the proposal.
      onFocus={({ currentTarget }) => currentTarget.select()}
      error={name === '' ? null : nameFault(name, max)}
      autoComplete="off"
      // On phones the focus would open the keyboard over the button that saves.
      data-autofocus={isFirst && !isPhone ? true : undefined}
    />
  );
}
