import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileWorld, shippedWorldDirectory } from '@slumberfell/content';
import { type Game, openGame } from '@slumberfell/server/game/game.ts';
import { openStorage } from '@slumberfell/server/storage/open.ts';
import type { Storage } from '@slumberfell/server/storage/storage.ts';
import { startPostgres } from '@slumberfell/server/testing/postgres-server.ts';
import { fillPostgres } from '../crowd/fill-postgres.ts';
import { fillSqlite } from '../crowd/fill-sqlite.ts';
import { REGION } from '../veteran.ts';
import { type Crowd, millionRows } from './million.ts';
import { MovedClock } from './moved-clock.ts';

export type DatabaseName = 'embedded' | 'PostgreSQL';

/** A house with a crowd in it, its players out hunting. */
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
    await sendHunting(game, hunters);
    const resting = Array.from({ length: crowd.players - hunters }, (_, index) => hunters + 1 + index);
    return { storage, game, clock, resting, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function sendHunting(game: Game, hunters: number): Promise<void> {
  for (let from = 1; from <= hunters; from += AT_ONCE) {
    const ids = Array.from({ length: Math.min(AT_ONCE, hunters - from + 1) }, (_, index) => from + index);
    await Promise.all(
      ids.map(async (id) => {
        const begun = await game.command(id, { name: 'begin-hunting', input: { regionId: REGION } }, null);
        if (begun === null || 'refused' in begun)
          throw new Error(`${id} stays at home: ${JSON.stringify(begun)}`);
      }),
    );
  }
}
