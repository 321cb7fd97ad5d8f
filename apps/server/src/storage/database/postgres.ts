import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { VERSIONS } from '../values/versions.ts';
import { Busy } from './busy.ts';
import type { Clock, RowClock } from './clock.ts';
import type { Database } from './database.ts';
import { DatabaseClock, ownClock } from './database-clock.ts';
import { DIFFERENCES } from './dialect.ts';
import { migrate, type Upgrade } from './migrate.ts';
import { postgresPlaceName } from './postgres-address.ts';
import { asBusy } from './postgres-busy.ts';
import { refuseIncomplete } from './refuse-incomplete.ts';
import { refuseSharedConnections } from './refuse-shared-connections.ts';
import { refuseNewerVersions, storedVersions, storeVersions, type Versions } from './release-versions.ts';
import type { Schema } from './schema.ts';
import { neverStarted, takenSteps } from './schema-steps.ts';
import { poolConfig, type SessionSettings } from './session-settings.ts';
import { TimeoutPool } from './timeout-pool.ts';
import { StorageUnavailable } from './unavailable.ts';

/**
 * Limits of waiting for PostgreSQL, in ms; `connections` and `waiting` are counts. A call that exceeds a
 * limit fails with `Busy`.
 */
export interface PostgresLimits {
  readonly connections: number;
  /** Number of jobs that may wait for a connection. Further jobs are refused at once. */
  readonly waiting: number;
  /** Longest wait for a connection, while all are in use or PostgreSQL does not accept a new one. */
  readonly connect: number;
  readonly lock: number;
  readonly statement: number;
  /** Longest wait for a result, in case PostgreSQL does not even report that `statement` is exceeded. */
  readonly answer: number;
  readonly idleInTransaction: number;
}

export const POSTGRES_LIMITS: PostgresLimits = {
  connections: 10,
  waiting: 1_000,
  connect: 5_000,
  lock: 2_000,
  statement: 5_000,
  answer: 8_000,
  idleInTransaction: 5_000,
};

const CLOCK_READING_MS = 20_000;

/** Options that only tests use. */
export interface PostgresOptions {
  readonly limits?: PostgresLimits;
  /** Versions of rules and stored shapes, with which a test simulates another release. */
  readonly versions?: Versions;
}

/**
 * Opens a database that other nodes may share.
 * @param clock a test's clock; null for the database's own.
 * @throws StorageUnavailable
 */
export async function openPostgres(
  url: string,
  clock: Clock | null,
  { limits = POSTGRES_LIMITS, versions = VERSIONS }: PostgresOptions = {},
): Promise<Database> {
  const upgrade = await upgradePostgres(url, limits, versions);
  const pool = poolOf(
    url,
    {
      max: limits.connections,
      connectionTimeoutMillis: limits.connect,
      query_timeout: limits.answer,
      keepAlive: true,
    },
    {
      lock_timeout: limits.lock,
      statement_timeout: limits.statement,
      idle_in_transaction_session_timeout: limits.idleInTransaction,
    },
  );
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const over = (clock: RowClock, stop: () => void) =>
    databaseOver({ db, pool, clock, upgrade, limits, stop });
  if (clock !== null) return over(ownClock(clock), () => {});
  const followed = new DatabaseClock();
  const readClock = async () => {
    const reading = await db.selectNoFrom(DIFFERENCES.postgres.instant.as('now')).executeTakeFirstOrThrow();
    followed.instantOf(reading.now);
  };
  try {
    await readClock();
  } catch (error) {
    await db.destroy();
    throw unreachable(url, error);
  }
  // A failed reading is ignored, because the next one follows. A call that needs the database meanwhile gets
  // the error from its own query.
  const readings = setInterval(() => void readClock().catch(() => undefined), CLOCK_READING_MS).unref();
  return over(followed, () => clearInterval(readings));
}

interface Opened {
  readonly db: Kysely<Schema>;
  readonly pool: pg.Pool;
  readonly clock: RowClock;
  readonly upgrade: Upgrade | null;
  readonly limits: PostgresLimits;
  stop(): void;
}

