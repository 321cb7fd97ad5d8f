import { useCallback, useState } from 'react';

/** Key in the browser's local storage. */
export const storageKey = (characterId: number): string => `slumberfell.combat-log.cleared.${characterId}`;

/** Without local storage (private mode), clearing the log lasts until the page closes. */
function read(characterId: number): number {
  try {
    return Number(localStorage.getItem(storageKey(characterId))) || 0;
  } catch {
    return 0;
  }
}

function write(characterId: number, instant: number): void {
  try {
    localStorage.setItem(storageKey(characterId), String(instant));
  } catch {
    // Local storage is not available. The log stays cleared until the page closes.
  }
}

/**
 * Until which instant this browser hides a character's combat log, and a function that sets it. The server's
 * log does not change (specification 2.89).
 */
export function useClearedLog(
  characterId: number,
): readonly [instant: number, clear: (instant: number) => void] {
  const [cleared, setCleared] = useState(() => read(characterId));
  const clear = useCallback(
    (instant: number) => {
      write(characterId, instant);
      setCleared(instant);
    },
    [characterId],
  );
  return [cleared, clear];
}
