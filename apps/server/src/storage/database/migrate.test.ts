import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { openReadOnly } from '../../operations/read-only-database.ts';
import { DATABASES, type DatabasePlace, POSTGRES } from '../../testing/databases.ts';
import { MIGRATIONS } from '../migrations/migrations.ts';
import { openStorage } from '../open.ts';
import { VERSIONS } from '../values/versions.ts';
import type { DatabaseKind } from './dialect.ts';
import { migrate } from './migrate.ts';
import { storedVersions } from './release-versions.ts';
import { SQLITE_FILE } from './sqlite.ts';
import { kyselyOver, SqliteConnection } from './sqlite-connection.ts';
import { StorageUnavailable } from './unavailable.ts';

/** Connects to the database directly, without the upgrade and the checks of `openStorage`. */
function bare({ databaseUrl, dataDirectory }: DatabasePlace): { db: Kysely<unknown>; kind: DatabaseKind } {
  if (databaseUrl === null) {
    return { db: kyselyOver(new SqliteConnection(`${dataDirectory}/${SQLITE_FILE}`)), kind: 'sqlite' };
  }
  const pool = new pg.Pool({ connectionString: databaseUrl });
  return { db: new Kysely({ dialect: new PostgresDialect({ pool }) }), kind: 'postgres' };
}

const tables = async (db: Kysely<unknown>) =>
  (await db.introspection.getTables()).map((table) => table.name).sort();

describe.each(DATABASES)('the schema on $name', ({ place }) => {
  test('is created once and then does not change', async () => {
    const at = await place();
    await (await openStorage(at)).close();
    const { db, kind } = bare(at);
    const before = await tables(db);
    await migrate(db, kind);
    expect(await tables(db)).toEqual(before);
    expect(before).toContain('characters');
    await db.destroy();
    await at.remove();
  });

  test('of a newer release is refused in a sentence and not changed', async () => {
    const at = await place();
    const { db, kind } = bare(at);
    await migrate(db, kind, {
      ...MIGRATIONS,
      '9999-from-the-future': (tx) => tx.schema.createTable('future').addColumn('id', 'integer').execute(),
    });
    const before = await tables(db);
    await db.destroy();
    const opening = openStorage(at);
    await expect(opening).rejects.toThrow(StorageUnavailable);
    await expect(opening).rejects.toThrow(/newer release of Slumberfell .*9999-from-the-future/);
    const again = bare(at);
    expect(await tables(again.db)).toEqual(before);
    await again.db.destroy();
    await at.remove();
  });

  test('of newer rules, or newer stored shapes, is refused in a sentence and not changed', async () => {
    const at = await place();
    for (const [name, sentence] of [
      ['rules', 'rules 1000, where this release has'],
      ['state', 'state 1000, where this release has'],
      ['spells', 'spells 1000, where this release has none'],
    ] as const) {
      await (await openStorage({ ...at, versions: { ...VERSIONS, [name]: 1_000 } })).close();
      const { db } = bare(at);
      const noted = await storedVersions(db);
      expect(noted).toMatchObject({ [name]: 1_000 });
      for (const open of [() => openStorage(at), () => openReadOnly(at)]) {
        const opening = open();
        await expect(opening).rejects.toThrow(StorageUnavailable);
        await expect(opening).rejects.toThrow(
          `The database was written by a newer release of Slumberfell (${sentence}`,
        );
      }
      expect(await storedVersions(db)).toEqual(noted);
      await sql`update stored_versions set version = 0`.execute(db);
      await sql`delete from stored_versions where name = 'spells'`.execute(db);
      await db.destroy();
    }
    await at.remove();
  });

  test('stores the versions of this release when it is created, and raises them once', async () => {
    const at = await place();
    const opened = await openStorage(at);
    await opened.close();
    expect(opened.upgrade).toBeNull();
    const { db } = bare(at);
    expect(await storedVersions(db)).toEqual(VERSIONS);
    await sql`update stored_versions set version = 0 where name = 'rules'`.execute(db);
    const upgraded = await openStorage(at);
    await upgraded.close();
    expect(upgraded.upgrade).toMatchObject({
      steps: [],
      raised: [{ name: 'rules', from: 0, to: VERSIONS.rules }],
    });
    expect(await storedVersions(db)).toEqual(VERSIONS);
    await db.destroy();
    await at.remove();
  });

  test('is not left half-way by a step that fails', async () => {
    const at = await place();
    const { db, kind } = bare(at);
    const failing = migrate(db, kind, {
      '0001-good': (tx) => tx.schema.createTable('good').addColumn('id', 'integer').execute(),
      '0002-bad': async (tx) => {
        await tx.schema.createTable('half').addColumn('id', 'integer').execute();
        throw new Error('on purpose');
      },
    });
    await expect(failing).rejects.toThrow(StorageUnavailable);
    expect(await tables(db)).toEqual([]);
    await db.destroy();
    await at.remove();
  });
});

test('a refusal by PostgreSQL is reported with its own message', async () => {
  const at = await POSTGRES.place();
  const url = new URL(at.databaseUrl ?? '');
  const owner = new pg.Client({ connectionString: url.href });
  await owner.connect();
  await owner.query('revoke create on schema public from public');
  await owner.query("create role stranger login password 'stranger'");
  [url.username, url.password] = ['stranger', 'stranger'];
  const error: unknown = await openStorage({ ...at, databaseUrl: url.href }).catch(
    (reason: unknown) => reason,
  );
  await owner.query('drop role stranger');
  await owner.end();
  await at.remove();
  if (!(error instanceof StorageUnavailable)) throw error;
  expect(error.sentence).toBe(
    'The database could not be brought to the schema of this release. The cause: permission denied for schema public.',
  );
});

test('several nodes may create the schema on one PostgreSQL at once', async () => {
  const [, postgres] = DATABASES;
  const at = await postgres?.place();
  if (at === undefined) throw new Error('no PostgreSQL');
  const nodes = await Promise.all([openStorage(at), openStorage(at), openStorage(at)]);
  await Promise.all(nodes.map((node) => node.close()));
  await at.remove();
});

test('a node that waited for an upgrade by a newer release refuses to start', async () => {
  const [, postgres] = DATABASES;
  const at = await postgres?.place();
  if (at === undefined) throw new Error('no PostgreSQL');
  const [newer, older] = [bare(at), bare(at)];
  let [begun, end] = [() => {}, () => {}];
  const isBegun = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const mayEnd = new Promise<void>((resolve) => {
    end = resolve;
  });
  const upgrade = migrate(newer.db, 'postgres', {
    ...MIGRATIONS,
    '9999-from-the-future': () => {
      begun();
      return mayEnd;
    },
  });
  await isBegun;
  const waiting = migrate(older.db, 'postgres');
  const waits = sql`select 1 from pg_locks where locktype = 'advisory' and not granted`;
  while ((await waits.execute(newer.db)).rows.length === 0);
  end();
  await upgrade;
  await expect(waiting).rejects.toThrow(/newer release of Slumberfell .*9999-from-the-future/);
  for (const { db } of [newer, older]) await db.destroy();
  await at.remove();
});
