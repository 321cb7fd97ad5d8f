import type { State } from '@slumberfell/engine';

/**
 * How much is kept in all, by `weightOf`: about 125 veterans, less than 12 MB: those who have just done something. All that lives
 * long is gone through by the collector of garbage, and frames are late meanwhile (ADR 0006).
 */
export const CACHE_WEIGHT = 500_000;

/** About how many numbers a state holds, which is what it consists of. */
const weightOf = ({ shown }: Readonly<State>): number =>
  200 + shown.inventory.length + shown.trophies.length + shown.cards.length + 4 * shown.combatLog.length;

interface Entry {
  readonly revision: number;
  readonly at: number;
  readonly state: Readonly<State>;
  readonly weight: number;
}

/**
 * Decoded states by what they are the state of: a character at a revision, settled to an instant. There is only one such
 * state, so an entry is never wrong, only out of date and then not found. The least recently used go first.
 */
export class StateCache {
  readonly #entries = new Map<number, Entry>();
  readonly #limit: number;
  #weight = 0;

  /** @param limit of the summed weights. */
  constructor(limit = CACHE_WEIGHT) {
    this.#limit = limit;
  }

  get(characterId: number, revision: number, at: number): Readonly<State> | null {
    const entry = this.#entries.get(characterId);
    if (entry === undefined || entry.revision !== revision || entry.at !== at) return null;
    this.#entries.delete(characterId);
    this.#entries.set(characterId, entry);
    return entry.state;
  }

  put(characterId: number, revision: number, at: number, state: Readonly<State>): void {
    this.#remove(characterId);
    const weight = weightOf(state);
    this.#entries.set(characterId, { revision, at, state, weight });
    this.#weight += weight;
    for (const oldest of this.#entries.keys()) {
      if (this.#weight <= this.#limit) return;
      this.#remove(oldest);
    }
  }

  #remove(characterId: number): void {
    const entry = this.#entries.get(characterId);
    if (entry === undefined) return;
    this.#entries.delete(characterId);
    this.#weight -= entry.weight;
  }
}
