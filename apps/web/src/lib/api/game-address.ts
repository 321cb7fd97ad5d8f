// chunk: entry
/** Where players reach the game, once the server has refused a call of this page because of its address. */
let address: string | null = null;
const listeners = new Set<() => void>();

/** Records where players reach the game. @param told an origin; any other scheme than http(s) is ignored. */
export function noteGameAddress(told: string): void {
  if (!/^https?:\/\//.test(told) || told === address) return;
  address = told;
  for (const listener of listeners) listener();
}

/** Where players reach the game, if this page was opened at another address; else null. */
export const gameAddress = (): string | null => address;

/** Calls the listener when the address becomes known. @returns a function that removes the listener. */
export function onGameAddress(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
