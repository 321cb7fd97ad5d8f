import { useRef, useState } from 'react';

export interface OptimisticSetting<T> {
  /**
   * The value that the player has set, until the server has stored it; null when the stored value applies.
   */
  readonly held: T | null;
  /** Shows a value without storing it yet. */
  readonly hold: (value: T) => void;
  /** Shows a value and stores it. */
  readonly store: (value: T) => void;
}

/**
 * A setting that shows the player's value at once, before the server has stored it. While one request runs,
 * later values (for example from a held arrow key) wait; only the last of them is sent next.
 * @param save settles when the server has responded; after a failure the player has seen the reason
 */
export function useOptimisticSetting<T>(save: (value: T) => Promise<unknown>): OptimisticSetting<T> {
  const [held, hold] = useState<T | null>(null);
  const pendingValue = useRef<T | null>(null);
  const storing = useRef(false);

  const storePending = async () => {
    storing.current = true;
    while (pendingValue.current !== null) {
      const value = pendingValue.current;
      pendingValue.current = null;
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
      pendingValue.current = value;
      if (!storing.current) void storePending();
    },
  };
}
