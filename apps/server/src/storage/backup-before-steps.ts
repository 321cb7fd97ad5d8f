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
 * @throws StorageUnavailable when it cannot be copied: then no step is taken.
 */
export async function backUpBeforeSteps(connection: SqliteConnection, directory: string): Promise<void> {
  const taken = await takenSteps(kyselyOver<unknown>(connection));
  if (taken.length === 0 || Object.keys(MIGRATIONS).every((step) => taken.includes(step))) return;
  const backups = join(directory, BACKUP_DIRECTORY);
  const name = `${PREFIX}${new Date().toISOString().replaceAll(':', '-')}.db`;
  try {
    await writeWhole(join(backups, name), (partial) => {
      copyDatabase(connection, partial);
      return Promise.resolve();
    });
    removeOldest(backups, KEPT, (file) => file.startsWith(PREFIX) && file.endsWith('.db'));
  } catch (error) {
    throw new StorageUnavailable(
      `The database could not be backed up into ${backups} before bringing it to this release's schema: ` +
        `${error instanceof Error ? error.message : String(error)}. Nothing has been changed. Make room there, and start again.`,
      { cause: error },
    );
  }
}
