import { useCallback, useState } from 'react';

/** Key in the browser's local storage, for the instant up to which the log is cleared. */
export const storageKey = (characterId: number): string => `slumberfell.combat-log.cleared.${characterId}`;

/**
 * Reads the instant up to which the log is cleared, epoch ms. Returns 0 when none is stored, or when the
 * browser has no local storage (private mode).
 */
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
    // Without local storage the combat log stays cleared only until the page closes.
  }
}

/**
 * The instant up to which this browser hides the lines of a character's combat log, and a function that sets
 * it. The log on the server does not change (specification 2.89).
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
