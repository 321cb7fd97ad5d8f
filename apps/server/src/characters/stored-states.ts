import type { State } from '@slumberfell/engine';
import { STORED_STATE, type StoredFormat, versionOf } from '@slumberfell/engine/stored';
import type { CharacterHead, VersionedTexts } from '../storage/tables/characters/columns.ts';
import { readOf, refuseNewerRules } from '../storage/values/unreadable-character.ts';
import type { KeptParts } from './savers.ts';
import { type CachedState, StateCache } from './state-cache.ts';
import { decodeTexts } from './state-text.ts';

/** A state that was read from a row or from the cache. */
export interface StoredState {
  readonly state: Readonly<State>;
  /** Whether an upgrade step has changed the shape of the stored state. Then a save writes all columns. */
  readonly isUpgraded: boolean;
  /** What the cache has of the savers; empty when it does not have the state. */
  readonly kept: KeptParts;
}

/** Reads the states of rows, and takes them from the cache where possible. */
export class StoredStates {
  readonly #format: StoredFormat<State>;
  readonly #cache: StateCache;

  /** @param format this release's; tests use one with more steps. */
  constructor(format: StoredFormat<State> = STORED_STATE, cache = new StateCache()) {
    this.#format = format;
    this.#cache = cache;
  }

  /** The version in which states are written. */
  get version(): number {
    return versionOf(this.#format);
  }

  /**
   * The state of a row.
   * @param texts reads the columns; it is called only when the cache does not have the state.
   * @throws UnreadableCharacter
   */
  async read(
    { id, revision, at, rulesVersion }: Pick<CharacterHead, 'id' | 'revision' | 'at' | 'rulesVersion'>,
    texts: () => Promise<VersionedTexts>,
  ): Promise<StoredState> {
    refuseNewerRules(id, rulesVersion);
    const cached = this.#cache.get(id, revision, at);
    if (cached !== null) return { ...cached, isUpgraded: false };
    const stored = await texts();
    const state = readOf(id, () => decodeTexts(stored, this.#format));
    return { state, isUpgraded: stored.stateVersion !== this.version, kept: {} };
  }

  /**
   * Puts a state, and what the savers keep, into the cache. Call it when all has been committed in its
   * present version.
   */
  keep(characterId: number, revision: number, at: number, kept: CachedState): void {
    this.#cache.put(characterId, revision, at, kept);
  }
}
