import type { Clock } from './database/clock.ts';
import { type DatabaseKind, DIFFERENCES } from './database/dialect.ts';
import { Lanes } from './database/lanes.ts';
import type { Upgrade } from './database/migrate.ts';
import type { Reader, Writer } from './database/schema.ts';
import { WriteFaults } from './database/write-faults.ts';
import { probeWrites } from './database/write-probe.ts';
import { settleTogether } from './locked-characters/locked-batch.ts';
import type { LockedCharacter, RowClock } from './locked-characters/locked-character.ts';
import { LockedRow } from './locked-characters/locked-row.ts';

export type { Reader, Writer } from './database/schema.ts';

/** Everything the house keeps. Any call may throw `Busy`. */
export interface Storage {
  readonly kind: DatabaseKind;
  /** Whether other nodes may be running on the same database. */
  readonly isShared: boolean;
  /** The house's clock: the database's where several nodes share one. */
  readonly clock: Clock;
  /** For queries that write nothing. */
  read<T>(fn: (db: Reader) => Promise<T>): Promise<T>;
  /** One transaction, for everything but characters. Awaits nothing but SQL. Settles after the commit. */
  write<T>(fn: (tx: Writer) => Promise<T>): Promise<T>;
  /**
   * The way to write a character: in its lane, its row locked, in one transaction that `fn` fills, awaiting
   * nothing but SQL. If `fn` throws, nothing of it is kept.
   * @param committed is called after the commit and before the lane's next job.
   * @param shownAt asked in the lane: up to which instant the character has been shown without being saved.
   * @returns what `fn` returns; null when there is no such character.
   */
  command<T>(
    characterId: number,
    fn: (character: LockedRow) => Promise<T>,
    committed?: (result: T) => void,
    shownAt?: () => number,
  ): Promise<T | null>;
  /**
   * The same with many characters that nobody is waiting for: their lanes, one transaction, and one statement for what is the
   * same with all. Those whose lane or row somebody else has are left out.
   * @param fn as for `command`; if it throws for one of them, nothing is kept of any.
   * @param committed is called for each after the commit and before its lane's next job.
   * @returns the ids of those it was done with.
   */
  together<T>(
    characterIds: readonly number[],
    fn: (character: LockedCharacter) => Promise<T>,
    committed: (characterId: number, result: T) => void,
    shownAt: (characterId: number) => number,
  ): Promise<readonly number[]>;
  /** Runs a job in a character's lane, that is never at the same time as a command of the same process. */
  lane<T>(characterId: number, job: () => Promise<T>): Promise<T>;
  /** Whether the database takes writes. Calls that need one throw `Unwritable` while it does not. */
  readonly writes: Pick<WriteFaults, 'fault' | 'onChange'>;
  /** What opening it changed; null when it was used by this very release before, or was made. */
  readonly upgrade: Upgrade | null;
  /** How busy the database is with this node. */
  load(): DatabaseLoad;
  /** Finishes what has been asked for and closes the database. More than once does nothing more. */
  close(): Promise<void>;
}

/** Connections of this node, and jobs that wait for one. */
export interface DatabaseLoad {
  readonly connections: number;
  readonly idle: number;
  readonly waiting: number;
}

/** What each of the two databases brings; the rest is the same for both. */
export interface Database {
  readonly kind: DatabaseKind;
  readonly clock: RowClock;
  readonly upgrade: Upgrade | null;
  read<T>(fn: (db: Reader) => Promise<T>): Promise<T>;
  write<T>(fn: (tx: Writer) => Promise<T>): Promise<T>;
  load(): DatabaseLoad;
  close(): Promise<void>;
}

export function storageOver(database: Database): Storage {
  const { kind, clock } = database;
  const lanes = new Lanes();
  const calls = new Calls();
  const faults: WriteFaults = new WriteFaults(() => calls.count(probeWrites((fn) => database.write(fn))));
  const write: Database['write'] = (fn) => faults.note(database.write(fn));
  let closed: Promise<void> | null = null;
  return {
    kind,
    isShared: DIFFERENCES[kind].isShared,
    clock,
    writes: faults,
    upgrade: database.upgrade,
    read: (fn) => calls.count(database.read(fn)),
    write: (fn) => calls.count(write(fn)),
    command: (characterId, fn, committed, shownAt = () => 0) =>
      calls.count(
        lanes.run(characterId, async () => {
          const written = await write(async (tx) => {
            const character = await LockedRow.lock(tx, kind, clock, characterId, shownAt());
            return character === null ? null : { result: await fn(character) };
          });
          if (written === null) return null;
          committed?.(written.result);
          return written.result;
        }),
      ),
    together: (characterIds, fn, committed, shownAt) =>
      calls.count(
        lanes.runInEmpty(characterIds, async (ids) => {
          if (ids.length === 0) return [];
          const settled = await write((tx) => settleTogether(tx, kind, clock, ids, shownAt, fn));
          for (const { id, result } of settled) committed(id, result);
          return settled.map(({ id }) => id);
        }),
      ),
    load: () => database.load(),
    lane: (characterId, job) => calls.count(lanes.run(characterId, job)),
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
