import { closeSync, fsyncSync, openSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** The folder within the data directory for backups whose folder is not given. */
export const BACKUP_DIRECTORY = 'backups';

/**
 * Name of a backup, such as `slumberfell-2026-11-20T12-30-05.123Z.db`. Sorted by name, backups are sorted by
 * time.
 */
const NAME = /^slumberfell-\d{4}-\d\d-\d\dT[\d.-]+Z\.db$/;

/** Name of a partly written backup, left by a process that was killed, or of one of SQLite's files for it. */
const PARTIAL = /^(?:slumberfell|before-upgrade)-\d{4}-\d\d-\d\dT[\d.-]+Z\.db\.part(?:-journal|-wal|-shm)?$/;

/**
 * ms after which an unchanged partial file counts as abandoned. A running backup changes its file more often.
 */
const ABANDONED = 24 * 60 * 60 * 1000;

export const backupName = (now: Date): string => `slumberfell-${now.toISOString().replaceAll(':', '-')}.db`;

/**
 * Writes a file atomically: it either exists completely or not at all. Syncs it to disk and makes it readable
 * for its owner only. Before that, removes from its directory the partial files of killed backups that have
 * not changed for a day.
 * @param write fills the file of the given name, which exists and is empty.
 * @returns the result of `write`.
 */
export async function writeWhole<T>(file: string, write: (partial: string) => Promise<T>): Promise<T> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  removeAbandoned(dirname(file));
  const partial = `${file}.part`;
  removePartial(partial);
  closeSync(openSync(partial, 'wx', 0o600));
  try {
    const written = await write(partial);
    sync(partial);
    renameSync(partial, file);
    sync(dirname(file));
    return written;
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

/**
 * When the newest backup in a directory was begun, by its name, as an instant in ms; null when there is none.
 * Backups whose file the host named, and copies before an upgrade, do not count.
 */
export async function newestBackup(directory: string): Promise<number | null> {
  const names = await readdir(directory).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const newest = names
    .filter((name) => NAME.test(name))
    .sort()
    .at(-1);
  return newest === undefined ? null : instantOf(newest);
}

/** The instant in ms in the name of a backup. */
const instantOf = (name: string): number => {
  const [, day, hour, minute, second] = /(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-([\d.]+)Z/.exec(name) ?? [];
  return Date.parse(`${day}T${hour}:${minute}:${second}Z`);
};

/** Syncs a file's content, or a directory's entries, to the disk. */
export function sync(path: string): void {
  const descriptor = openSync(path, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}

/**
 * Removes the oldest backups from a directory, until a given number is left.
 * @param isOne recognises backups by their file names. Sorted by name they are sorted by time.
 * @returns the names of the removed files.
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
