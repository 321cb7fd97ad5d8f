import { join } from 'node:path';
import { BACKUP_DIRECTORY, removeOldest, writeWhole } from './backup-files.ts';
import { MIGRATIONS } from './migrate.ts';
import { takenSteps } from './schema-steps.ts';
import { kyselyOver, type SqliteConnection } from './sqlite-connection.ts';
import { copyDatabase } from './sqlite-copy.ts';
import { StorageUnavailable } from './unavailable.ts';

/** Backups that are kept of those made before steps of the schema. */
export const KEPT = 5;

const PREFIX = 'before-upgrade-';

/**
 * Copies an embedded database into its directory's backups if the schema is about to take steps, so that the release before can
 * be returned to. The oldest such copies are removed.
 * @returns the copy's path; null when there is none, since the schema takes no steps or the database is new.
 * @throws StorageUnavailable when it cannot be copied: then no step is taken.
 */
export async function backUpBeforeSteps(
  connection: SqliteConnection,
  directory: string,
): Promise<string | null> {
  const taken = await takenSteps(kyselyOver<unknown>(connection));
  if (taken.length === 0 || Object.keys(MIGRATIONS).every((step) => taken.includes(step))) return null;
  const backups = join(directory, BACKUP_DIRECTORY);
  const copy = join(backups, `${PREFIX}${new Date().toISOString().replaceAll(':', '-')}.db`);
  try {
    await writeWhole(copy, (partial) => {
      copyDatabase(connection, partial);
      return Promise.resolve();
    });
    removeOldest(backups, KEPT, (file) => file.startsWith(PREFIX) && file.endsWith('.db'));
    return copy;
  } catch (error) {
    throw new StorageUnavailable(
      `The database could not be backed up into ${backups} before bringing it to this release's schema: ` +
        `${error instanceof Error ? error.message : String(error)}. Nothing has been changed. Make room there, and start again.`,
      { cause: error },
    );
  }
}
