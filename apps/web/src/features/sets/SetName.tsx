import { TextInput } from '@mantine/core';
import { SET_NAME_MAX, textPattern } from '@slumberfell/engine';
import { useIsPhone } from '../../lib/use-is-phone.ts';

const PATTERN = textPattern(SET_NAME_MAX);

/** Why a name is refused, as a sentence; null when it can be saved. */
export const nameFault = (name: string): string | null =>
  PATTERN.test(name.trim()) ? null : `A name has 1 to ${SET_NAME_MAX} characters.`;

interface SetNameProps {
  readonly name: string;
  readonly onChange: (name: string) => void;
}

/** The field for the name of a set. */
export function SetName({ name, onChange }: SetNameProps) {
  const isPhone = useIsPhone();
  return (
    <TextInput
      label="Name"
      value={name}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      // Typing replaces the proposal.
      onFocus={({ currentTarget }) => currentTarget.select()}
      error={name === '' ? null : nameFault(name)}
      autoComplete="off"
      // On phones the focus would open the keyboard over the button that saves.
      data-autofocus={isPhone ? undefined : true}
    />
  );
}
