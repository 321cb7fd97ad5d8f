import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { Busy } from './busy.ts';
import type { Schema, Writer } from './schema.ts';
import type { SqliteConnection } from './sqlite-connection.ts';

/** A group of jobs is committed after so many jobs or so many milliseconds of work, whichever comes first. */
export const GROUP_JOBS = 50;
const GROUP_MS = 5;

/** Jobs that may wait, over all characters. At 10,000 commands a second the last one waits for a second. */
export const QUEUE_LIMIT = 10_000;

interface Job {
  readonly work: (tx: Writer) => Promise<unknown>;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * The one writer of an SQLite database. A sync to disk costs as much as many commands, so waiting jobs are
 * executed in groups. A group is one transaction with a savepoint around each job: a job that fails rolls
 * back only its own writes. A job's promise resolves only after COMMIT. Between groups the event loop gets a
 * turn. Within a group only microtasks run, since the SQLite binding is synchronous. Without these turns no
 * timer would run while jobs wait.
 */
export class WriterLoop {
  readonly #db: Kysely<Schema>;
  readonly #connection: SqliteConnection;
  readonly #queue: Job[] = [];
  #running = false;

  constructor(db: Kysely<Schema>, connection: SqliteConnection) {
    this.#db = db;
    this.#connection = connection;
  }

  /** Number of jobs that wait for their group. */
  get waiting(): number {
    return this.#queue.length;
  }

  /**
   * Executes a job in one of the next groups. The promise gets the job's result after that group's COMMIT.
   * The job must await only SQL.
   * @throws Busy (503) when too many jobs wait.
   */
  write<T>(work: (tx: Writer) => Promise<T>): Promise<T> {
    if (this.#queue.length >= QUEUE_LIMIT) return Promise.reject(new Busy(503, 'the writer loop is full'));
    return new Promise<T>((resolve, reject) => {
      this.#queue.push({ work, resolve: (value) => resolve(value as T), reject });
      if (!this.#running) void this.#run();
    });
  }

  async #run(): Promise<void> {
    this.#running = true;
    while (this.#queue.length > 0) {
      for (const answer of await this.#group()) answer();
      await nextTurn();
    }
    this.#running = false;
  }

  /**
   * Executes and commits one group. @returns functions that resolve or reject the jobs' promises, in order.
   */
  async #group(): Promise<(() => void)[]> {
    const taken: Job[] = [];
    const answers: (() => void)[] = [];
    const stray = strayWatch();
    try {
      await this.#db.transaction().execute(async (tx) => {
        const until = performance.now() + GROUP_MS;
        do {
          const job = this.#queue.shift();
          if (job === undefined) break;
          taken.push(job);
          answers.push(await this.#attempt(job, tx, stray.seen));
        } while (taken.length < GROUP_JOBS && performance.now() < until);
      });
      return answers;
    } catch (error) {
      // The transaction could not begin, because another process holds the write lock. The waiting jobs would
      // wait as long for the same error, one group after the other, so all of them fail now.
      if (taken.length === 0) taken.push(...this.#queue.splice(0));
      return taken.map((job) => () => job.reject(error));
    } finally {
      stray.stop();
    }
  }

  async #attempt(job: Job, tx: Writer, stray: Promise<never>): Promise<() => void> {
    this.#connection.run('SAVEPOINT job');
    let value: unknown;
    try {
      value = await Promise.race([job.work(tx), stray]);
    } catch (error) {
      // Some errors, such as a full disk, have ended the whole transaction. Then, and after a `StrayAwait`,
      // nothing of this group is saved.
      if (error instanceof StrayAwait || !this.#connection.inTransaction) throw error;
      this.#connection.run('ROLLBACK TO job');
      this.#connection.run('RELEASE job');
      return () => job.reject(error);
    }
    this.#connection.run('RELEASE job');
    return () => job.resolve(value);
  }
}

/** A job awaited something that is not SQL while it held the database's only writer. A bug in the job. */
export class StrayAwait extends Error {
  constructor() {
    super('A job of the writer loop awaited something else than SQL inside its transaction');
    this.name = 'StrayAwait';
  }
}

/**
 * Detects an await of something that is not SQL. The SQL of a group of jobs ends within microtasks, so a turn
 * of the event loop during the group shows that a job awaits something else.
 */
function strayWatch(): { seen: Promise<never>; stop: () => void } {
  let immediate: NodeJS.Immediate | undefined;
  const seen = new Promise<never>((_, reject) => {
    immediate = setImmediate(() => reject(new StrayAwait()));
  });
  seen.catch(() => undefined);
  return { seen, stop: () => clearImmediate(immediate) };
}
