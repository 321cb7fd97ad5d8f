import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Reader, Storage } from '../storage/storage.ts';
import { changesSince, currentSnapshot, LOG_KEPT, type Snapshot } from '../storage/tables/ranking-log.ts';
import type { RankingChange } from '../storage/tables/rankings/columns.ts';

/** Lets a job read the database while the leaderboards' counts in memory agree exactly with what it reads. */
export interface ConsistentReads {
  /**
   * Runs a job. On a database that nodes share, a job begins when the one before it has ended or released.
   * @param job may call `release` when it no longer needs the counts, so that the next job can begin.
   */
  read<T>(job: (db: Reader, release: () => void) => Promise<T>): Promise<T>;
  /** Call it when this process has committed changes of rankings. */
  committed(changes: readonly RankingChange[]): void;
}

/** The counts of leaderboard rows in memory. Each committed change of a ranking updates them. */
export interface Counted {
  change(change: RankingChange): void;
  /**
   * Drops all counts of leaderboard rows, because changes may be missing. The rows are counted again when
   * needed.
   */
  forget(): void;
}

/**
 * For a process that is the only one on its database. On SQLite, a commit and the change of the counts happen
 * in the same turn of the event loop. A job reads in a later turn, so it sees both the rows and the counts of
 * a commit, or neither.
 */
export function localReads(storage: Storage, counted: Counted): ConsistentReads {
  return {
    async read(job) {
      await nextTurn();
      return await storage.read((db) => job(db, () => undefined));
    },
    committed(changes) {
      for (const change of changes) counted.change(change);
    },
  };
}

/**
 * When the counts were last updated longer ago than this, in ms, the rows are counted again, because log
 * entries that would update the counts may have been removed.
 */
const OLDEST = LOG_KEPT / 2;

/**
 * For one of several nodes: each job reads in a snapshot of the database. Before it, the log of all nodes'
 * changes updates the counts to exactly this snapshot.
 */
export class SharedReads implements ConsistentReads {
  readonly #storage: Storage;
  readonly #counted: Counted;
  #seen: Snapshot | null = null;
  #seenAt = Number.NEGATIVE_INFINITY;
  #last: Promise<unknown> = Promise.resolve();

  constructor(storage: Storage, counted: Counted) {
    this.#storage = storage;
    this.#counted = counted;
  }

  async read<T>(job: (db: Reader, release: () => void) => Promise<T>): Promise<T> {
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
