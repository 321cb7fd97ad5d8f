import { copyFileSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { createLog } from '../../observe/log.ts';
import { startServer } from '../../server.ts';
import { SQLITE } from '../../testing/databases.ts';
import { Fixture } from '../../testing/fixtures/fixture-files.ts';
import { SHIPPED } from '../../testing/played-character.ts';
import { MIGRATIONS } from '../migrations/migrations.ts';
import { openStorage } from '../open.ts';
import { VERSIONS } from '../values/versions.ts';
import { BACKUPS_KEPT } from './backup-before-upgrade.ts';
import { migrate } from './migrate.ts';
import { takenSteps } from './schema-steps.ts';
import { SQLITE_FILE } from './sqlite.ts';
import { kyselyOver, SqliteConnection } from './sqlite-connection.ts';

const STEPS = Object.entries(MIGRATIONS);
const EARLIER = STEPS.slice(0, -1);

describe('an embedded database that an upgrade changes', () => {
  let place: Awaited<ReturnType<typeof SQLITE.place>>;
  let backups: string;
  beforeEach(async () => {
    place = await SQLITE.place();
    backups = join(place.dataDirectory, 'backups');
  });
  afterEach(() => place.remove());

  const bare = (file: string) => kyselyOver<unknown>(new SqliteConnection(file));
  const ofEarlierRelease = async (): Promise<void> => {
    const db = bare(join(place.dataDirectory, SQLITE_FILE));
    await migrate(db, 'sqlite', Object.fromEntries(EARLIER));
    await sql`insert into secrets values ('a', 'kept', 1)`.execute(db);
    await db.destroy();
  };

  test('is copied before the upgrade, for its owner alone, and only if an upgrade is due', async () => {
    await ofEarlierRelease();
    const upgraded = await openStorage(place);
    await upgraded.close();
    const again = await openStorage(place);
    await again.close();
    const [name = '', ...more] = readdirSync(backups);
    expect(upgraded.upgrade).toEqual({
      steps: [STEPS.at(-1)?.[0]],
      raised: [],
      copy: join(backups, name),
    });
    expect(again.upgrade).toBeNull();
    expect(more).toEqual([]);
    expect(statSync(join(backups, name)).mode & 0o777).toBe(0o600);
    const copy = bare(join(backups, name));
    expect(await takenSteps(copy)).toEqual(EARLIER.map(([step]) => step));
    expect((await sql`select value from secrets`.execute(copy)).rows).toEqual([{ value: 'kept' }]);
    await copy.destroy();
    const now = bare(join(place.dataDirectory, SQLITE_FILE));
    expect(await takenSteps(now)).toEqual(STEPS.map(([step]) => step));
    await now.destroy();
  });

  test('is reported in the log of a server, with the path of the copy', async () => {
    await ofEarlierRelease();
    const lines: string[] = [];
    const log = createLog('info', { write: (line) => void lines.push(line) });
    const variables = { PORT: '0', DATA_DIR: place.dataDirectory };
    await (await startServer(readConfig(variables), { log })).close();
    const copies = lines.map((line) => JSON.parse(line)).filter(({ copy }) => copy !== undefined);
    expect(copies).toEqual([
      expect.objectContaining({
        msg: 'the database was brought to the schema of this release',
        steps: [STEPS.at(-1)?.[0]],
        copy: join(backups, readdirSync(backups)[0] ?? ''),
      }),
    ]);
  });

  test('is copied once when rules or stored shapes are newer, though the schema is the same', async () => {
    await (await openStorage(place)).close();
    const later = { ...VERSIONS, rules: 1_000, state: 1_001 };
    const raised = [
      { name: 'rules', from: VERSIONS.rules, to: 1_000 },
      { name: 'state', from: VERSIONS.state, to: 1_001 },
    ];
    const upgraded = await openStorage({ ...place, versions: later });
    await upgraded.close();
    const again = await openStorage({ ...place, versions: later });
    await again.close();
    const [name = '', ...more] = readdirSync(backups);
    expect(upgraded.upgrade).toEqual({ steps: [], raised, copy: join(backups, name) });
    expect(again.upgrade).toBeNull();
    expect(more).toEqual([]);
    // The earlier release refuses the upgraded database, and opens the copy.
    await expect(openStorage(place)).rejects.toThrow(
      /newer release of Slumberfell \(rules 1000, where this release has/,
    );
    expect(readdirSync(backups)).toEqual([name]);
    const elsewhere = await SQLITE.place();
    copyFileSync(join(backups, name), join(elsewhere.dataDirectory, SQLITE_FILE));
    const back = await openStorage(elsewhere);
    await back.close();
    await elsewhere.remove();
    expect(back.upgrade).toBeNull();
  });

  test.each(['rules', 'state'])('reports newer %s in the log, with the path of the copy', async (name) => {
    await (await openStorage(place)).close();
    const db = bare(join(place.dataDirectory, SQLITE_FILE));
    await sql`update stored_versions set version = version - 1 where name = ${name}`.execute(db);
    await db.destroy();
    const lines: string[] = [];
    const log = createLog('info', { write: (line) => void lines.push(line) });
    const variables = { PORT: '0', DATA_DIR: place.dataDirectory };
    await (await startServer(readConfig(variables), { log, content: SHIPPED })).close();
    const copies = lines.map((line) => JSON.parse(line)).filter(({ copy }) => copy !== undefined);
    expect(copies).toEqual([
      expect.objectContaining({
        msg: 'the database goes on with the rules and stored shapes of this release',
        raised: [{ name, from: (VERSIONS[name] as number) - 1, to: VERSIONS[name] }],
        copy: join(backups, readdirSync(backups)[0] ?? ''),
      }),
    ]);
    expect(copies[0]).not.toHaveProperty('steps');
  });

  test('without stored versions: its rows give the versions of rules and state', async () => {
    const fixture = new Fixture('f051604');
    fixture.copyDatabase(place.dataDirectory);
    const { upgrade, close } = await openStorage(place);
    await close();
    expect(upgrade?.raised).toContainEqual({
      name: 'rules',
      from: fixture.about.rulesVersion,
      to: VERSIONS.rules,
    });
    expect(upgrade?.raised).toContainEqual({ name: 'state', from: 1, to: VERSIONS.state });
    expect(readdirSync(backups)).toHaveLength(1);
  });

  test('is not copied when it is new', async () => {
    const storage = await openStorage(place);
    await storage.close();
    expect(storage.upgrade).toBeNull();
    expect(readdirSync(place.dataDirectory)).not.toContain('backups');
  });

  test('keeps the newest copies, and files of other programs', async () => {
    await ofEarlierRelease();
    mkdirSync(backups);
    const old = Array.from({ length: 7 }, (_, day) => `before-upgrade-2020-01-0${day + 1}T00-00-00.000Z.db`);
    for (const name of [...old, 'before-restore-x.db']) writeFileSync(join(backups, name), '');
    await (await openStorage(place)).close();
    const left = readdirSync(backups).sort();
    expect(left).toHaveLength(BACKUPS_KEPT + 1);
    expect(left.slice(0, BACKUPS_KEPT)).toEqual(['before-restore-x.db', ...old.slice(-BACKUPS_KEPT + 1)]);
  });

  test('does not change when it cannot be copied', async () => {
    await ofEarlierRelease();
    writeFileSync(backups, 'in the way');
    await expect(openStorage(place)).rejects.toThrow(/could not be backed up .* Nothing has been changed/);
    const db = bare(join(place.dataDirectory, SQLITE_FILE));
    expect(await takenSteps(db)).toHaveLength(EARLIER.length);
    await db.destroy();
  });
});
