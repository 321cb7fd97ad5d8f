import { setTimeout as sleep } from 'node:timers/promises';
import type { Game } from '../characters/game.ts';
import { Busy } from '../storage/database/busy.ts';
import type { Storage } from '../storage/storage.ts';

/** Characters visited in one transaction. Where statements are journeys, the more share one the better. */
const TOGETHER = 8;
const TOGETHER_SHARED = 32;

/** Transactions at a time. SQLite commits them together, and everything else of the process has its turns between them. */
const TRANSACTIONS = 2;
const TRANSACTIONS_SHARED = 1;

/** Visits alone at a time: SQLite commits them together; on PostgreSQL each holds a connection that players wait for. */
const AT_ONCE = 16;
const AT_ONCE_SHARED = 2;

/** Characters that are remembered as failing, at most. */
const FAILING_KEPT = 1_000;

/**
 * Visits characters that nobody may be looking at. Together, where that goes: whom somebody else is busy with is waited for
 * afterwards, and where one fails, each of them is visited alone. Who has failed alone is kept apart from others until it fails
 * no more. It rests after each few for as long as they took: the half of the process is for those who play and watch.
 */
export class Visitor {
  readonly #storage: Pick<Storage, 'isShared'>;
  readonly #game: Pick<Game, 'visit' | 'visitTogether'>;
  readonly #failing = new Set<number>();

  constructor(storage: Pick<Storage, 'isShared'>, game: Pick<Game, 'visit' | 'visitTogether'>) {
    this.#storage = storage;
    this.#game = game;
  }

  /** @returns an error for each visit that failed. */
  async visit(ids: readonly number[]): Promise<readonly Error[]> {
    const sound = ids.filter((id) => !this.#failing.has(id));
    const failures = await this.#eachAlone(ids.filter((id) => this.#failing.has(id)));
    const { isShared } = this.#storage;
    const all = parts(sound, isShared ? TOGETHER_SHARED : TOGETHER);
    const atOnce = isShared ? TRANSACTIONS_SHARED : TRANSACTIONS;
    const failed = await inTurn(all, atOnce, (those) => this.#together(those));
    return [...failures, ...failed.flat()];
  }

  async #together(ids: readonly number[]): Promise<readonly Error[]> {
    let visited = new Set<number>();
    let failure: Error | null = null;
    try {
      visited = new Set(await this.#game.visitTogether(ids));
    } catch (cause) {
      failure = new Error(`${ids.length} characters could not be visited together`, { cause });
    }
    const failures = await this.#eachAlone(ids.filter((id) => !visited.has(id)));
    // Whoever it was has failed alone, too, and is told of by name.
    return failure === null || failures.length > 0 ? failures : [failure];
  }

  async #eachAlone(ids: readonly number[]): Promise<readonly Error[]> {
    const atOnce = this.#storage.isShared ? AT_ONCE_SHARED : AT_ONCE;
    const failures = await inTurn(ids, atOnce, (id) => this.#alone(id));
    return failures.filter((error) => error !== null);
  }

  #fails(id: number): void {
    if (this.#failing.size >= FAILING_KEPT) this.#failing.clear();
    this.#failing.add(id);
  }

  async #alone(id: number): Promise<Error | null> {
    try {
      await this.#game.visit(id);
      this.#failing.delete(id);
      return null;
    } catch (cause) {
      if (!(cause instanceof Busy)) this.#fails(id);
      return new Error(`character ${id} could not be visited`, { cause });
    }
  }
}

/** Does a job for so many at once, and rests as long as they took before the next ones and after the last. */
async function inTurn<T, R>(
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
