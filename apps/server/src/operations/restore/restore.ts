import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Clock } from '../../storage/database/clock.ts';
import { SQLITE_FILE } from '../../storage/database/sqlite.ts';
import { copyDatabaseFile } from '../../storage/database/sqlite-copy.ts';
import { openStorage, type StorageOptions } from '../../storage/open.ts';
import { refuseChangedContent } from '../changed-content.ts';
import { readOnlyFile } from '../read-only-database.ts';
import { Refusal } from '../run-operation.ts';
import { onDatabase } from '../settings-database.ts';
import { type Verification, verify } from '../verify/verify.ts';
import { GivenBackup } from './given-backup.ts';
import { resetSessions, type SessionReset } from './reset-sessions.ts';
import {
  databaseName,
  directoryName,
  embeddedPlace,
  postgresPlace,
  type RestoreTarget,
} from './restore-target.ts';

export interface RestoreOptions extends Pick<StorageOptions, 'databaseUrl' | 'dataDirectory'> {
  /** Whether the restore may replace an existing game. */
  readonly force: boolean;
  /** The clock of the restored game. Only tests set it. */
  readonly clock?: Clock;
}

export interface Restored extends SessionReset {
  readonly verification: Verification;
  /** The file or schema to which the replaced data was moved; null when there was none. */
  readonly before: string | null;
}

/**
 * Restores a backup. It upgrades a copy of the backup to this release's schema, gives the copy's running
 * sessions new seeds, and verifies the copy. Only then it replaces the existing game by the copy.
 * @throws StorageUnavailable, Refusal: then nothing has been changed.
 */
export async function restore(file: string, options: RestoreOptions): Promise<Restored> {
  const { databaseUrl, dataDirectory } = options;
  const target = databaseUrl === null ? directoryName(dataDirectory) : databaseName(databaseUrl);
  const given = new GivenBackup(file, target);
  await given.check();
  mkdirSync(dataDirectory, { recursive: true, mode: 0o700 });
  const place = databaseUrl === null ? embeddedPlace(dataDirectory) : await postgresPlace(databaseUrl);
  try {
    refuseInhabited(place, options.force);
    const workspace = workspaceIn(dataDirectory);
    try {
      return await given.reading(async () => {
        const made = await prepare(file, workspace, options.clock);
        const before = await place.take(join(workspace, SQLITE_FILE));
        return { ...made, before };
      });
    } finally {
      rmSync(workspace, { recursive: true, force: true });
    }
  } finally {
    await place.close();
  }
}

/**
 * Gives sessions new seeds and ends logins in a game that was restored by other means, such as a copy of a
 * disk or PostgreSQL's own tools.
 * @throws StorageUnavailable, Refusal while a server uses the database.
 */
export async function resetInPlace(options: Omit<RestoreOptions, 'force'>): Promise<SessionReset> {
  const { databaseUrl, dataDirectory, clock } = options;
  if (databaseUrl !== null) await (await postgresPlace(databaseUrl)).close();
  return await onDatabase(options, async () => {
    const storage = await openStorage({
      databaseUrl,
      dataDirectory,
      mustExist: true,
      ...(clock && { clock }),
    });
    return await resetSessions(storage).finally(() => storage.close());
  });
}

const WORKSPACE = 'restoring-';

/**
 * Makes a new working directory, and removes those that killed restores left: no other restore is running.
 */
function workspaceIn(directory: string): string {
  for (const name of readdirSync(directory).filter((entry) => entry.startsWith(WORKSPACE)))
    rmSync(join(directory, name), { recursive: true });
  return mkdtempSync(join(directory, WORKSPACE));
}

function refuseInhabited(place: RestoreTarget, force: boolean): void {
  const existing = force ? null : place.existingGame();
  if (existing === null) return;
  throw new Refusal(
    `There is ${existing} in ${place.name}. To put the backup in its place, add --force: what is there now is moved ` +
      'aside and not removed.',
  );
}

async function prepare(file: string, workspace: string, clock: Clock | undefined) {
  const copy = join(workspace, SQLITE_FILE);
  copyDatabaseFile(file, copy);
  const storage = await openStorage({ databaseUrl: null, dataDirectory: workspace, ...(clock && { clock }) });
  const segment = await resetSessions(storage).finally(() => storage.close());
  const aside = readOnlyFile(copy);
  try {
    await aside.view(refuseChangedContent);
    return { ...segment, verification: await verify(aside) };
  } finally {
    await aside.close();
  }
}
