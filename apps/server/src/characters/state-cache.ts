import type { State } from '@slumberfell/engine';
import { LRUCache } from 'lru-cache';
import type { KeptParts } from './savers.ts';

/**
 * Limit of the cache, in units of `weightOf`: about 125 veterans, less than 12 MB. Long-lived objects make
 * every major garbage collection slower, which delays frames, so the cache is small (ADR 0006).
 */
const CACHE_WEIGHT = 500_000;

/** A state, and what the savers keep beside it. */
export interface CachedState {
  readonly state: Readonly<State>;
  readonly kept: KeptParts;
}

/** About how many numbers an entry contains; they are most of its size. */
const weightOf = ({ state: { shown }, kept }: CachedState): number =>
  200 +
  shown.inventory.length +
  shown.trophies.length +
  shown.cards.length +
  4 * shown.combatLog.length +
  Object.values(kept).reduce((sum, { weight }) => sum + weight, 0);

interface Entry extends CachedState {
  readonly revision: number;
  readonly at: number;
}

/**
 * Cache of decoded states, at most one for each character. An entry is found only under the revision and the
 * instant of its state. Both identify the state, so an outdated entry is never returned. The least recently
 * used entry is removed first.
 */
export class StateCache {
  readonly #entries: LRUCache<number, Entry>;

  /** @param limit of the sum of the weights, at least 1. */
  constructor(limit = CACHE_WEIGHT) {
    this.#entries = new LRUCache({ maxSize: limit, sizeCalculation: (entry) => weightOf(entry) });
  }

  get(characterId: number, revision: number, at: number): CachedState | null {
    const entry = this.#entries.get(characterId);
    return entry?.revision === revision && entry.at === at ? entry : null;
  }

  put(characterId: number, revision: number, at: number, { state, kept }: CachedState): void {
    this.#entries.set(characterId, { revision, at, state, kept });
  }
}
