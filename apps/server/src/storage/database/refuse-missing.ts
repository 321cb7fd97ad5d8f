import { statSync } from 'node:fs';
import { fileTrouble } from './file-trouble.ts';
import { STARTING } from './schema-steps.ts';
import { StorageUnavailable } from './unavailable.ts';

/**
 * For operator commands that need an existing database: opening a missing one would create it.
 * @throws StorageUnavailable when the file does not exist, or cannot be read.
 */
export function refuseMissing(file: string): void {
  try {
    if (statSync(file, { throwIfNoEntry: false })?.isFile()) return;
  } catch (error) {
    throw fileTrouble(error, file) ?? error;
  }
  throw new StorageUnavailable(`There is no database at ${file}. ${STARTING}`);
}
