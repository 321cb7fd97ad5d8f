import { join } from 'node:path';
import { fileTrouble } from '../storage/database/file-trouble.ts';
import { SQLITE_FILE } from '../storage/database/sqlite.ts';
import type { StorageOptions } from '../storage/open.ts';

/**
 * Runs a job on the database that the settings name. SQLite's errors do not name the file: damage, or a
 * missing right, that appears while rows are read becomes a sentence that names it.
 */
export async function onDatabase<T>(
  { databaseUrl, dataDirectory }: Pick<StorageOptions, 'databaseUrl' | 'dataDirectory'>,
  job: () => Promise<T>,
): Promise<T> {
  try {
    return await job();
  } catch (error) {
    const trouble = databaseUrl === null ? fileTrouble(error, join(dataDirectory, SQLITE_FILE)) : null;
    throw trouble ?? error;
  }
}
