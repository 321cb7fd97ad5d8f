import { accessSync, constants } from 'node:fs';
import { dirname } from 'node:path';
import { DamagedDatabase } from './damaged-database.ts';
import { StorageUnavailable } from './unavailable.ts';

/** Codes of SQLite for a damaged file. `SHORT_READ`: the file ends within a page. */
const DAMAGED = /^SQLITE_(?:CORRUPT|NOTADB|IOERR_SHORT_READ)/;

/**
 * Error codes of SQLite and the system for a file that the process may not open or write. When libsql cannot
 * open a file (code 14), its error has only the number, in the message: see `NOT_OPENED`.
 */
const DENIED = /^(?:SQLITE_(?:READONLY|CANTOPEN|PERM|AUTH)|EACCES|EPERM|EROFS)/;
const NOT_OPENED = /^ConnectionFailed\(.*: 14"?\)$/;

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/**
 * The error for damage that SQLite has found in a file; null when the error is not about damage.
 * @param name of the file in messages to the host: `The database ...`.
 */
export function damageOf(error: unknown, name: string): DamagedDatabase | null {
  if (!(error instanceof Error) || !DAMAGED.test(codeOf(error))) return null;
  return new DamagedDatabase(name, `SQLite says: ${error.message}`, 'sqlite', { cause: error });
}

/**
 * The error for a file of the data directory that cannot be used, with a sentence on what the host can do.
 * @returns null for any other error.
 */
export function fileTrouble(error: unknown, file: string): StorageUnavailable | null {
  if (!(error instanceof Error) || error instanceof StorageUnavailable) return null;
  const damage = damageOf(error, `The database ${file}`);
  if (damage !== null) return damage;
  if (!DENIED.test(codeOf(error)) && !NOT_OPENED.test(error.message)) return null;
  return new StorageUnavailable(denialSentence(file), { cause: error });
}

/** Why this process may not use a file. It checks with the system, since SQLite's error has no reason. */
function denialSentence(file: string): string {
  const directory = dirname(file);
  const isReadOnly = [denialOf(file), denialOf(directory)].includes('EROFS');
  if (isReadOnly)
    return (
      `${file} is on a read-only file system, and SQLite has to write beside it even to read. Mount it for writing, or copy ` +
      'slumberfell.db with all slumberfell.db-* beside it elsewhere and set DATA_DIR to that directory.'
    );
  return (
    `${file} may not be read and written by this user (number ${process.geteuid?.() ?? '?'}). Give the command as the user ` +
    `that runs the server, or give all files to that user: chown -R USER ${directory} && chmod -R u+rwX ${directory}.`
  );
}

/** The system's error code when a path cannot be read and written; null when it can. */
function denialOf(path: string): string | null {
  try {
    accessSync(path, constants.R_OK | constants.W_OK);
    return null;
  } catch (error) {
    return codeOf(error);
  }
}
