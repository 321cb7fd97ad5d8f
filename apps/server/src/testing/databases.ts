import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { ProvidedContext } from 'vitest';
import type { Clock } from '../storage/database/clock.ts';
import { SQLITE_FILE } from '../storage/database/sqlite.ts';
import { openStorage } from '../storage/open.ts';
import type { Storage } from '../storage/storage.ts';
import './postgres-setup.ts';

/** An open storage on a database that one test uses. */
export interface TestStorage {
  readonly storage: Storage;
  /** The options that open the same database again. */
  readonly place: DatabasePlace;
  /** Closes the storage, if the test has not, and removes the database. */
  dispose(): Promise<void>;
}

/** The options of `openStorage` that select one database. */
export interface DatabasePlace {
  readonly databaseUrl: string | null;
  readonly dataDirectory: string;
}

/** A database that `remove` removes. */
export type RemovablePlace = DatabasePlace & { remove(): Promise<void> };

export interface TestDatabase {
  readonly name: 'SQLite' | 'PostgreSQL';
  /** Creates a new, empty database, in which not even the schema is. */
  place(): Promise<RemovablePlace>;
  /** Creates a new database with the schema: the copy of one that is migrated once per process or run. */
  prepared(): Promise<RemovablePlace>;
  /** Creates a new database with the schema and opens it. */
  open(clock?: Clock): Promise<TestStorage>;
}

async function open(database: Pick<TestDatabase, 'prepared'>, clock?: Clock): Promise<TestStorage> {
  const place = await database.prepared();
  const storage = await openStorage({ ...place, ...(clock === undefined ? {} : { clock }) });
  return {
    storage,
    place,
    async dispose() {
      await storage.close();
      await place.remove();
    },
  };
}

/** Creates an empty temporary directory. `remove` deletes it with its files. */
export function temporaryDirectory(): { directory: string; remove: () => void } {
  const directory = mkdtempSync(join(tmpdir(), 'slumberfell-'));
  return { directory, remove: () => rmSync(directory, { recursive: true, force: true }) };
}

function newDirectory(): RemovablePlace {
  const { directory, remove } = temporaryDirectory();
  return { databaseUrl: null, dataDirectory: directory, remove: () => Promise.resolve(remove()) };
}

let migrated: Promise<Buffer> | null = null;

/** The file of an embedded database with the schema, made once per process. */
async function migratedFile(): Promise<Buffer> {
  const { remove, ...place } = newDirectory();
  await (await openStorage(place)).close();
  const file = readFileSync(join(place.dataDirectory, SQLITE_FILE));
  await remove();
  return file;
}

export const SQLITE: TestDatabase = {
  name: 'SQLite',
  place: () => Promise.resolve(newDirectory()),
  async prepared() {
    migrated ??= migratedFile();
    const file = await migrated;
    const place = newDirectory();
    writeFileSync(join(place.dataDirectory, SQLITE_FILE), file);
    return place;
  },
  open: (clock) => open(SQLITE, clock),
};

/** What the setup of the run provides. Imported here, because benchmarks use this file without vitest. */
async function injected(): Promise<Pick<ProvidedContext, 'postgresUrl' | 'preparedDatabase'>> {
  const { inject } = await import('vitest');
  return { postgresUrl: inject('postgresUrl'), preparedDatabase: inject('preparedDatabase') };
}

const addressOf = (server: string, name: string): string => {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
};

async function newPostgres(server: string, template: string): Promise<RemovablePlace> {
  const name = `slumberfell_${randomBytes(8).toString('hex')}`;
  await administer(server, (client) => client.query(`create database ${name} template ${template}`));
  // The server also stores files in its data directory, such as e-mails when no mail server is set.
  const { directory, remove } = temporaryDirectory();
  return {
    databaseUrl: addressOf(server, name),
    dataDirectory: directory,
    async remove() {
      await administer(server, (client) => drop(client, name));
      remove();
    },
  };
}

let preparing: Promise<void> | null = null;

/**
 * Creates the database with the schema, of which others are copies, if no process of this run has. It has its
 * name only when it is whole.
 */
function prepare(server: string, name: string): Promise<void> {
  preparing ??= administer(server, async (client) => {
    await client.query('select pg_advisory_lock(hashtext($1))', [name]);
    const found = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (found.rowCount !== 0) return;
    const unfinished = `${name}_unfinished`;
    await client.query(`create database ${unfinished}`);
    const { directory, remove } = temporaryDirectory();
    const place = { databaseUrl: addressOf(server, unfinished), dataDirectory: directory };
    await (await openStorage(place)).close();
    remove();
    await unused(client, unfinished);
    await client.query(`alter database ${unfinished} rename to ${name}`);
  });
  return preparing;
}

export const POSTGRES: TestDatabase = {
  name: 'PostgreSQL',
  async place() {
    return newPostgres((await injected()).postgresUrl, 'template1');
  },
  async prepared() {
    const { postgresUrl, preparedDatabase } = await injected();
    await prepare(postgresUrl, preparedDatabase);
    return newPostgres(postgresUrl, preparedDatabase);
  },
  open: (clock) => open(POSTGRES, clock),
};

/** The databases that each contract test runs on. */
export const DATABASES: readonly TestDatabase[] = [SQLITE, POSTGRES];

/** How long, in ms, `unused` waits for connections to end. */
const CLOSING_TIME = 5_000;

/** Waits until no client is connected to a database any more, at most for `CLOSING_TIME`. */
async function unused(client: pg.Client, name: string): Promise<void> {
  const connected = 'select 1 from pg_stat_activity where datname = $1';
  for (const until = Date.now() + CLOSING_TIME; Date.now() < until; await wait(20)) {
    if ((await client.query(connected, [name])).rowCount === 0) return;
  }
}

/**
 * Drops a database when it is not used any more. Dropping it at once would terminate connections that are
 * being closed, and their clients would throw errors that no code handles.
 */
async function drop(client: pg.Client, name: string): Promise<void> {
  await unused(client, name);
  await client.query(`drop database ${name} with (force)`);
}

async function administer(server: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
