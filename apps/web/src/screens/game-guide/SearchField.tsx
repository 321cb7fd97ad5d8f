import type { KeyboardEvent } from 'react';
import { SearchInput } from '../../ui/components/SearchInput.tsx';
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
    if (event.key === 'ArrowDown') focusHit('first');
    else if (event.key === 'Enter') focusHit('first')?.click();
    else return;
    event.preventDefault();
  };
  return (
    <SearchInput
      label="Search the guide"
      value={query}
      longest={LONGEST}
      onChange={onChange}
      onKeyDown={onKeyDown}
    />
  );
}
