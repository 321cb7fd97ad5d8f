import type { Storage } from '../storage/storage.ts';
import { highestCharacterId } from '../storage/tables/characters/log-ages.ts';

/** ms between two reads of the database. */
const ASK_INTERVAL = 1_000;

/**
 * Tells ids that no character has had from those that one may have, for calls without a login: it reads the
 * database once a second at most for all the ids that are asked for. Ids are given in order, so every id up
 * to the highest is or was that of a character.
 */
export class KnownIds {
  readonly #storage: Pick<Storage, 'read'>;
  readonly #now: () => number;
  #highest = 0;
  #askedAt = Number.NEGATIVE_INFINITY;
  #asking: Promise<void> = Promise.resolve();

  /** @param now ms of a monotonic clock */
  constructor(storage: Pick<Storage, 'read'>, now = () => performance.now()) {
    this.#storage = storage;
    this.#now = now;
  }

  /** Call it when this node has made a character. */
  note(characterId: number): void {
    this.#highest = Math.max(this.#highest, characterId);
  }

  /**
   * Whether a character has or had an id; true also when the database does not answer. A character that
   * another node has made within the last second may be missed.
   */
  async has(characterId: number): Promise<boolean> {
    if (characterId <= this.#highest) return true;
    const now = this.#now();
    if (now - this.#askedAt >= ASK_INTERVAL) {
      this.#askedAt = now;
      this.#asking = this.#storage.read(highestCharacterId).then((highest) => this.note(highest));
    }
    try {
      await this.#asking;
    } catch {
      return true;
    }
    return characterId <= this.#highest;
  }
}
