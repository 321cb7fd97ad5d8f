import { stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { BACKUP_DIRECTORY, newestBackup } from '../storage/database/backup-files.ts';
import { SQLITE_FILE } from '../storage/database/sqlite.ts';

/** Bytes that the server's user may still write on the disk of a directory. */
export async function freeBytes(directory: string): Promise<number> {
  const { bavail, bsize } = await statfs(directory);
  return bavail * bsize;
}

/** Bytes of the embedded database and of the files that SQLite keeps beside it. */
export async function databaseBytes(dataDirectory: string): Promise<number> {
  const sizes = ['', '-wal', '-shm'].map((end) => sizeOf(join(dataDirectory, `${SQLITE_FILE}${end}`)));
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/**
 * Seconds since the newest backup in the data directory was begun, by this machine's clock; infinite without
 * one.
 */
export async function backupAge(dataDirectory: string, now: number): Promise<number> {
  const begun = await newestBackup(join(dataDirectory, BACKUP_DIRECTORY));
  return begun === null ? Number.POSITIVE_INFINITY : (now - begun) / 1_000;
}

/** Size of a file in bytes; 0 when there is none. */
async function sizeOf(file: string): Promise<number> {
  try {
    return (await stat(file)).size;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 0;
    throw error;
  }
}
