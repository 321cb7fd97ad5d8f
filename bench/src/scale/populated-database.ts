import { join } from 'node:path';
import { compileWorld, shippedWorldDirectory } from '@slumberfell/content';
import { hashToken, loginCookieNames, newToken, PERSISTENT_LIFETIME } from '@slumberfell/server/accounts';
import { insertLogin, openGame } from '@slumberfell/server/benchmarks';
import { openStorage, SQLITE_FILE, type StorageOptions } from '@slumberfell/server/storage';
import Database from 'libsql';
import pg from 'pg';
import { fillPostgres } from '../population/fill-postgres.ts';
import { fillSqlite } from '../population/fill-sqlite.ts';
import { ACTIVITIES, activityOf, idleCharacterRows, isFight } from './idle-characters.ts';

/** The number of veterans without a session. They execute commands in the benchmark. */
const RESTING = 256;
/** How many characters have a state of their own. Larger populations have copies of these states. */
const DISTINCT = 5_000;
/** One in so many idling characters has a player who opens the game in the benchmark's morning. */
const EARLY = 20;
const COMING = 5_000;
const FIGHTING = 5_000;
/** Ms since the inserted players were last connected. */
const AWAY = 8 * 3_600_000;

export interface PopulationSize {
  /** How many characters have a running session. */
  readonly running: number;
  /** Sessions that have just ended and are not settled, as a share of the running ones. */
  readonly ended: number;
}

/** A character and the `Cookie` header of its player, whose login was last used 8 h ago. */
export interface Player {
  readonly characterId: number;
  readonly cookie: string;
}

export interface Players {
  /** The players of veterans without a session. They give commands in the benchmark. */
  readonly resting: readonly Player[];
  /**
   * The players who open the game in the morning: one in twenty idling characters, at most 5,000. A quarter
   * of them has each activity.
   */
  readonly early: readonly Player[];
  /** The players of characters in combat, at most 5,000. */
  readonly fighting: readonly Player[];
}

export type DatabaseLocation = Pick<StorageOptions, 'databaseUrl' | 'dataDirectory'>;

/**
 * How many distinct states are computed, for running and for ended sessions, and how many times each is
 * inserted.
 */
export interface Population {
  readonly running: number;
  readonly ended: number;
  readonly copies: number;
}

export function populationOf({ running, ended }: PopulationSize): Population {
  const distinct = Math.min(running, DISTINCT);
  if (running % distinct !== 0)
    throw new Error(`A number of characters above ${DISTINCT} must be a multiple of ${DISTINCT}`);
  return { running: distinct, ended: Math.round(distinct * ended), copies: running / distinct };
}

/**
 * Returns the id of a character with a running session. `index` counts these characters from 0: first the
 * originals, then one copy after the other.
 */
const idOf = ({ running, ended }: Population, index: number): number =>
  RESTING + 1 + Math.floor(index / running) * (running + ended) + (index % running);

export async function fill(
  location: DatabaseLocation,
  { running, ended, copies }: Population,
): Promise<void> {
  // Opening the game stores the content in the database. The inserted sessions refer to this content.
  const storage = await openStorage(location);
  const game = await openGame({ storage, content: compileWorld(shippedWorldDirectory) });
  await game.close();
  await storage.close();
  const rows = idleCharacterRows({ resting: RESTING, running, ended, now: Date.now() });
  const copied = { from: RESTING + 1, times: copies };
  if (location.databaseUrl === null) fillSqlite(location.dataDirectory, rows, copied);
  else await fillPostgres(location.databaseUrl, rows, copied);
}

/** Inserts a login for each player that connects during the benchmark. */
export async function logIn(location: DatabaseLocation, population: Population): Promise<Players> {
  const running = population.running * population.copies;
  const resting = Array.from({ length: RESTING }, (_, index) => index + 1);
  // `turn % ACTIVITIES.length` is the activity of the character, so each activity has a quarter of the
  // players.
  const early = Array.from({ length: Math.min(running / EARLY, COMING) }, (_, turn) =>
    idOf(population, turn * EARLY + (turn % ACTIVITIES.length)),
  );
  const fighting: number[] = [];
  for (let index = 0; index < running && fighting.length < FIGHTING; index++)
    if (isFight(activityOf(index))) fighting.push(idOf(population, index));
  const players = new Map<number, Player>();
  const storage = await openStorage(location);
  const lastSeenAt = Date.now() - AWAY;
  await storage.write(async (tx) => {
    for (const characterId of new Set([...resting, ...early, ...fighting])) {
      const token = newToken();
      await insertLogin(tx, {
        tokenHash: hashToken(token),
        accountId: characterId,
        createdAt: lastSeenAt,
        lastSeenAt,
        expiresAt: lastSeenAt + PERSISTENT_LIFETIME,
        persistent: true,
        browser: null,
        secondFactor: false,
      });
      players.set(characterId, { characterId, cookie: `${loginCookieNames(null).plain}=${token}` });
    }
  });
  await storage.close();
  const of = (ids: readonly number[]): Player[] => ids.map((id) => players.get(id) as Player);
  return { resting: of(resting), early: of(early), fighting: of(fighting) };
}

/**
 * SQL that records a leaderboard round as just begun and ended. So the server starts no round for half an
 * hour.
 */
export const withoutRounds = (): string => `update ranking_rounds set ended = 1, began_at = ${Date.now()}`;

/** SQL after which the server settles no ended session for a minute. */
export const withoutSweep = (): string =>
  `update session_sweep set began_at = ${Date.now()}, busy_until = ${Number.MAX_SAFE_INTEGER}`;

/**
 * Executes a statement in a database that a server may use at the same time. @returns the first row of the
 * result, if any
 */
export async function runBeside(
  { databaseUrl, dataDirectory }: DatabaseLocation,
  statement: string,
): Promise<unknown> {
  if (databaseUrl === null) {
    const db = new Database(join(dataDirectory, SQLITE_FILE));
    try {
      db.exec('pragma busy_timeout=5000');
      return statement.startsWith('select') ? db.prepare(statement).get() : void db.exec(statement);
    } finally {
      db.close();
    }
  }
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query(statement)).rows?.[0];
  } finally {
    await client.end();
  }
}
