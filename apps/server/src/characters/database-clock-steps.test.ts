import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Game } from '../game.ts';
import { openStorage } from '../storage/open.ts';
import type { Storage } from '../storage/storage.ts';
import { openShippedGame, playedCharacter, THINGS } from '../testing/played-character.ts';
import { type SteppedPostgres, steppedPostgres } from '../testing/stepped-postgres.ts';
import { audit } from './replay.ts';

const HOUR = 3_600_000;
const FLAX_TIME = THINGS.flaxSeconds * 1_000;
/** Flax gathered in an hour. */
const HOURLY = HOUR / FLAX_TIME;

/** Longest time of an answer on a busy machine, in ms. */
const SLACK = 5_000;

let database: SteppedPostgres;
let storages: Storage[];
let games: Game[];
beforeEach(async () => {
  database = await steppedPostgres();
  const { databaseUrl, dataDirectory } = database;
  storages = [
    await openStorage({ databaseUrl, dataDirectory }),
    await openStorage({ databaseUrl, dataDirectory }),
  ];
  games = [];
  for (const storage of storages) games.push(await openShippedGame(storage));
});
afterEach(async () => {
  for (const game of games) await game.close();
  for (const storage of storages) await storage.close();
  await database.remove();
});

async function gathered(game: Game, id: number): Promise<number> {
  const action = (await game.characters.open(id))?.shown.action;
  if (action?.kind !== 'craft') throw new Error('nobody gathers');
  return action.done;
}

test('nodes use the database’s clock, which is set forward and back, and no gain is doubled or lost', async () => {
  const [here, there] = games as [Game, Game];
  const [storage] = storages as [Storage];
  const id = await playedCharacter(here, storage);
  const input = { itemId: THINGS.flax, amount: 5_000 };
  expect(await here.characters.command(id, { name: 'begin-crafting', input }, null)).toHaveProperty('frame');

  await database.step(HOUR);
  const forward = await gathered(here, id);
  expect(forward).toBeGreaterThanOrEqual(HOURLY);
  expect(forward).toBeLessThan(HOURLY + SLACK / FLAX_TIME);
  expect(await gathered(there, id)).toBeGreaterThanOrEqual(forward);

  await database.step(-HOUR);
  for (const game of [there, here, there]) expect(await gathered(game, id)).toBe(forward);
  expect((await here.characters.read(id))?.shown.action).toMatchObject({ done: forward });

  await database.step(2 * HOUR);
  const later = await gathered(there, id);
  expect(later).toBeGreaterThanOrEqual(2 * HOURLY);
  expect(later).toBeLessThan(2 * HOURLY + SLACK / FLAX_TIME);

  await database.step(-2 * HOUR);
  expect(await here.characters.command(id, { name: 'stop', input: {} }, null)).toHaveProperty('frame');
  const found = await audit(storage, id);
  expect(found?.replayed).toEqual(found?.stored);
});

test('a node follows it both ways at its next answer, for work between commands', async () => {
  const [here] = games as [Game];
  const [storage] = storages as [Storage];
  const id = await playedCharacter(here, storage);
  for (const [step, ahead] of [
    [HOUR, HOUR],
    [-2 * HOUR, -HOUR],
    [HOUR, 0],
  ] as const) {
    await database.step(step);
    await vi.waitFor(
      async () => {
        await here.characters.open(id);
        expect(Math.abs(storage.clock.now() - (Date.now() + ahead))).toBeLessThan(SLACK);
      },
      { timeout: 10_000 },
    );
  }
});
