import type { KeyboardEvent } from 'react';
import { Glyph } from '../../ui/glyph/Glyph.tsx';
import styles from './SearchField.module.css';
import { focusHit } from './search-focus.ts';

interface SearchFieldProps {
  readonly query: string;
  readonly onChange: (query: string) => void;
}

/** Longest query of the guide's search, in characters. */
const LONGEST = 60;

/**
 * The guide's search field. Arrow Down moves to the first result, Enter opens it, Escape clears the field.
 */
export function SearchField({ query, onChange }: SearchFieldProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onChange('');
    else if (event.key === 'ArrowDown') focusHit('first');
    else if (event.key === 'Enter') focusHit('first')?.click();
    else return;
    event.preventDefault();
  };
  return (
    <search className={styles.field}>
      <Glyph name="magnifying-glass" size={18} />
      <input
        type="search"
        aria-label="Search the guide"
        placeholder="Search the guide"
        autoComplete="off"
        maxLength={LONGEST}
        value={query}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
    </search>
  );
}
