import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Libsql from 'libsql';
import { fileTrouble } from './file-trouble.ts';
import { StorageUnavailable } from './unavailable.ts';

const LOCK_FILE = 'lock.db';
/** File mode: only the server's user reads and writes. */
const OWNER_ONLY = 0o600;

/** The lock of a data directory. The process holds it for as long as it writes into the directory. */
export interface DataDirectoryLock {
  release(): void;
}

/**
 * Locks a data directory for this process, and makes the directory if it is missing. The lock is SQLite's
 * exclusive lock on an empty database. The operating system releases it when the process ends, even after a
 * crash, so no stale lock can remain.
 *
 * No other code of this process may open `lock.db`: closing any other descriptor of a file releases the
 * process's POSIX locks on it. That is why the process id of the holder is in a file of its own.
 * @throws StorageUnavailable when another process holds the lock or the directory is not writable.
 */
export function lockDataDirectory(directory: string): DataDirectoryLock {
  const holder = join(directory, 'lock.pid');
  const database = openLockDatabase(directory);
  try {
    database.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    if (error instanceof Libsql.SqliteError && error.code.startsWith('SQLITE_BUSY')) {
      throw new StorageUnavailable(
        `The data directory ${directory} is in use by another Slumberfell process (${holderOf(holder)}). ` +
          'Stop that process first, or start this one with another data directory.',
      );
    }
    throw (
      fileTrouble(error, join(directory, LOCK_FILE)) ??
      new StorageUnavailable(`The data directory ${directory} cannot be locked.`, { cause: error })
    );
  }
  try {
    writeFileSync(holder, `${process.pid}\n`, { mode: OWNER_ONLY });
    chmodSync(holder, OWNER_ONLY);
  } catch (error) {
    database.close();
    throw fileTrouble(error, holder) ?? error;
  }
  return {
    release() {
      database.exec('ROLLBACK');
      database.close();
    },
  };
}

function openLockDatabase(directory: string): Libsql.Database {
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    const file = join(directory, LOCK_FILE);
    const database = new Libsql(file);
    // `chmodSync` takes the path and opens no descriptor. Closing one would release the process's locks on
    // the file. SQLite gives its journal file the same mode.
    chmodSync(file, OWNER_ONLY);
    return database;
  } catch (error) {
    throw (
      fileTrouble(error, join(directory, LOCK_FILE)) ??
      new StorageUnavailable(`The data directory ${directory} cannot be written.`, { cause: error })
    );
  }
}

function holderOf(file: string): string {
  try {
    return `process id ${readFileSync(file, 'utf8').trim()}`;
  } catch {
    return 'process id unknown';
  }
}
