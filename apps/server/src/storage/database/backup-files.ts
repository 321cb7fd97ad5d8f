import { closeSync, fsyncSync, openSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** Where backups go that are given no place of their own, within the data directory. */
export const BACKUP_DIRECTORY = 'backups';

/**
 * Such as `slumberfell-2026-11-20T12-30-05.123Z.db`: their names are in the order in which they were made.
 */
const NAME = /^slumberfell-\d{4}-\d\d-\d\dT[\d.-]+Z\.db$/;

/** What is left of one whose writing was killed, and what SQLite lays beside it. */
const PARTIAL = /^(?:slumberfell|before-upgrade)-\d{4}-\d\d-\d\dT[\d.-]+Z\.db\.part(?:-journal|-wal|-shm)?$/;

/** Nobody is writing to what has not changed for so long, in ms: whoever writes a backup goes on writing. */
const ABANDONED = 24 * 60 * 60 * 1000;

export const backupName = (now: Date): string => `slumberfell-${now.toISOString().replaceAll(':', '-')}.db`;

/**
 * Writes a file that is there as a whole or not at all, on the disk and only for its owner to read. Removes
 * from its directory what is left of backups that were killed a day ago or longer.
 * @param write fills the file of the given name, which is there and empty.
 */
export async function writeWhole(file: string, write: (partial: string) => Promise<void>): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  removeAbandoned(dirname(file));
  const partial = `${file}.part`;
  removePartial(partial);
  closeSync(openSync(partial, 'wx', 0o600));
  try {
    await write(partial);
    sync(partial);
    renameSync(partial, file);
    sync(dirname(file));
  } catch (error) {
    removePartial(partial);
    throw error;
  }
}

function removePartial(partial: string): void {
  for (const rest of ['', '-journal', '-wal', '-shm']) rmSync(`${partial}${rest}`, { force: true });
}

function removeAbandoned(directory: string): void {
  const before = Date.now() - ABANDONED;
  for (const name of readdirSync(directory)) {
    const file = join(directory, name);
    if (PARTIAL.test(name) && (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? before) < before)
      rmSync(file, { force: true });
  }
}

/** Has what was written to a file, or into a directory, on the disk. */
export function sync(path: string): void {
  const descriptor = openSync(path, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}

/**
 * Removes the oldest backups from a directory, but for so many.
 * @param isOne tells those from other files, by their names, which are in the order of their making.
 * @returns the names of what was removed.
 */
export function removeOldest(
  directory: string,
  kept: number,
  isOne: (name: string) => boolean = (name) => NAME.test(name),
): readonly string[] {
  const names = readdirSync(directory).filter(isOne).sort();
  const old = names.slice(0, Math.max(0, names.length - kept));
  for (const name of old) rmSync(join(directory, basename(name)));
  return old;
}
