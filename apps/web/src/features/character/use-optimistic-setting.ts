import { useRef, useState } from 'react';

export interface OptimisticSetting<T> {
  /**
   * The value that the player has chosen, until the server has stored it or has refused it. Null: the stored
   * value is shown.
   */
  readonly held: T | null;
  /** Shows a value, and does not send it to the server yet. */
  readonly hold: (value: T) => void;
  /** Shows a value and sends it to the server. */
  readonly store: (value: T) => void;
}

/**
 * A setting that shows the player's value at once, before the server has stored it. While a request runs,
 * newer values wait (for example those of an arrow key that the player holds down); when the request is done,
 * only the newest of them is sent.
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
