import { isUtf8 } from 'node:buffer';
import { readdirSync, readFileSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Problems, type SourceLocation, WorldDirectoryError } from '../content-error.ts';

/**
 * Maximum size of a file of a world, in bytes. The largest shipped one has 32 kB. A larger file is most
 * likely named by mistake, and reading it would take the memory of the server.
 */
const MAX_FILE_BYTES = 4 * 1024 * 1024;

/**
 * Reads a text file of a world, in UTF-8, without its byte order mark. Only regular files, and links to them,
 * are read: a device or a pipe may never end. @returns null when the file cannot be read, which is reported.
 */
export function readWorldFile(directory: string, file: string, problems: Problems): string | null {
  const path = join(directory, file);
  const whole = { file, row: null };
  try {
    const wrong = unfit(statSync(path));
    if (wrong === null) return textOf(readFileSync(path), whole, problems);
    problems.addUnusableFile(whole, wrong);
  } catch (error) {
    problems.addUnusableFile(whole, `cannot be read: ${reasonOf(error)}`);
  }
  return null;
}

function textOf(bytes: Buffer, place: SourceLocation, problems: Problems): string | null {
  if (isUtf16(bytes)) {
    problems.addUnusableFile(place, 'is UTF-16 text; save it as UTF-8');
    return null;
  }
  const wrong = wrongBytes(bytes);
  if (wrong === null) return new TextDecoder().decode(bytes);
  problems.addUnusableFile({ ...place, row: wrong.row }, wrong.message);
  return null;
}

/** UTF-16 has a byte order mark at the start, or a NUL byte in each of the first letters, which are ASCII. */
function isUtf16(bytes: Buffer): boolean {
  const [first, second, third, fourth] = bytes;
  const isMarked = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  return isMarked || (first === 0 && third === 0) || (second === 0 && fourth === 0);
}

/** The first row with a byte that a text in UTF-8 does not have; null if there is none. */
function wrongBytes(bytes: Buffer): { readonly row: number; readonly message: string } | null {
  if (isUtf8(bytes) && !bytes.includes(0)) return null;
  let row = 1;
  for (let start = 0; start < bytes.length; row++) {
    const end = bytes.indexOf('\n', start);
    const line = bytes.subarray(start, end === -1 ? bytes.length : end);
    if (line.includes(0)) return { row, message: 'has a NUL byte; remove it' };
    if (!isUtf8(line)) return { row, message: 'is not UTF-8 text; save the file as UTF-8' };
    start += line.length + 1;
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
    // Fails without the right to search the directory, when each of its files would be one more problem.
    statSync(`${directory}/.`);
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
