import type { State } from '@slumberfell/engine';
import { LRUCache } from 'lru-cache';

/**
 * How much is kept in all, by `weightOf`: about 125 veterans, less than 12 MB: those who have just done
 * something. All that lives long is gone through by the collector of garbage, and frames are late meanwhile
 * (ADR 0006).
 */
const CACHE_WEIGHT = 500_000;

/** About how many numbers a state holds, which is what it consists of. */
const weightOf = ({ shown }: Readonly<State>): number =>
  200 + shown.inventory.length + shown.trophies.length + shown.cards.length + 4 * shown.combatLog.length;

interface Entry {
  readonly revision: number;
  readonly at: number;
  readonly state: Readonly<State>;
}

/**
 * Decoded states by what they are the state of: a character at a revision, settled to an instant. There is
 * only one such state, so an entry is never wrong, only out of date and then not found. The least recently
 * used go first.
 */
export class StateCache {
  readonly #entries: LRUCache<number, Entry>;

  /** @param limit of the summed weights, at least 1. */
  constructor(limit = CACHE_WEIGHT) {
    this.#entries = new LRUCache({ maxSize: limit, sizeCalculation: ({ state }) => weightOf(state) });
  }

  get(characterId: number, revision: number, at: number): Readonly<State> | null {
    const entry = this.#entries.get(characterId);
    return entry?.revision === revision && entry.at === at ? entry.state : null;
  }

  put(characterId: number, revision: number, at: number, state: Readonly<State>): void {
    this.#entries.set(characterId, { revision, at, state });
  }
}
