import { join } from 'node:path';
import { MIGRATIONS } from '../migrations/migrations.ts';
import { BACKUP_DIRECTORY, removeOldest, writeWhole } from './backup-files.ts';
import { notedVersions, raisedVersions, refuseNewerVersions, type Versions } from './release-versions.ts';
import { refuseNewer, takenSteps } from './schema-steps.ts';
import { kyselyOver, type SqliteConnection } from './sqlite-connection.ts';
import { copyDatabase } from './sqlite-copy.ts';
import { StorageUnavailable } from './unavailable.ts';

/** Backups that are kept of those made before an upgrade. */
export const KEPT = 5;

const PREFIX = 'before-upgrade-';

/**
 * Copies an embedded database into its directory's backups if this release is about to change it: by steps of
 * the schema, by newer rules, or by newer shapes of what it stores. The host can return to the release before
 * with the copy. The oldest such copies are removed.
 * @returns the copy's path; null when there is none, since nothing is to be changed or the database is new.
 * @throws StorageUnavailable when a newer release has used it, or it cannot be copied: then nothing is
 *   changed.
 */
export async function backUpBeforeUpgrade(
  connection: SqliteConnection,
  directory: string,
  versions: Versions,
): Promise<string | null> {
  const db = kyselyOver<unknown>(connection);
  const [taken, noted] = [await takenSteps(db), await notedVersions(db)];
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
    removeOldest(backups, KEPT, (file) => file.startsWith(PREFIX) && file.endsWith('.db'));
    return copy;
  } catch (error) {
    throw new StorageUnavailable(
      `The database could not be backed up into ${backups} before this release changes it: ` +
        `${error instanceof Error ? error.message : String(error)}. Nothing has been changed. Make room there, and start again.`,
      { cause: error },
    );
  }
}
