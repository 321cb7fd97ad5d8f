import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileWorld, shippedWorldDirectory } from '@slumberfell/content';
import { type Game, openGame } from '@slumberfell/server/game/game.ts';
import { Visitor } from '@slumberfell/server/rankings/visitor.ts';
import { openStorage } from '@slumberfell/server/storage/open.ts';
import { ROUND_TIME } from '@slumberfell/server/storage/ranking-rounds.ts';
import type { Storage } from '@slumberfell/server/storage/storage.ts';
import { startPostgres } from '@slumberfell/server/testing/postgres-server.ts';
import { fillPostgres } from '../crowd/fill-postgres.ts';
import { fillSqlite } from '../crowd/fill-sqlite.ts';
import { REGION } from '../veteran.ts';
import { type Crowd, millionRows } from './million.ts';
import { MovedClock } from './moved-clock.ts';

export type DatabaseName = 'embedded' | 'PostgreSQL';

/** A house with a crowd in it. Its players are out hunting, some since hours and some since minutes, as on any evening. */
export interface CrowdedHouse {
  readonly storage: Storage;
  readonly game: Game;
  readonly clock: MovedClock;
  /** Characters that rest and can play. */
  readonly resting: readonly number[];
  close(): Promise<void>;
}

/** Sends so many of the players hunting at a time. */
const AT_ONCE = 16;

/** How long the first of them have been out, in rounds of visits: for as long as anybody's hunt may last. */
const ROUNDS = 15;

/** @param hunters how many of the players hunt; the rest of them stays at home. */
export async function openCrowdedHouse(
  name: DatabaseName,
  crowd: Omit<Crowd, 'now'>,
  hunters: number,
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
    await sendHunting({ storage, game, clock }, hunters);
    const resting = Array.from({ length: crowd.players - hunters }, (_, index) => hunters + 1 + index);
    return { storage, game, clock, resting, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Rounds come by meanwhile, but for those who left last: of the visits that are then due, as many are first ones as on any evening. */
async function sendHunting(
  { storage, game, clock }: Pick<CrowdedHouse, 'storage' | 'game' | 'clock'>,
  hunters: number,
): Promise<void> {
  const visitor = new Visitor(storage, game);
  const gone: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    clock.ahead(ROUND_TIME);
    const failures = await visitor.visit(gone);
    if (failures.length > 0) throw new AggregateError(failures, 'visits failed');
    // Each round's are spread over all ids, by which they are visited.
    const going = Array.from({ length: hunters }, (_, index) => index + 1).filter(
      (id) => id % ROUNDS === round,
    );
    for (let from = 0; from < going.length; from += AT_ONCE)
      await Promise.all(going.slice(from, from + AT_ONCE).map((id) => sendOne(game, id)));
    gone.push(...going);
  }
}

async function sendOne(game: Game, id: number): Promise<void> {
  const begun = await game.command(id, { name: 'begin-hunting', input: { regionId: REGION } }, null);
  if (begun === null || 'refused' in begun) throw new Error(`${id} stays at home: ${JSON.stringify(begun)}`);
}
