import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Game } from '../../game.ts';
import { poolOf } from '../../storage/database/postgres.ts';
import { openStorage } from '../../storage/open.ts';
import { POSTGRES, SQLITE, type TestStorage } from '../../testing/databases.ts';
import { openShippedGame, playedCharacter, THINGS } from '../../testing/played-character.ts';
import { programPath } from '../../testing/programs.ts';
import { runProgram } from '../../testing/run-program.ts';
import { storedAccount } from '../../testing/stored-character.ts';
import { migrateToPostgres } from './migrate-to-postgres.ts';

const FLAX = { name: 'begin-crafting', input: { itemId: THINGS.flax, amount: 5_000 } } as const;
/** Number of accounts: more than a copy reads in one page. */
const ACCOUNTS = 1_200;

describe('moving to PostgreSQL', { timeout: 180_000 }, () => {
  let opened: TestStorage;
  let game: Game;
  let place: Awaited<ReturnType<typeof POSTGRES.place>>;
  let db: Kysely<unknown>;
  beforeEach(async () => {
    opened = await SQLITE.open();
    game = await openShippedGame(opened.storage);
    place = await POSTGRES.place();
    const pool = poolOf(place.databaseUrl ?? '', { max: 1, application_name: 'a test' });
    db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  });
  afterEach(async () => {
    await game.close();
    await opened.dispose();
    await db.destroy();
    await place.remove();
  });

  const leave = async (): Promise<void> => {
    await game.close();
    await opened.storage.close();
  };
  const move = () =>
    migrateToPostgres({
      dataDirectory: opened.place.dataDirectory,
      databaseUrl: place.databaseUrl ?? '',
      onProgress: () => undefined,
    });

  test('copies everything, and the game continues there', async () => {
    const id = await playedCharacter(game, opened.storage);
    await game.characters.command(id, FLAX, null);
    const before = await game.characters.load(id);
    await expect(move()).rejects.toThrow('in use by another Slumberfell process');
    await leave();

    const migrated = await move();
    expect(migrated.verification).toMatchObject({ characters: 1, commands: 1, findings: [] });
    expect(migrated.rows).toBeGreaterThan(30);
    expect(migrated.digest).toMatch(/^[0-9a-f]{64}$/);
    const there = await openStorage(place);
    const again = await openShippedGame(there);
    expect(await again.characters.load(id)).toEqual(before);
    expect(await playedCharacter(again, there)).toBe(id + 1);
    expect((await again.characters.command(id, { name: 'stop', input: {} }, null)) ?? {}).toHaveProperty(
      'frame',
    );
    await again.close();
    await there.close();
    await expect(move()).rejects.toThrow('holds a game with accounts already');
  });

  test('resumes after a kill, and no server starts on an incomplete copy', async () => {
    await Promise.all(Array.from({ length: ACCOUNTS }, () => storedAccount(opened.storage)));
    const id = await playedCharacter(game, opened.storage);
    await leave();
    await (await openStorage(place)).close();
    await sql`create function stall() returns trigger language plpgsql as
      $$ begin if new.id > 1000 then perform pg_sleep(600); end if; return new; end $$`.execute(db);
    await sql`create trigger stall before insert on accounts for each row execute function stall()`.execute(
      db,
    );
    const killed = spawn(process.execPath, [programPath('migrate-to-postgres')], {
      env: {
        PATH: process.env.PATH,
        DATA_DIR: opened.place.dataDirectory,
        DATABASE_URL: place.databaseUrl ?? '',
      },
      stdio: 'ignore',
    });
    const exited = once(killed, 'exit');
    const stalled = sql<{ pid: number }>`
      select pid from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`;
    while ((await stalled.execute(db)).rows.length === 0) {
      if (killed.exitCode !== null) throw new Error('it ended by itself');
      await sleep(20);
    }
    killed.kill('SIGKILL');
    await exited;
    await sql`select pg_terminate_backend(pid, 30000) from (${stalled}) as stalled`.execute(db);
    await sql`drop function stall cascade`.execute(db);
    const { rows } = await sql<{ key: string }>`select after_key as key from unfinished_copy`.execute(db);
    const [reached] = JSON.parse(rows[0]?.key ?? '[0]') as [number];
    expect(reached).toBeGreaterThan(0);
    expect(reached).toBeLessThan(1_000);
    await expect(openStorage(place)).rejects.toThrow('has not been finished');

    const ran = await runProgram('migrate-to-postgres', {
      ...place,
      dataDirectory: opened.place.dataDirectory,
    });
    expect(ran).toMatchObject({ status: 0, err: '' });
    expect(ran.out).toContain('Continuing the copy that was not finished.');
    expect(ran.out).toContain(`accounts: ${ACCOUNTS + 1 - reached} row(s) copied`);
    const there = await openStorage(place);
    expect(await there.read((reader) => reader.selectFrom('characters').select('id').execute())).toEqual([
      { id },
    ]);
    await there.close();
  });

  test('starts again when the game was played in between', async () => {
    const id = await playedCharacter(game, opened.storage);
    await leave();
    // What a killed copy of another embedded database leaves in PostgreSQL: the schema, and the copy's
    // progress.
    const empty = await openStorage(place);
    await empty.close();
    await sql`create table unfinished_copy (source text, table_name text, after_key text)`.execute(db);
    await sql`insert into unfinished_copy values ('of another day', 'characters', '[5]')`.execute(db);
    expect((await move()).verification).toMatchObject({ characters: 1, findings: [] });
    const there = await openStorage(place);
    expect(await there.read((reader) => reader.selectFrom('characters').select('id').execute())).toEqual([
      { id },
    ]);
    await there.close();
  });

  test('copies nothing that a newer release has written', async () => {
    await playedCharacter(game, opened.storage);
    await opened.storage.write((tx) => sql`update snapshots set rules_version = 1000`.execute(tx));
    await leave();
    await expect(move()).rejects.toThrow('newer release of Slumberfell (rules 1000, where this release has');
    expect(await db.introspection.getTables()).toEqual([]);
  });

  test('does not change a database that contains other tables', async () => {
    await leave();
    await sql`create table recipes (title text)`.execute(db);
    await expect(move()).rejects.toThrow('it has the table recipes');
    expect((await runProgram('migrate-to-postgres', { ...opened.place, databaseUrl: null })).err).toContain(
      'DATABASE_URL',
    );
  });
});
