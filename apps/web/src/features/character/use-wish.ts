import { useRef, useState } from 'react';

export interface Wish<T> {
  /** What the hand has chosen, until the server has answered; null when it has chosen nothing else than what is stored. */
  readonly held: T | null;
  /** Chosen, but not to be stored yet. */
  readonly hold: (value: T) => void;
  /** To be stored. */
  readonly store: (value: T) => void;
}

/**
 * A setting under the player's hand: it stays as it was put. What is wished while the server has not answered yet, as by an
 * arrow key held down, is stored next, and only the last of it.
 * @param save settled when the server has answered, or the player has been told why not
 */
export function useWish<T>(save: (value: T) => Promise<unknown>): Wish<T> {
  const [held, hold] = useState<T | null>(null);
  const wish = useRef<T | null>(null);
  const storing = useRef(false);

  const storeWishes = async () => {
    storing.current = true;
    while (wish.current !== null) {
      const value = wish.current;
      wish.current = null;
      await save(value);
    }
    storing.current = false;
    hold(null);
  };

  return {
    held,
    hold: (value) => hold(value),
    store(value) {
      hold(value);
      wish.current = value;
      if (!storing.current) void storeWishes();
    },
  };
}
