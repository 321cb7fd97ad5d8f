import { statSync } from 'node:fs';
import { fileTrouble } from './file-trouble.ts';
import { StorageUnavailable } from './unavailable.ts';

/**
 * For commands that work on a database which is there already. Opening one that is missing would make it.
 * @throws StorageUnavailable when there is no such file, or it cannot be looked at.
 */
export function refuseMissing(file: string): void {
  try {
    if (statSync(file, { throwIfNoEntry: false })?.isFile()) return;
  } catch (error) {
    throw fileTrouble(error, file) ?? error;
  }
  throw new StorageUnavailable(
    `There is no database at ${file}. Set DATA_DIR, or DATABASE_URL, to what the server has.`,
  );
}
