import { CharacterQueues } from './database/character-queues.ts';
import type { AnyRequest } from './database/character-request.ts';
import type { RowClock } from './database/clock.ts';
import type { Database, DatabaseLoad } from './database/database.ts';
import { type DatabaseKind, DIFFERENCES } from './database/dialect.ts';
import type { Upgrade } from './database/migrate.ts';
import type { Reader, Writer } from './database/schema.ts';
import { WriteFaults } from './database/write-faults.ts';
import { settleBatch } from './locked-characters/locked-batch.ts';
import type { LockedCharacter } from './locked-characters/locked-character.ts';
import { LockedRow } from './locked-characters/locked-row.ts';
import { probeWrites } from './tables/secrets.ts';

export type { Reader, Writer } from './database/schema.ts';

/** Access to everything that is stored. Any call may throw `Busy`. */
export interface Storage {
  readonly kind: DatabaseKind;
  /** Whether other nodes may use the same database at the same time. */
  readonly isShared: boolean;
  /**
   * The server's clock: the database's clock where several nodes share a database, else the system's clock.
   */
  readonly clock: RowClock;
  /** Runs queries that write nothing. */
  read<T>(fn: (db: Reader) => Promise<T>): Promise<T>;
  /**
   * Runs one transaction that does not change characters. `fn` must await only SQL. Resolves after the
   * commit.
   */
  write<T>(fn: (tx: Writer) => Promise<T>): Promise<T>;
  /**
   * Runs a job in a character's queue: the jobs of one character run one after the other, in their order.
   */
  enqueue<T>(characterId: number, job: () => Promise<T>): Promise<T>;
  /**
   * Locks a character's row and runs `fn` in one transaction. It is the only way to write a character, and it
   * must be called from the character's queue. `fn` must await only SQL. If `fn` throws, the transaction is
   * rolled back. Resolves after the commit.
   * @param shownAt returns the instant up to which the character has been shown without being saved.
   * @returns the result of `fn`; null when there is no such character.
   */
  lockCharacter<T>(
    characterId: number,
    fn: (character: LockedRow) => Promise<T>,
    shownAt?: () => number,
  ): Promise<T | null>;
  /** Calls `lockCharacter` as a job in the character's queue. */
  withLockedCharacter<T>(
    characterId: number,
    fn: (character: LockedRow) => Promise<T>,
    shownAt?: () => number,
  ): Promise<T | null>;
  /**
   * As `withLockedCharacter`, for many characters for which no caller waits. It uses one transaction, and on
   * PostgreSQL one statement for equal reads or writes of all characters. It skips characters with a job in
   * their queue or with a row that another transaction has locked.
   * @param order every request that `fn` may make, in the order in which it makes them.
   * @param fn as for `lockCharacter`; if it throws for one character, the transaction is rolled back for all.
   * @param committed is called for each character after the commit and before its next job.
   * @returns the ids of the characters for which `fn` ran.
   */
  lockCharacters<T>(
    characterIds: readonly number[],
    order: readonly AnyRequest[],
    fn: (character: LockedCharacter) => Promise<T>,
    committed: (characterId: number, result: T) => void,
    shownAt: (characterId: number) => number,
  ): Promise<readonly number[]>;
  /** Whether the database takes writes. While it does not, calls that write throw `Unwritable`. */
  readonly writes: Pick<WriteFaults, 'fault' | 'onChange'>;
  /** What opening changed in the database; null when it is new or this release has used it before. */
  readonly upgrade: Upgrade | null;
  /**
   * How many connections to the database this node has, how many of them are idle, and how many jobs wait for
   * one.
   */
  load(): DatabaseLoad;
  /** Finishes the running calls and closes the database. A second call does nothing more. */
  close(): Promise<void>;
}

export function storageOver(database: Database): Storage {
  const { kind, clock } = database;
  const queues = new CharacterQueues();
  const calls = new Calls();
  const faults: WriteFaults = new WriteFaults(() => calls.count(probeWrites((fn) => database.write(fn))));
  const write: Database['write'] = (fn) => faults.note(database.write(fn));
  const lockCharacter: Storage['lockCharacter'] = (characterId, fn, shownAt = () => 0) =>
    calls.count(
      write(async (tx) => {
        const character = await LockedRow.lock(tx, kind, clock, characterId, shownAt());
        return character === null ? null : await fn(character);
      }),
    );
  let closed: Promise<void> | null = null;
  return {
    kind,
    isShared: DIFFERENCES[kind].isShared,
    clock,
    writes: faults,
    upgrade: database.upgrade,
    read: (fn) => calls.count(database.read(fn)),
    write: (fn) => calls.count(write(fn)),
    enqueue: (characterId, job) => calls.count(queues.run(characterId, job)),
    lockCharacter,
    withLockedCharacter: (characterId, fn, shownAt) =>
      calls.count(queues.run(characterId, () => lockCharacter(characterId, fn, shownAt))),
    lockCharacters: (characterIds, order, fn, committed, shownAt) =>
      calls.count(
        queues.runInEmpty(characterIds, async (ids) => {
          if (ids.length === 0) return [];
          const settled = await write((tx) => settleBatch(tx, kind, clock, ids, shownAt, order, fn));
          for (const { id, result } of settled) committed(id, result);
          return settled.map(({ id }) => id);
        }),
      ),
    load: () => database.load(),
    close: () => {
      faults.close();
      closed ??= calls.ended().then(() => database.close());
      return closed;
    },
  };
}

/** Counts the running calls, so that the database is closed only after they have ended. */
class Calls {
  #running = 0;
  #idle: (() => void) | null = null;

  readonly #end = (): void => {
    this.#running -= 1;
    if (this.#running === 0) this.#idle?.();
  };

  count<T>(call: Promise<T>): Promise<T> {
    this.#running += 1;
    call.then(this.#end, this.#end);
    return call;
  }

  ended(): Promise<void> {
    return new Promise((resolve) => {
      this.#idle = resolve;
      if (this.#running === 0) resolve();
    });
  }
}
