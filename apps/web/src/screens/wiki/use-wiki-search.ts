import { useNavigate, useSearch } from '@tanstack/react-router';
import { startTransition, useState } from 'react';
import type { TraitChoice } from '../../features/traits/trait-choices.ts';
import type { WikiSearch } from '../../features/wiki/wiki-search.ts';

interface WikiSearchState {
  /** What the field shows: the typed text, at once. */
  readonly typed: string;
  /** What the address says. It follows the field in a transition. */
  readonly search: WikiSearch;
  readonly type: (words: string) => void;
  readonly setKind: (kind: number | undefined) => void;
  readonly setTrait: (choice: TraitChoice | null) => void;
  readonly setItemSet: (itemSetId: number | undefined) => void;
}

/** The parameters for a verb, an aim or neither. */
function traitSearch(choice: TraitChoice | null): Pick<WikiSearch, 'verb' | 'aim'> {
  if (choice === null) return {};
  return typeof choice === 'string' ? { aim: choice } : { verb: choice };
}

/** The search of a page of the Wiki. It stands in the address, so that it is there again on return. */
export function useWikiSearch(from: '/app/game/wiki' | '/app/game/wiki/$section'): WikiSearchState {
  const search = useSearch({ from });
  const navigate = useNavigate();
  const [typed, setTyped] = useState(search.q ?? '');
  const change = (next: WikiSearch) =>
    startTransition(() => void navigate({ to: '.', search: next, replace: true, resetScroll: false }));
  /** Goes to the same search with another value of one parameter; undefined: without it. */
  const set = (parameter: keyof WikiSearch, value: string | number | undefined) => {
    const { [parameter]: _, ...others } = search;
    change(value === undefined ? others : { ...others, [parameter]: value });
  };
  return {
    typed,
    search,
    type(words) {
      setTyped(words);
      set('q', words.trim() ? words : undefined);
    },
    setKind: (kind) => set('kind', kind),
    setTrait(choice) {
      const { verb: _verb, aim: _aim, ...others } = search;
      change({ ...others, ...traitSearch(choice) });
    },
    setItemSet: (itemSetId) => set('set', itemSetId),
  };
}
