import type { Clock } from './database/clock.ts';
import type { Database, DatabaseLoad } from './database/database.ts';
import { type DatabaseKind, DIFFERENCES } from './database/dialect.ts';
import { Lanes } from './database/lanes.ts';
import type { Upgrade } from './database/migrate.ts';
import type { Reader, Writer } from './database/schema.ts';
import { WriteFaults } from './database/write-faults.ts';
import { probeWrites } from './database/write-probe.ts';
import { settleTogether } from './locked-characters/locked-batch.ts';
import type { LockedCharacter } from './locked-characters/locked-character.ts';
import { LockedRow } from './locked-characters/locked-row.ts';

export type { Reader, Writer } from './database/schema.ts';

/** All that is stored. Any call may throw `Busy`. */
export interface Storage {
  readonly kind: DatabaseKind;
  /** Whether other nodes may be running on the same database. */
  readonly isShared: boolean;
  /** The clock of the server: the database's where several nodes share one. */
  readonly clock: Clock;
  /** For queries that write nothing. */
  read<T>(fn: (db: Reader) => Promise<T>): Promise<T>;
  /** One transaction, for everything but characters. Awaits nothing but SQL. Settles after the commit. */
  write<T>(fn: (tx: Writer) => Promise<T>): Promise<T>;
  /**
   * Runs a job in a character's lane, that is never at the same time as another job there, in the order they
   * came.
   */
  lane<T>(characterId: number, job: () => Promise<T>): Promise<T>;
  /**
   * The way to write a character within its lane: its row locked, in one transaction that `fn` fills,
   * awaiting nothing but SQL. If `fn` throws, nothing of it is kept. Settles after the commit.
   * @param shownAt up to which instant the character has been shown without being saved.
   * @returns what `fn` returns; null when there is no such character.
   */
  lockCharacter<T>(
    characterId: number,
    fn: (character: LockedRow) => Promise<T>,
    shownAt?: () => number,
  ): Promise<T | null>;
  /** `lockCharacter` in the character's lane. */
  withLockedCharacter<T>(
    characterId: number,
    fn: (character: LockedRow) => Promise<T>,
    shownAt?: () => number,
  ): Promise<T | null>;
  /**
   * The same with many characters that no caller waits for: their lanes, one transaction, and one statement
   * for what is the same with all. Leaves out those with a job in their lane or a row that is locked.
   * @param fn as for `lockCharacter`; if it throws for one of them, nothing is kept of any.
   * @param committed is called for each after the commit and before its lane's next job.
   * @returns the ids of those it was done with.
   */
  lockCharacters<T>(
    characterIds: readonly number[],
    fn: (character: LockedCharacter) => Promise<T>,
    committed: (characterId: number, result: T) => void,
    shownAt: (characterId: number) => number,
  ): Promise<readonly number[]>;
  /** Whether the database takes writes. Calls that need one throw `Unwritable` while it does not. */
  readonly writes: Pick<WriteFaults, 'fault' | 'onChange'>;
  /** What opening it changed; null when it was used by this very release before, or was made. */
  readonly upgrade: Upgrade | null;
  /** How busy the database is with this node. */
  load(): DatabaseLoad;
  /** Finishes what has been asked for and closes the database. More than once does nothing more. */
  close(): Promise<void>;
}

export function storageOver(database: Database): Storage {
  const { kind, clock } = database;
  const lanes = new Lanes();
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
    lane: (characterId, job) => calls.count(lanes.run(characterId, job)),
    lockCharacter,
    withLockedCharacter: (characterId, fn, shownAt) =>
      calls.count(lanes.run(characterId, () => lockCharacter(characterId, fn, shownAt))),
    lockCharacters: (characterIds, fn, committed, shownAt) =>
      calls.count(
        lanes.runInEmpty(characterIds, async (ids) => {
          if (ids.length === 0) return [];
          const settled = await write((tx) => settleTogether(tx, kind, clock, ids, shownAt, fn));
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

/** Counts the calls under way, so that the database is not closed under them. */
class Calls {
  #underWay = 0;
  #idle: (() => void) | null = null;

  readonly #end = (): void => {
    this.#underWay -= 1;
    if (this.#underWay === 0) this.#idle?.();
  };

  count<T>(call: Promise<T>): Promise<T> {
    this.#underWay += 1;
    call.then(this.#end, this.#end);
    return call;
  }

  ended(): Promise<void> {
    return new Promise((resolve) => {
      this.#idle = resolve;
      if (this.#underWay === 0) resolve();
    });
  }
}
