import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Clock } from '../storage/database/clock.ts';
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

export interface TestDatabase {
  readonly name: 'SQLite' | 'PostgreSQL';
  /** Creates a new, empty database. */
  place(): Promise<DatabasePlace & { remove(): Promise<void> }>;
  /** Creates a new, empty database and opens it. */
  open(clock?: Clock): Promise<TestStorage>;
}

async function open(database: Pick<TestDatabase, 'place'>, clock?: Clock): Promise<TestStorage> {
  const place = await database.place();
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

export const SQLITE: TestDatabase = {
  name: 'SQLite',
  place() {
    const { directory, remove } = temporaryDirectory();
    return Promise.resolve({
      databaseUrl: null,
      dataDirectory: directory,
      remove: () => Promise.resolve(remove()),
    });
  },
  open: (clock) => open(SQLITE, clock),
};

export const POSTGRES: TestDatabase = {
  name: 'PostgreSQL',
  async place() {
    // Imported here, because benchmarks use this file without vitest.
    const { inject } = await import('vitest');
    const server = inject('postgresUrl');
    const name = `slumberfell_${randomBytes(8).toString('hex')}`;
    await administer(server, `create database ${name}`);
    const url = new URL(server);
    url.pathname = `/${name}`;
    const { directory, remove } = temporaryDirectory();
    return {
      databaseUrl: url.href,
      // The server also stores files in its data directory, such as e-mails when no mail server is set.
      dataDirectory: directory,
      async remove() {
        await drop(server, name);
        remove();
      },
    };
  },
  open: (clock) => open(POSTGRES, clock),
};

/** The databases that each contract test runs on. */
export const DATABASES: readonly TestDatabase[] = [SQLITE, POSTGRES];

/** How long, in ms, `drop` waits for connections to end. */
const CLOSING_TIME = 5_000;

/**
 * Drops a database when no client is connected to it any more, or after `CLOSING_TIME`. Dropping it at once
 * would terminate connections that are being closed, and their clients would throw errors that no code
 * handles.
 */
async function drop(server: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    const connected = 'select 1 from pg_stat_activity where datname = $1';
    for (const until = Date.now() + CLOSING_TIME; Date.now() < until; await wait(20)) {
      if ((await client.query(connected, [name])).rowCount === 0) break;
    }
    await client.query(`drop database ${name} with (force)`);
  } finally {
    await client.end();
  }
}

async function administer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
