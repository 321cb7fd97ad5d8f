import pLimit from 'p-limit';
import type { Watch } from '../saving/viewing.ts';
import { Busy } from '../storage/database/busy.ts';
import { UnreadableCharacter } from '../storage/values/unreadable-character.ts';
import type { CharacterDependencies } from './dependencies.ts';

/**
 * Final saves at the same time, and final saves per retry. When a network fails, thousands are due at once;
 * calls of players must not wait until all are done.
 */
const AT_A_TIME = 50;

type Shared = Pick<CharacterDependencies, 'storage' | 'watches' | 'locks'>;

/**
 * Settles and saves a character whose player has left.
 * @returns the saved state's instant; null when there is no such character
 */
type Settle = (characterId: number, watch: Watch | null) => Promise<{ readonly at: number } | null>;

/**
 * Saves what players have seen when the last socket of their character has closed. Saves that failed because
 * the database was busy are repeated.
 */
export class FinalSaves {
  readonly #shared: Shared;
  readonly #settle: Settle;
  readonly #limit = pLimit(AT_A_TIME);
  /** Characters whose final save failed because the database was busy. */
  readonly #failed = new Set<number>();

  constructor(shared: Shared, settle: Settle) {
    this.#shared = shared;
    this.#settle = settle;
  }

  /** @throws Busy: then `retry` repeats the save. UnreadableCharacter: then the save is not repeated. */
  async save(characterId: number): Promise<void> {
    const { storage, watches, locks } = this.#shared;
    this.#failed.delete(characterId);
    const watch = watches.end(characterId, storage.clock.now());
    try {
      const saved = await this.#limit(() => this.#settle(characterId, watch));
      watches.forget(characterId, watch);
      if (locks.shownUpTo(characterId) <= (saved?.at ?? Number.POSITIVE_INFINITY))
        locks.forgetShown(characterId);
    } catch (error) {
      if (error instanceof Busy && watches.of(characterId) === watch) this.#failed.add(characterId);
      if (error instanceof UnreadableCharacter) {
        watches.forget(characterId, watch);
        locks.forgetShown(characterId);
      }
      throw error;
    }
  }

  /**
   * Call it when the character has a socket again. The failed save is not repeated; a later save includes it.
   */
  cancel(characterId: number): void {
    this.#failed.delete(characterId);
  }

  /**
   * Repeats at most `AT_A_TIME` of the failed saves.
   * @throws AggregateError when some failed again, after each of them has been tried once.
   */
  async retry(): Promise<void> {
    const ends = await Promise.allSettled([...this.#failed].slice(0, AT_A_TIME).map((id) => this.save(id)));
    const failures = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []));
    if (failures.length > 0)
      throw new AggregateError(failures, `${failures.length} final saves failed again`);
  }
}
