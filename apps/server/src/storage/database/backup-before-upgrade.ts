import { join } from 'node:path';
import { MIGRATIONS } from '../migrations/migrations.ts';
import { BACKUP_DIRECTORY, removeOldest, writeWhole } from './backup-files.ts';
import { raisedVersions, refuseNewerVersions, storedVersions, type Versions } from './release-versions.ts';
import { refuseNewer, takenSteps } from './schema-steps.ts';
import { kyselyOver, type SqliteConnection } from './sqlite-connection.ts';
import { copyDatabase } from './sqlite-copy.ts';
import { StorageUnavailable } from './unavailable.ts';

/** How many backups made before an upgrade are kept. */
export const BACKUPS_KEPT = 5;

const PREFIX = 'before-upgrade-';

/**
 * Copies an embedded database into its directory's backups if this release will change it: by steps of the
 * schema, by newer rules, or by newer shapes of stored values. With the copy the host can return to the
 * earlier release. Removes the oldest such copies.
 * @returns the copy's path; null when no copy is needed: nothing will change, or the database is new.
 * @throws StorageUnavailable when a newer release has used the database, or it cannot be copied. The database
 *   is then unchanged.
 */
export async function backUpBeforeUpgrade(
  connection: SqliteConnection,
  directory: string,
  versions: Versions,
): Promise<string | null> {
  const db = kyselyOver<unknown>(connection);
  const [taken, noted] = [await takenSteps(db), await storedVersions(db)];
  refuseNewer(taken, Object.keys(MIGRATIONS));
  refuseNewerVersions(noted, versions);
  const isSchemaOfThisRelease = Object.keys(MIGRATIONS).every((step) => taken.includes(step));
  if (taken.length === 0 || (isSchemaOfThisRelease && raisedVersions(noted, versions).length === 0))
    return null;
  const backups = join(directory, BACKUP_DIRECTORY);
  const copy = join(backups, `${PREFIX}${new Date().toISOString().replaceAll(':', '-')}.db`);
  try {
    await writeWhole(copy, (partial) => {
      copyDatabase(connection, partial);
      return Promise.resolve();
    });
    removeOldest(backups, BACKUPS_KEPT, (file) => file.startsWith(PREFIX) && file.endsWith('.db'));
    return copy;
  } catch (error) {
    throw new StorageUnavailable(
      `The database could not be backed up into ${backups} before this release changes it: ` +
        `${error instanceof Error ? error.message : String(error)}. Nothing has been changed. Make room there, and start again.`,
      { cause: error },
    );
  }
}
