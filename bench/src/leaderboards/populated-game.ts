import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileWorld, shippedWorldDirectory } from '@slumberfell/content';
import type { PlayerCommand } from '@slumberfell/protocol';
import { BatchSettler, type Game, openGame, ROUND_TIME } from '@slumberfell/server/benchmarks';
import { openStorage, type Storage } from '@slumberfell/server/storage';
import { startPostgres } from '@slumberfell/server/testing';
import { NIGHT_COMMANDS } from '../night-sessions.ts';
import { fillPostgres } from '../population/fill-postgres.ts';
import { fillSqlite } from '../population/fill-sqlite.ts';
import { millionRows, type Population } from './million.ts';
import { MovedClock } from './moved-clock.ts';

export type DatabaseName = 'embedded' | 'PostgreSQL';

/**
 * A game with many characters. Some of them have a running session, which began between some minutes and some
 * hours ago and lasts for the night.
 */
export interface PopulatedGame {
  readonly storage: Storage;
  readonly game: Game;
  readonly clock: MovedClock;
  /** Ids of characters without a session, which can execute commands. */
  readonly resting: readonly number[];
  close(): Promise<void>;
}

/** How many sessions are started in parallel. */
const AT_ONCE = 16;

/** The starts of the sessions are spread over this many intervals between two rounds: 7.5 hours. */
const ROUNDS = 15;

/**
 * @param idleCount how many of `population.players` get a running session: gathering, crafting, hunting or a
 *   dungeon. The other players have no session.
 */
export async function openPopulatedGame(
  name: DatabaseName,
  population: Omit<Population, 'now'>,
  idleCount: number,
): Promise<PopulatedGame> {
  const directory = mkdtempSync(join(tmpdir(), 'slumberfell-bench-'));
  const opened: (() => Promise<void> | void)[] = [() => rmSync(directory, { recursive: true, force: true })];
  const close = async (): Promise<void> => {
    for (const undo of opened.splice(0).reverse()) await undo();
  };
  try {
    const server = name === 'embedded' ? null : await startPostgres();
    if (server !== null) opened.push(() => server.stop());
    const clock = new MovedClock();
    const place = { databaseUrl: server?.url ?? null, dataDirectory: directory, clock };
    await (await openStorage(place)).close();
    const rows = millionRows({ ...population, now: clock.now() });
    if (server === null) fillSqlite(directory, rows);
    else await fillPostgres(server.url, rows);
    const storage = await openStorage(place);
    opened.push(() => storage.close());
    const game = await openGame({ storage, content: compileWorld(shippedWorldDirectory) });
    opened.push(() => game.close());
    await startIdleSessions({ storage, game, clock }, idleCount);
    const resting = Array.from(
      { length: population.players - idleCount },
      (_, index) => idleCount + 1 + index,
    );
    return { storage, game, clock, resting, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * Starts the sessions in `ROUNDS` groups, half an hour apart, and settles all groups started before each new
 * group starts. So, as in a real night, only the sessions of the last group have never been settled.
 */
async function startIdleSessions(
  { storage, game, clock }: Pick<PopulatedGame, 'storage' | 'game' | 'clock'>,
  idleCount: number,
): Promise<void> {
  const settler = new BatchSettler(storage, game.sessions);
  const started: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    clock.ahead(ROUND_TIME);
    const failures = await settler.settle(started);
    if (failures.length > 0) throw new AggregateError(failures, 'settlements failed');
    // Spreads the ids of each group evenly over all ids. A leaderboard round settles characters in the order
    // of ids, so each of its transactions has characters of all groups.
    const starting = Array.from({ length: idleCount }, (_, index) => index + 1).filter(
      (id) => id % ROUNDS === round,
    );
    for (let from = 0; from < starting.length; from += AT_ONCE)
      await Promise.all(starting.slice(from, from + AT_ONCE).map((id) => startIdleSession(game, id)));
    started.push(...starting);
  }
}

async function startIdleSession(game: Game, id: number): Promise<void> {
  const begun = await game.characters.command(
    id,
    NIGHT_COMMANDS[id % NIGHT_COMMANDS.length] as PlayerCommand,
    null,
  );
  if (begun === null || 'refused' in begun)
    throw new Error(`Character ${id} could not start its session: ${JSON.stringify(begun)}`);
}
