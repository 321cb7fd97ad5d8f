import { expect, test } from 'vitest';
import { Busy } from '../storage/database/busy.ts';
import { openPostgres, POSTGRES_LIMITS } from '../storage/database/postgres.ts';
import { storageOver } from '../storage/storage.ts';
import { POSTGRES } from '../testing/databases.ts';
import { holdTable } from '../testing/held-table.ts';
import { openShippedGame, playedCharacter, THINGS } from '../testing/played-character.ts';
import { TestClock } from '../testing/test-clock.ts';

const PLAYERS = 70;
/** Most transactions that may wait for a connection: fewer than `PLAYERS`. In production it is 1,000. */
const WAITING = 55;

test('when all players leave at once, each is saved, and no command is refused meanwhile', async () => {
  const place = await POSTGRES.place();
  const clock = new TestClock(Date.UTC(2026, 0, 10, 20));
  const limits = { ...POSTGRES_LIMITS, connections: 2, waiting: WAITING };
  const storage = storageOver(await openPostgres(place.databaseUrl ?? '', clock, { limits }));
  const game = await openShippedGame(storage);
  const ids: number[] = [];
  for (let made = 0; made < PLAYERS; made++) ids.push(await playedCharacter(game, storage));
  for (const id of ids)
    await game.characters.command(id, { name: 'begin-hunting', input: { regionId: THINGS.meadow } }, null);
  clock.forward(10_000);
  for (const id of ids) game.characters.shown(id, clock.now());
  const left = Promise.all(ids.map((id) => game.characters.leave(id)));
  await expect(game.characters.open(ids[0] as number)).resolves.not.toBeNull();
  await left;
  expect(game.characters.withUnsavedViews()).toEqual([]);
  for (const id of ids) expect((await game.characters.load(id))?.at).toBe(clock.now());
  await game.close();
  await storage.close();
  await place.remove();
});

test('a player who leaves while the database is unreachable is saved later, unless the player returns before', async () => {
  const place = await POSTGRES.place();
  const clock = new TestClock(Date.UTC(2026, 0, 10, 20));
  const limits = { ...POSTGRES_LIMITS, lock: 100 };
  const storage = storageOver(await openPostgres(place.databaseUrl ?? '', clock, { limits }));
  const game = await openShippedGame(storage);
  const [gone, back] = [await playedCharacter(game, storage), await playedCharacter(game, storage)];
  for (const id of [gone, back]) {
    game.characters.watch(id);
    game.characters.shown(id, clock.now() + 10_000);
  }
  const release = await holdTable(place, 'characters');
  for (const id of [gone, back]) await expect(game.characters.leave(id)).rejects.toThrow(Busy);
  game.characters.watch(back);
  await release();

  await game.characters.retryFinalSaves();
  expect(game.characters.withUnsavedViews()).toEqual([back]);
  expect((await game.characters.load(gone))?.at).toBe(clock.now() + 10_000);
  expect((await game.characters.load(back))?.at).toBe(clock.now());
  await game.close();
  await storage.close();
  await place.remove();
});
