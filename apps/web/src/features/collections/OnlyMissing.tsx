import { Checkbox } from '@mantine/core';
import { startTransition } from 'react';
import { useKeptState } from '../../lib/kept/use-kept-state.ts';
import styles from './OnlyMissing.module.css';

interface OnlyMissingProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** The switch of a collection that leaves only what the character does not have. */
export const OnlyMissing = ({ checked, onChange }: OnlyMissingProps) => (
  <Checkbox
    label="Only missing"
    checked={checked}
    onChange={({ currentTarget }) => {
      const isOn = currentTarget.checked;
      startTransition(() => onChange(isOn));
    }}
    classNames={{ body: styles.body ?? '', label: styles.label ?? '' }}
  />
);

/** Whether a collection shows only what is missing; the same until the page closes. */
export const useOnlyMissing = (collection: 'relicarium' | 'bestiary' | 'pets') =>
  useKeptState(`only missing in ${collection}`, false);
