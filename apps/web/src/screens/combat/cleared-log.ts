import { useCallback, useState } from 'react';

/** The item of the browser's local storage. */
export const nameOf = (characterId: number): string => `slumberfell.combat-log.cleared.${characterId}`;

/** A browser that keeps nothing forgets what was cleared when the page is left, and that is all. */
function read(characterId: number): number {
  try {
    return Number(localStorage.getItem(nameOf(characterId))) || 0;
  } catch {
    return 0;
  }
}

function write(characterId: number, instant: number): void {
  try {
    localStorage.setItem(nameOf(characterId), String(instant));
  } catch {
    // Nothing to be done, and nothing is lost but a convenience.
  }
}

/**
 * Up to which instant this browser hides a character's combat log, and hiding it up to another. The server's log stays
 * as it is (specification 2.89).
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
