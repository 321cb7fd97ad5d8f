// chunk: banners
import { useCallback, useMemo, useSyncExternalStore } from 'react';

/** Something that this browser remembers in its local storage. */
export interface StoredSetting<T> {
  /** Key in the local storage. */
  readonly key: string;
  /** The value of a stored text; null: nothing is stored. Must accept every text. */
  readonly read: (text: string | null) => T;
  /** The text to store; null removes the entry. */
  readonly write: (value: T) => string | null;
}

/**
 * Texts that the local storage did not take, for example in a private window. They last until the page
 * closes.
 */
const unstored = new Map<string, string | null>();
/** Called when a setting has changed, in this tab or in another one. */
const listeners = new Set<() => void>();

function textOf(key: string): string | null {
  const text = unstored.get(key);
  if (text !== undefined) return text;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export const readSetting = <T>({ key, read }: StoredSetting<T>): T => read(textOf(key));

export function writeSetting<T>({ key, write }: StoredSetting<T>, value: T): void {
  const text = write(value);
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    unstored.delete(key);
  } catch {
    unstored.set(key, text);
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/**
 * A setting and a function that changes it. All components that use one key show the same value, also in
 * other tabs. `read` and `write` must be the same functions at each render.
 */
export function useSetting<T>({
  key,
  read,
  write,
}: StoredSetting<T>): readonly [value: T, change: (value: T) => void] {
  const text = useSyncExternalStore(subscribe, () => textOf(key));
  const value = useMemo(() => read(text), [read, text]);
  const change = useCallback((next: T) => writeSetting({ key, read, write }, next), [key, read, write]);
  return [value, change];
}
