import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { poolOf } from '../storage/database/postgres.ts';
import { openStorage, type StorageOptions } from '../storage/open.ts';
import { DATABASES } from '../testing/databases.ts';
import { backUp } from './backup/backup.ts';
import { migrateToPostgres } from './migrate-to-postgres/migrate-to-postgres.ts';
import { openReadOnly } from './read-only-database.ts';
import { resetInPlace } from './restore/restore.ts';

type Setup = Pick<StorageOptions, 'databaseUrl' | 'dataDirectory'>;

/** Operator commands that need an existing database, and the call with which each opens it. */
const COMMANDS: Readonly<Record<string, (place: Setup) => Promise<unknown>>> = {
  admin: (place) => openStorage({ ...place, mustExist: true }),
  backup: (place) => backUp(place, join(place.dataDirectory, 'backups', 'a.db')),
  verify: (place) => openReadOnly(place),
  'restore --in-place': (place) => resetInPlace(place),
  'migrate-to-postgres': ({ dataDirectory }) =>
    migrateToPostgres({
      dataDirectory,
      databaseUrl: 'postgres://nobody@127.0.0.1:9/none',
      onProgress: () => undefined,
    }),
};

describe.each(DATABASES)('without a database on $name', ({ place: newPlace }) => {
  test.each(Object.entries(COMMANDS))('%s refuses and makes none', async (_name, command) => {
    const { remove, ...place } = await newPlace();
    await expect(command(place)).rejects.toThrow(
      /^(?:There is no database at|The database is empty: no server has ever been started on it\.) .*Start the server once, which creates it\. If that was done, set DATA_DIR, or DATABASE_URL, to what the server has\.$/,
    );
    expect(readdirSync(place.dataDirectory)).toEqual([]);
    if (place.databaseUrl !== null) {
      const pool = poolOf(place.databaseUrl, { max: 1 });
      const { rows } = await pool.query("select 1 from pg_tables where schemaname = 'public'");
      expect(rows).toEqual([]);
      await pool.end();
    }
    await remove();
  });
});
