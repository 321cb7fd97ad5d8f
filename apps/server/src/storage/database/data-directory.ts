import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Libsql from 'libsql';
import { fileTrouble } from './file-trouble.ts';
import { StorageUnavailable } from './unavailable.ts';

const LOCK_FILE = 'lock.db';
/** Mode of the files: read and written by the server's user alone. */
const OWNER_ONLY = 0o600;

/** Held for as long as the process writes into the directory. */
export interface DataDirectoryLock {
  release(): void;
}

/**
 * Takes a data directory for this process alone, making it if need be. The lock is SQLite's own exclusive
 * lock on a database that holds nothing: the operating system keeps it for the living process and drops it at
 * the instant the process dies, however it dies, so there is nothing to clean up and nothing that could be
 * mistaken for a leftover.
 *
 * `lock.db` must not be opened by anyone else in this process: closing any other descriptor of a file gives
 * up the process's POSIX locks on it. That is why the holder's process id is written beside it and not into
 * it.
 * @throws StorageUnavailable when another process holds the directory or it cannot be written.
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
    // By its name, since no other descriptor of it may be closed. SQLite gives the journal beside it the same
    // mode.
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