function databaseOver({ db, pool, clock, upgrade, limits, stop }: Opened): Database {
  const unlessFull = <T>(job: () => Promise<T>): Promise<T> =>
    pool.waitingCount >= limits.waiting
      ? Promise.reject(new Busy(503, 'too much waits for the database'))
      : job().catch(rethrow);
  return {
    kind: 'postgres',
    clock,
    upgrade,
    read: (fn) => unlessFull(() => fn(db)),
    write: (fn) => unlessFull(() => db.transaction().execute(fn)),
    load: () => ({ connections: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    async close() {
      stop();
      await db.destroy();
    },
  };
}

function rethrow(error: unknown): never {
  throw asBusy(error);
}

/** Type of instants and counts: 64-bit integers. pg returns them as strings; ours are all safe integers. */
const INT8 = 20;
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format),
};

/** A pool whose connections return instants and counts as numbers. */
export function poolOf(url: string, config: pg.PoolConfig, session?: SessionSettings): pg.Pool {
  const own = { types, application_name: 'slumberfell', ...config };
  const pool = new TimeoutPool(poolConfig(url, own, session));
  // The pool drops a broken connection, and the query that was running on it fails. Without this listener
  // Node would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/**
 * Upgrades a database without time limits for statements and locks: a step of the schema may be slow, or wait
 * for another node's upgrade.
 */
async function upgradePostgres(
  url: string,
  limits: PostgresLimits,
  versions: Versions,
): Promise<Upgrade | null> {
  const pool = poolOf(url, { max: 2, connectionTimeoutMillis: limits.connect });
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    await refuseSharedConnections(pool, url);
    const isNew = (await takenSteps(db)).length === 0;
    refuseNewerVersions(await storedVersions(db), versions);
    await refuseIncomplete(db, 'postgres', postgresName(url));
    const steps = await migrate(db, 'postgres');
    const raised = await storeVersions(db, versions);
    return isNew || steps.length + raised.length === 0 ? null : { steps, raised, copy: null };
  } catch (error) {
    throw error instanceof StorageUnavailable ? error : unreachable(url, error);
  } finally {
    await db.destroy();
  }
}

/**
 * Refuses a PostgreSQL database without the tables of a game.
 * @throws StorageUnavailable when no server was ever started on the database, or it cannot be reached.
 */
export async function refuseEmpty(url: string): Promise<void> {
  const pool = poolOf(url, { max: 1, connectionTimeoutMillis: POSTGRES_LIMITS.connect });
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    if ((await takenSteps(db)).length === 0) throw neverStarted();
  } catch (error) {
    throw error instanceof StorageUnavailable ? error : unreachable(url, error);
  } finally {
    await db.destroy();
  }
}

/** The name of a PostgreSQL database in messages to the host. It does not show the password of the URL. */
export const postgresName = (url: string): string => `The database at ${postgresPlaceName(url)}`;

/** Wraps an error of opening a PostgreSQL database in one whose message is a sentence for the host. */
export function unreachable(url: string, error: unknown): StorageUnavailable {
  return new StorageUnavailable(
    `${postgresName(url)} cannot be used: ${causeOf(error).replace(/\.$/, '')}. ${adviceAbout(error)}`,
    { cause: error },
  );
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** The message of an error. Node's error about several addresses of one host has only a code. */
const causeOf = (error: unknown): string =>
  error instanceof Error ? error.message || codeOf(error) : String(error);

/** Codes of Node's errors about a certificate. */
const CERTIFICATE = /CERT|SIGNATURE|ALTNAME/;

/** Tells the host what to do about an error of a connection. */
function adviceAbout(error: unknown): string {
  const code = codeOf(error);
  if (CERTIFICATE.test(code)) {
    return (
      'Add sslrootcert=FILE with the certificate that signed it to DATABASE_URL, or use sslmode=require, which ' +
      'encrypts and does not check who answers.'
    );
  }
  if (code === '28P01') {
    return 'Check DATABASE_URL: what is not a letter or a digit in its password must be percent-encoded.';
  }
  return 'Check DATABASE_URL and that PostgreSQL is running.';
}
