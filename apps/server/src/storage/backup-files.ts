import { closeSync, fsyncSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** Where backups go that are given no place of their own, within the data directory. */
export const BACKUP_DIRECTORY = 'backups';

/** Such as `slumberfell-2026-11-20T12-30-05.123Z.db`: their names are in the order in which they were made. */
const NAME = /^slumberfell-\d{4}-\d\d-\d\dT[\d.-]+Z\.db$/;

export const backupName = (now: Date): string => `slumberfell-${now.toISOString().replaceAll(':', '-')}.db`;

/**
 * Writes a file that is there as a whole or not at all, on the disk and only for its owner to read.
 * @param write fills the file of the given name, which is there and empty.
 */
export async function writeWhole(file: string, write: (partial: string) => Promise<void>): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const partial = `${file}.part`;
  rmSync(partial, { force: true });
  closeSync(openSync(partial, 'wx', 0o600));
  try {
    await write(partial);
    sync(partial);
    renameSync(partial, file);
    sync(dirname(file));
  } catch (error) {
    for (const rest of ['', '-journal', '-wal', '-shm']) rmSync(`${partial}${rest}`, { force: true });
    throw error;
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
