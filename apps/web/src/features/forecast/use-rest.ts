import { useCallback, useState } from 'react';

/** Key in the browser's local storage. It is present while the character does not rest. */
export const noRestKey = (characterId: number): string => `slumberfell.combat.no-rest.${characterId}`;

/** Returns true when nothing is stored, or when the browser has no local storage (private mode). */
function read(characterId: number): boolean {
  try {
    return localStorage.getItem(noRestKey(characterId)) === null;
  } catch {
    return true;
  }
}

function write(characterId: number, rests: boolean): void {
  try {
    if (rests) localStorage.removeItem(noRestKey(characterId));
    else localStorage.setItem(noRestKey(characterId), '1');
  } catch {
    // Without local storage the choice holds only until the page closes.
  }
}

/**
 * Whether combat that the character begins ends when the food runs low, and a function that sets it. This
 * browser remembers the choice for each character; at first it is true.
 */
export function useRest(characterId: number): readonly [rests: boolean, setRests: (rests: boolean) => void] {
  const [rests, setRests] = useState(() => read(characterId));
  const change = useCallback(
    (next: boolean) => {
      write(characterId, next);
      setRests(next);
    },
    [characterId],
  );
  return [rests, change];
}
