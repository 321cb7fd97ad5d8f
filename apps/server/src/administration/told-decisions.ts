import type { CharacterDecisions } from '@slumberfell/protocol';
import type { Storage } from '../storage/storage.ts';
import { characterIdentity } from '../storage/tables/characters/rows.ts';
import {
  decidedAfter,
  decisionsToTell,
  hidingDecision,
  newestDecisionId,
} from '../storage/tables/decisions.ts';

/** Maximum number of decisions in one query. */
const AT_A_TIME = 500;

/**
 * How many ids before the newest one are read again: on a database that nodes share, a decision with a lower
 * id may be committed later.
 */
const READ_AGAIN = 50;

type Listener = (characterId: number, told: CharacterDecisions) => void;

/**
 * Finds what administrators have decided about characters, on this node, on another one or on the command
 * line, so that open pages are told.
 */
export class ToldDecisions {
  readonly #storage: Storage;
  readonly #listeners = new Set<Listener>();
  /** Ids of decisions that were found, of those that are read again. */
  #found: ReadonlySet<number>;
  #newest: number;
  #reading: Promise<void> = Promise.resolve();

  private constructor(storage: Storage, newest: number, found: ReadonlySet<number>) {
    this.#storage = storage;
    this.#newest = newest;
    this.#found = found;
  }

  /** Tells of the decisions that are made from now on. */
  static async open(storage: Storage): Promise<ToldDecisions> {
    return await storage.read(async (db) => {
      const newest = await newestDecisionId(db);
      const recent = await decidedAfter(db, newest - READ_AGAIN, READ_AGAIN);
      return new ToldDecisions(storage, newest, new Set(recent.map(({ id }) => id)));
    });
  }

  /** @param listener is called for each character about which was decided. @returns its removal. */
  onDecision(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** The name of a character as other players see it; null when it is hidden from them, or there is none. */
  async publicName(characterId: number): Promise<string | null> {
    return await this.#storage.read(async (db) => {
      const identity = await characterIdentity(db, characterId);
      const isHidden = (await hidingDecision(db, characterId)) !== null;
      return identity === null || isHidden ? null : identity.name;
    });
  }

  /** Looks for new decisions. A job calls it, and this node after each of its own. */
  look(): Promise<void> {
    const looking = this.#reading.then(() => this.#look());
    this.#reading = looking.catch(() => undefined);
    return looking;
  }

  async #look(): Promise<void> {
    const recent = await this.#storage.read((db) =>
      decidedAfter(db, this.#newest - READ_AGAIN, AT_A_TIME + READ_AGAIN),
    );
    const fresh = recent.filter(({ id }) => !this.#found.has(id));
    this.#newest = Math.max(this.#newest, ...recent.map(({ id }) => id));
    this.#found = new Set(recent.map(({ id }) => id).filter((id) => id > this.#newest - READ_AGAIN));
    for (const characterId of new Set(fresh.map((one) => one.characterId))) await this.#tell(characterId);
  }

  async #tell(characterId: number): Promise<void> {
    if (this.#listeners.size === 0) return;
    const [identity, decisions] = await this.#storage.read(async (db) => [
      await characterIdentity(db, characterId),
      await decisionsToTell(db, characterId),
    ]);
    if (identity === null) return;
    for (const listener of this.#listeners) listener(characterId, { name: identity.name, decisions });
  }
}
