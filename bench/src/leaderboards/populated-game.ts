import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileWorld, shippedWorldDirectory } from '@slumberfell/content';
import type { PlayerCommand } from '@slumberfell/protocol';
import type { Game } from '@slumberfell/server/characters/game.ts';
import { openGame } from '@slumberfell/server/game.ts';
import { Visitor } from '@slumberfell/server/sessions/batch-settler.ts';
import { openStorage } from '@slumberfell/server/storage/open.ts';
import type { Storage } from '@slumberfell/server/storage/storage.ts';
import { ROUND_TIME } from '@slumberfell/server/storage/tables/ranking-rounds.ts';
import { startPostgres } from '@slumberfell/server/testing/postgres-server.ts';
import { PURSUITS } from '../night-sessions.ts';
import { fillPostgres } from '../population/fill-postgres.ts';
import { fillSqlite } from '../population/fill-sqlite.ts';
import { type Crowd, millionRows } from './million.ts';
import { MovedClock } from './moved-clock.ts';

export type DatabaseName = 'embedded' | 'PostgreSQL';

/** A house with a crowd in it. Its players are away for the night, some since hours and some since minutes. */
export interface CrowdedHouse {
  readonly storage: Storage;
  readonly game: Game;
  readonly clock: MovedClock;
  /** Characters that rest and can play. */
  readonly resting: readonly number[];
  close(): Promise<void>;
}

/** Sends so many of the players away at a time. */
const AT_ONCE = 16;

/** How long the first of them have been away, in rounds of visits: for almost a night. */
const ROUNDS = 15;

/** @param sleepers how many of the players are away, gathering, crafting, hunting and in dungeons; the others rest. */
export async function openCrowdedHouse(
  name: DatabaseName,
  crowd: Omit<Crowd, 'now'>,
  sleepers: number,
): Promise<CrowdedHouse> {
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
    const rows = millionRows({ ...crowd, now: clock.now() });
    if (server === null) fillSqlite(directory, rows);
    else await fillPostgres(server.url, rows);
    const storage = await openStorage(place);
    opened.push(() => storage.close());
    const game = await openGame({ storage, content: compileWorld(shippedWorldDirectory) });
    opened.push(() => game.close());
    await sendAway({ storage, game, clock }, sleepers);
    const resting = Array.from({ length: crowd.players - sleepers }, (_, index) => sleepers + 1 + index);
    return { storage, game, clock, resting, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Rounds come by meanwhile, but for those who left last: of the visits that are then due, as many are first ones as in any night. */
async function sendAway(
  { storage, game, clock }: Pick<CrowdedHouse, 'storage' | 'game' | 'clock'>,
  sleepers: number,
): Promise<void> {
  const visitor = new Visitor(storage, game);
  const gone: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    clock.ahead(ROUND_TIME);
    const failures = await visitor.visit(gone);
    if (failures.length > 0) throw new AggregateError(failures, 'visits failed');
    // Each round's are spread over all ids, by which they are visited.
    const going = Array.from({ length: sleepers }, (_, index) => index + 1).filter(
      (id) => id % ROUNDS === round,
    );
    for (let from = 0; from < going.length; from += AT_ONCE)
      await Promise.all(going.slice(from, from + AT_ONCE).map((id) => sendOne(game, id)));
    gone.push(...going);
  }
}

async function sendOne(game: Game, id: number): Promise<void> {
  const begun = await game.command(id, PURSUITS[id % PURSUITS.length] as PlayerCommand, null);
  if (begun === null || 'refused' in begun) throw new Error(`${id} stays at home: ${JSON.stringify(begun)}`);
}
