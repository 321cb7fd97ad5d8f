import { useLocation } from '@tanstack/react-router';
import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';

/** The last value of each key. It lasts until the page closes or loads again. */
const kept = new Map<string, unknown>();

/** A state that a component has again when it is mounted later. All values of one key have one type. */
export function useKeptState<T>(key: string, initial: T): [T, Dispatch<SetStateAction<T>>] {
  const [value, setValue] = useState<T>(() => (kept.has(key) ? (kept.get(key) as T) : initial));
  useEffect(() => {
    kept.set(key, value);
  }, [key, value]);
  return [value, setValue];
}

/**
 * A state that belongs to the entry of the browser's history: a screen has it again when the player returns
 * by the Back button, and begins with `initial` when it is opened anew.
 */
export function useEntryState<T>(name: string, initial: T): [T, Dispatch<SetStateAction<T>>] {
  const current = useLocation({ select: ({ state }) => state.__TSR_key ?? '' });
  // The place of the first render: while the screen is left, the current place is already the next one.
  const [entry] = useState(current);
  return useKeptState(`${name} ${entry}`, initial);
}
