import { join } from 'node:path';
import { compileWorld, shippedWorldDirectory } from '@slumberfell/content';
import { sessionCookieName } from '@slumberfell/server/accounts/session-cookie.ts';
import { PERSISTENT_LIFETIME } from '@slumberfell/server/accounts/sessions.ts';
import { hashToken, newToken } from '@slumberfell/server/accounts/token.ts';
import { openGame } from '@slumberfell/server/game.ts';
import { SQLITE_FILE } from '@slumberfell/server/storage/database/sqlite.ts';
import { openStorage, type StorageOptions } from '@slumberfell/server/storage/open.ts';
import { insertSession } from '@slumberfell/server/storage/tables/sessions.ts';
import Database from 'libsql';
import pg from 'pg';
import { fillPostgres } from '../population/fill-postgres.ts';
import { fillSqlite } from '../population/fill-sqlite.ts';
import { idlerRows, isFight, PURSUITS, pursuitOf } from './idle-characters.ts';

/** Veterans at rest who can be given commands. */
const RESTING = 256;
/** True states that are made one by one; larger crowds are these again and again. */
const DISTINCT = 5_000;
/** One in so many of those who idle comes in the morning. */
const EARLY = 20;
const COMING = 5_000;
const FIGHTING = 5_000;
/** Ms since players were last there. */
const AWAY = 8 * 3_600_000;

export interface CrowdSize {
  /** Characters whose sessions run. */
  readonly running: number;
  /** Sessions that have just ended and are still to be settled, for each that runs. */
  readonly ended: number;
}

/** A character with the `Cookie` header of its player, who was last there some hours ago. */
export interface Player {
  readonly characterId: number;
  readonly cookie: string;
}

export interface Players {
  /** Veterans at rest, who can be given commands. */
  readonly resting: readonly Player[];
  /** One in twenty of those who idle, whatever they do, 5,000 at most. */
  readonly early: readonly Player[];
  /** Those who fight, 5,000 at most. */
  readonly fighting: readonly Player[];
}

export type Place = Pick<StorageOptions, 'databaseUrl' | 'dataDirectory'>;

/** True states of a crowd, and how often each is there. */
export interface Crowd {
  readonly running: number;
  readonly ended: number;
  readonly copies: number;
}

export function crowdOf({ running, ended }: CrowdSize): Crowd {
  const distinct = Math.min(running, DISTINCT);
  if (running % distinct !== 0)
    throw new Error(`More than ${DISTINCT} characters must be a multiple of that`);
  return { running: distinct, ended: Math.round(distinct * ended), copies: running / distinct };
}

/** The id of the running character with an index from 0 on. */
const idOf = ({ running, ended }: Crowd, index: number): number =>
  RESTING + 1 + Math.floor(index / running) * (running + ended) + (index % running);

export async function fill(place: Place, { running, ended, copies }: Crowd): Promise<void> {
  // With the content that the sessions are begun with.
  const storage = await openStorage(place);
  const game = await openGame({ storage, content: compileWorld(shippedWorldDirectory) });
  game.close();
  await storage.close();
  const rows = idlerRows({ resting: RESTING, running, ended, now: Date.now() });
  const copied = { from: RESTING + 1, times: copies };
  if (place.databaseUrl === null) fillSqlite(place.dataDirectory, rows, copied);
  else await fillPostgres(place.databaseUrl, rows, copied);
}

/** Sessions for whoever is to come. */
export async function logIn(place: Place, crowd: Crowd): Promise<Players> {
  const running = crowd.running * crowd.copies;
  const resting = Array.from({ length: RESTING }, (_, index) => index + 1);
  // Of all pursuits alike.
  const early = Array.from({ length: Math.min(running / EARLY, COMING) }, (_, turn) =>
    idOf(crowd, turn * EARLY + (turn % PURSUITS.length)),
  );
  const fighting: number[] = [];
  for (let index = 0; index < running && fighting.length < FIGHTING; index++)
    if (isFight(pursuitOf(index))) fighting.push(idOf(crowd, index));
  const players = new Map<number, Player>();
  const storage = await openStorage(place);
  const lastSeenAt = Date.now() - AWAY;
  await storage.write(async (tx) => {
    for (const characterId of new Set([...resting, ...early, ...fighting])) {
      const token = newToken();
      await insertSession(tx, {
        tokenHash: hashToken(token),
        accountId: characterId,
        createdAt: lastSeenAt,
        lastSeenAt,
        expiresAt: lastSeenAt + PERSISTENT_LIFETIME,
        persistent: true,
        browser: null,
        secondFactor: false,
      });
      players.set(characterId, { characterId, cookie: `${sessionCookieName(false)}=${token}` });
    }
  });
  await storage.close();
  const of = (ids: readonly number[]): Player[] => ids.map((id) => players.get(id) as Player);
  return { resting: of(resting), early: of(early), fighting: of(fighting) };
}

/** Keeps the server from going a round through all sessions, for half an hour. */
export const withoutRounds = (): string => `update ranking_rounds set ended = 1, began_at = ${Date.now()}`;

/** Keeps the server from settling sessions that have ended, for a minute. */
export const withoutSweep = (): string =>
  `update session_sweep set began_at = ${Date.now()}, busy_until = ${Number.MAX_SAFE_INTEGER}`;

/** Runs a statement while a server may be there. @returns the first row that it answers, if any. */
export async function runBeside({ databaseUrl, dataDirectory }: Place, statement: string): Promise<unknown> {
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
