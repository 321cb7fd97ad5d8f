import { chmodSync, closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { MIGRATIONS } from '../migrations/migrations.ts';
import { VERSIONS } from '../values/versions.ts';
import { backUpBeforeUpgrade } from './backup-before-upgrade.ts';
import { Busy } from './busy.ts';
import type { Clock } from './clock.ts';
import { lockDataDirectory } from './data-directory.ts';
import type { Database } from './database.ts';
import { ownClock } from './database-clock.ts';
import { fileTrouble } from './file-trouble.ts';
import { migrate } from './migrate.ts';
import { refuseIncomplete } from './refuse-incomplete.ts';
import { storeVersions, type Versions } from './release-versions.ts';
import type { Schema } from './schema.ts';
import { kyselyOver, SqliteConnection } from './sqlite-connection.ts';
import { StorageUnavailable } from './unavailable.ts';
import { Unwritable, type WriteFault } from './write-faults.ts';
import { WriterLoop } from './writer-loop.ts';

/** The database's file within the data directory. */
export const SQLITE_FILE = 'slumberfell.db';

/** Options that only tests use. */
export interface SqliteOptions {
  /** Versions of rules and stored shapes, with which a test simulates another release. */
  readonly versions?: Versions;
  /** Gets the connection that writes; tests use it to simulate a full disk. */
  readonly withWriting?: (connection: SqliteConnection) => void;
}

/**
 * Opens the embedded database: one process, one writer, durable at each COMMIT (ADR 0001).
 * @throws StorageUnavailable
 */
export async function openSqlite(
  directory: string,
  clock: Clock,
  { versions = VERSIONS, withWriting = () => undefined }: SqliteOptions = {},
): Promise<Database> {
  const lock = lockDataDirectory(directory);
  const file = join(directory, SQLITE_FILE);
  const opened: SqliteConnection[] = [];
  try {
    keepPrivate(file);
    const connection = openConnection(file, { writes: true });
    opened.push(connection);
    const writing = kyselyOver<Schema>(connection);
    const name = `The database ${file}`;
    await refuseIncomplete(kyselyOver<unknown>(connection), 'sqlite', name);
    const copy = await backUpBeforeUpgrade(connection, directory, versions);
    const steps = await migrate(kyselyOver<unknown>(connection), 'sqlite', MIGRATIONS, name);
    const raised = await storeVersions(kyselyOver<unknown>(connection), versions);
    const readingConnection = openConnection(file);
    opened.push(readingConnection);
    readingConnection.pragma('query_only=ON');
    const reading = kyselyOver<Schema>(readingConnection);
    withWriting(connection);
    const loop = new WriterLoop(writing, connection);
    return {
      kind: 'sqlite',
      clock: ownClock(clock),
      upgrade: copy === null ? null : { steps, raised, copy },
      read: (fn) => fn(reading),
      write: (fn) => loop.write(fn).catch(rethrow),
      load: () => ({ connections: 2, idle: loop.waiting > 0 ? 1 : 2, waiting: loop.waiting }),
      close() {
        readingConnection.close();
        gather(connection);
        connection.close();
        lock.release();
        return Promise.resolve();
      },
    };
  } catch (error) {
    for (const connection of opened) connection.close();
    lock.release();
    throw fileTrouble(error, file) ?? error;
  }
}

/**
 * Moves the content of the write-ahead log into the database's file, so that a copy of the file alone is
 * complete after the server has stopped. If this fails, because the disk is full or another process reads,
 * the content stays safely in the log.
 */
function gather(connection: SqliteConnection): void {
  try {
    connection.run('pragma wal_checkpoint(truncate)');
  } catch {
    // If the checkpoint fails, the database is closed nevertheless.
  }
}

/**
 * The fault for SQLite's codes of a disk that takes no more writes. SQLite has rolled back the failed
 * transaction, and the database is undamaged.
 */
function writeFaultOf(code: string): WriteFault | null {
  if (code === 'SQLITE_FULL') return 'full';
  return /^SQLITE_(?:IOERR|READONLY|CANTOPEN)/.test(code) ? 'unwritable' : null;
}

function rethrow(error: unknown): never {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const fault = writeFaultOf(code);
  if (fault !== null) throw new Unwritable(fault, { cause: error });
  if (code === 'SQLITE_BUSY') throw new Busy(503, 'another process writes to the database', { cause: error });
  throw error;
}

/**
 * Makes the file readable for its owner only: it contains secrets of the server and data of players. SQLite
 * gives its journal files the same mode. The file must not be open in this process yet: closing another
 * descriptor of it would release SQLite's locks.
 */
function keepPrivate(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
}

/**
 * ms for which a statement waits when another process, such as a backup, locks the file to open or close it.
 * While that process reads, the server does not wait.
 */
const BESIDE_MS = 2_000;

/**
 * How much of the database a connection keeps in memory, in KiB. SQLite's default of 2,000 holds the rows of
 * 80 veterans, so with more active players each command would read its row from the file again.
 */
const CACHE_KIB = 16_384;

/** With the write-ahead log readers do not wait for the writer; FULL syncs the log to disk at each COMMIT. */
function openConnection(file: string, { writes = false } = {}): SqliteConnection {
  const connection = new SqliteConnection(file, { writes });
  connection.pragma(`busy_timeout=${BESIDE_MS}`);
  const mode = connection.pragma('journal_mode=WAL');
  if (mode !== 'wal') {
    connection.close();
    throw new StorageUnavailable(
      `The file system of ${file} does not support SQLite's write-ahead log (journal mode is ${String(mode)}). ` +
        'Use a data directory on a local disk.',
    );
  }
  connection.pragma('synchronous=FULL');
  connection.pragma('foreign_keys=ON');
  connection.pragma(`cache_size=-${CACHE_KIB}`);
  return connection;
}
