import type { State } from '@slumberfell/engine';

/** Lengths of the states' JSON that are kept in all: about 1,500 veterans, some 200 MB of objects at the very most. */
export const CACHE_LENGTH = 32 * 1024 * 1024;

interface Entry {
  readonly revision: number;
  readonly at: number;
  readonly state: Readonly<State>;
  readonly length: number;
}

/**
 * Decoded states by what they are the state of: a character at a revision, settled to an instant. There is only one such
 * state, so an entry is never wrong, only out of date and then not found. The least recently used go first.
 */
export class StateCache {
  readonly #entries = new Map<number, Entry>();
  readonly #limit: number;
  #length = 0;

  /** @param limit of the summed lengths of the states' JSON. */
  constructor(limit = CACHE_LENGTH) {
    this.#limit = limit;
  }

  get(characterId: number, revision: number, at: number): Readonly<State> | null {
    const entry = this.#entries.get(characterId);
    if (entry === undefined || entry.revision !== revision || entry.at !== at) return null;
    this.#entries.delete(characterId);
    this.#entries.set(characterId, entry);
    return entry.state;
  }

  /** @param length of the state's JSON. */
  put(characterId: number, revision: number, at: number, state: Readonly<State>, length: number): void {
    this.#remove(characterId);
    this.#entries.set(characterId, { revision, at, state, length });
    this.#length += length;
    for (const oldest of this.#entries.keys()) {
      if (this.#length <= this.#limit) return;
      this.#remove(oldest);
    }
  }

  #remove(characterId: number): void {
    const entry = this.#entries.get(characterId);
    if (entry === undefined) return;
    this.#entries.delete(characterId);
    this.#length -= entry.length;
  }
}
