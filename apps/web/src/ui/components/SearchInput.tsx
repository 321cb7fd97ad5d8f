import type { KeyboardEvent } from 'react';
import { Glyph } from '../glyph/Glyph.tsx';
import styles from './SearchInput.module.css';

interface SearchInputProps {
  readonly label: string;
  readonly value: string;
  /** Maximum length of the text. */
  readonly longest: number;
  readonly onChange: (value: string) => void;
  /** Handles keys that move to the results. Escape clears the field. */
  readonly onKeyDown?: (event: KeyboardEvent) => void;
}

/** A search field, with its label as placeholder. Escape clears it. */
export function SearchInput({ label, value, longest, onChange, onKeyDown }: SearchInputProps) {
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return onKeyDown?.(event);
    onChange('');
    event.preventDefault();
  };
  return (
    <search className={styles.field}>
      <Glyph name="magnifying-glass" size={18} />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        maxLength={longest}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={press}
      />
    </search>
  );
}
