import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Reader, Storage } from '../storage/storage.ts';
import { changesSince, currentSnapshot, LOG_KEPT, type Snapshot } from '../storage/tables/ranking-log.ts';
import type { RankingChange } from '../storage/tables/rankings.ts';

/** Reads while the counts of the boards are exactly those of what is read. */
export interface Step {
  /**
   * Runs a job alone.
   * @param job may let others go on with `release` once it needs the counts no more.
   */
  inStep<T>(job: (db: Reader, release: () => void) => Promise<T>): Promise<T>;
  /** This process has committed changes. */
  committed(changes: readonly RankingChange[]): void;
}

/** What is to be told of changes. */
export interface Counted {
  change(change: RankingChange): void;
  /** Forgets all counts: changes have been missed. */
  forget(): void;
}

/**
 * Alone on its database: counts are changed as soon as a commit is known. On SQLite that is before anything
 * else gets a turn, and so a job that begins with a turn of its own sees both or neither.
 */
export function ownStep(storage: Storage, counted: Counted): Step {
  return {
    async inStep(job) {
      await nextTurn();
      return await storage.read((db) => job(db, () => undefined));
    },
    committed(changes) {
      for (const change of changes) counted.change(change);
    },
  };
}

/**
 * Counts older than this are not brought up to date but counted anew: the log may have been purged, in ms.
 */
const OLDEST = LOG_KEPT / 2;

/**
 * One of several nodes: each job reads in a snapshot of the database and first brings the counts to that very
 * snapshot, by the log of all nodes' changes.
 */
export class SharedStep implements Step {
  readonly #storage: Storage;
  readonly #counted: Counted;
  #seen: Snapshot | null = null;
  #seenAt = Number.NEGATIVE_INFINITY;
  #last: Promise<unknown> = Promise.resolve();

  constructor(storage: Storage, counted: Counted) {
    this.#storage = storage;
    this.#counted = counted;
  }

  async inStep<T>(job: (db: Reader, release: () => void) => Promise<T>): Promise<T> {
    const before = this.#last;
    let release = (): void => undefined;
    this.#last = new Promise<void>((resolve) => {
      release = resolve;
    });
    await before;
    try {
      return await this.#storage.read((db) =>
        db
          .transaction()
          .setIsolationLevel('repeatable read')
          .setAccessMode('read only')
          .execute(async (snapshot) => {
            await this.#catchUp(snapshot);
            return await job(snapshot, release);
          }),
      );
    } finally {
      release();
    }
  }

  committed(): void {}

  async #catchUp(snapshot: Reader): Promise<void> {
    const began = performance.now();
    if (this.#seen === null || began - this.#seenAt > OLDEST) {
      this.#counted.forget();
      this.#seen = await currentSnapshot(snapshot);
    } else {
      const { seen, changes } = await changesSince(snapshot, this.#seen);
      this.#seen = seen;
      for (const change of changes) this.#counted.change(change);
    }
    this.#seenAt = began;
  }
}
