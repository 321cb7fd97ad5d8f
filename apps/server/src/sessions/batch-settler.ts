import { setTimeout as sleep } from 'node:timers/promises';
import { Busy } from '../storage/database/busy.ts';
import type { Storage } from '../storage/storage.ts';
import type { IdleSessions } from './idle-sessions.ts';

/**
 * Characters settled per transaction. On PostgreSQL each statement is a network round trip, so larger batches
 * cost less.
 */
const BATCH = 8;
const BATCH_SHARED = 32;

/**
 * Number of concurrent transactions. SQLite commits them together, or lets other work of the process run
 * between them.
 */
const TRANSACTIONS = 2;
const TRANSACTIONS_SHARED = 1;

/**
 * Concurrent transactions when each settles one character. SQLite commits them together. On PostgreSQL each
 * uses a connection, for which players may have to wait.
 */
const AT_ONCE = 16;
const AT_ONCE_SHARED = 2;

/** Maximum number of ids in the set of failing characters. When it is reached, the set is cleared. */
const FAILING_KEPT = 1_000;

/** The service that settles characters while their players are away. */
type Settling = Pick<IdleSessions, 'settle' | 'settleBatch'>;

/**
 * Settles many characters, several in one transaction. Characters that were busy with another job are settled
 * alone afterwards. When a transaction fails, each of its characters is settled alone. A character that has
 * failed alone is settled alone in later calls, too, until it succeeds. After each group of transactions the
 * settler rests for as long as the group took, so that half of the process's time remains for players.
 */
export class BatchSettler {
  readonly #storage: Pick<Storage, 'isShared'>;
  readonly #sessions: Settling;
  readonly #failing = new Set<number>();

  constructor(storage: Pick<Storage, 'isShared'>, sessions: Settling) {
    this.#storage = storage;
    this.#sessions = sessions;
  }

  /**
   * @returns an error for each character that could not be settled, and one for each failed transaction whose
   *   characters could all be settled alone.
   */
  async settle(ids: readonly number[]): Promise<readonly Error[]> {
    const sound = ids.filter((id) => !this.#failing.has(id));
    const failures = await this.#eachAlone(ids.filter((id) => this.#failing.has(id)));
    const { isShared } = this.#storage;
    const all = parts(sound, isShared ? BATCH_SHARED : BATCH);
    const atOnce = isShared ? TRANSACTIONS_SHARED : TRANSACTIONS;
    const failed = await inParts(all, atOnce, (those) => this.#settleBatch(those));
    return [...failures, ...failed.flat()];
  }

  async #settleBatch(ids: readonly number[]): Promise<readonly Error[]> {
    let settled = new Set<number>();
    let failure: Error | null = null;
    try {
      settled = new Set(await this.#sessions.settleBatch(ids));
    } catch (cause) {
      failure = new Error(`${ids.length} characters could not be settled together`, { cause });
    }
    const failures = await this.#eachAlone(ids.filter((id) => !settled.has(id)));
    // If a character has failed alone, too, its error names it and replaces the error of the transaction.
    return failure === null || failures.length > 0 ? failures : [failure];
  }

  async #eachAlone(ids: readonly number[]): Promise<readonly Error[]> {
    const atOnce = this.#storage.isShared ? AT_ONCE_SHARED : AT_ONCE;
    const failures = await inParts(ids, atOnce, (id) => this.#alone(id));
    return failures.filter((error) => error !== null);
  }

  #fails(id: number): void {
    if (this.#failing.size >= FAILING_KEPT) this.#failing.clear();
    this.#failing.add(id);
  }

  async #alone(id: number): Promise<Error | null> {
    try {
      await this.#sessions.settle(id);
      this.#failing.delete(id);
      return null;
    } catch (cause) {
      if (!(cause instanceof Busy)) this.#fails(id);
      return new Error(`character ${id} could not be settled`, { cause });
    }
  }
}

/**
 * Runs a job for each item of a list, `atOnce` items at a time. After each group it rests for as long as the
 * group took.
 */
async function inParts<T, R>(
  list: readonly T[],
  atOnce: number,
  job: (one: T) => Promise<R>,
): Promise<readonly R[]> {
  const results: R[] = [];
  for (const some of parts(list, atOnce)) {
    const began = performance.now();
    results.push(...(await Promise.all(some.map(job))));
    await sleep(performance.now() - began);
  }
  return results;
}

function parts<T>(list: readonly T[], size: number): readonly (readonly T[])[] {
  const found: (readonly T[])[] = [];
  for (let from = 0; from < list.length; from += size) found.push(list.slice(from, from + size));
  return found;
}
