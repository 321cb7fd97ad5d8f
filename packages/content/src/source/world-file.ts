import { readdirSync, readFileSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Problems, WorldDirectoryError } from '../content-error.ts';

/**
 * Maximum size of a file of a world, in bytes. The largest shipped one has 32 kB. A larger file is most
 * likely named by mistake, and reading it would take the memory of the server.
 */
const MAX_FILE_BYTES = 4 * 1024 * 1024;

/**
 * Reads a text file of a world. Only regular files, and links to them, are read: a device or a pipe may never
 * end. @returns null when the file cannot be read, which is reported.
 */
export function readWorldFile(directory: string, file: string, problems: Problems): string | null {
  const path = join(directory, file);
  try {
    const wrong = unfit(statSync(path));
    if (wrong === null) return readFileSync(path, 'utf8');
    problems.addMissingFile(file, wrong);
  } catch (error) {
    problems.addMissingFile(file, `cannot be read: ${reasonOf(error)}`);
  }
  return null;
}

function unfit(found: Stats): string | null {
  if (!found.isFile()) return 'is not a regular file';
  return found.size > MAX_FILE_BYTES ? `has ${found.size} bytes; the limit is ${MAX_FILE_BYTES}` : null;
}

/** Whether a directory has a file of this name, of any kind: also a link that leads nowhere. */
export const hasWorldFile = (directory: string, file: string): boolean =>
  readdirSync(directory).includes(file);

/**
 * Refuses a directory that cannot be a world, so that the error is one sentence and not a problem for each
 * file that a world has.
 * @throws WorldDirectoryError
 */
export function refuseOtherDirectory(directory: string): void {
  let names: readonly string[];
  try {
    names = readdirSync(directory);
  } catch (error) {
    throw new WorldDirectoryError(directory, reasonOf(error));
  }
  if (names.length === 0) throw new WorldDirectoryError(directory, 'it is empty');
  if (!names.some((name) => name.endsWith('.csv')))
    throw new WorldDirectoryError(directory, 'it has no CSV files');
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'it does not exist',
  ENOTDIR: 'it is not a directory',
  EACCES: 'this user may not read it',
  EPERM: 'this user may not read it',
};

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return REASONS[code] ?? (error instanceof Error ? error.message : String(error));
}
