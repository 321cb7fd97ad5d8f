import { expect, test } from 'vitest';
import { RankingKeeper } from '../jobs/scheduler.ts';
import { Busy } from '../storage/database/busy.ts';
import { openPostgres, POSTGRES_LIMITS } from '../storage/database/postgres.ts';
import { storageOver } from '../storage/storage.ts';
import { POSTGRES } from '../testing/databases.ts';
import { holdTable } from '../testing/held-table.ts';
import { openShippedGame, playedCharacter, THINGS } from '../testing/played-character.ts';
import { TestClock } from '../testing/test-clock.ts';

const PLAYERS = 70;
/** Fewer than there are players; in truth 1,000. */
const WAITING = 55;

test('when all players go at once, each is saved, and nobody is sent away for it', async () => {
  const place = await POSTGRES.place();
  const clock = new TestClock(Date.UTC(2026, 0, 10, 20));
  const limits = { ...POSTGRES_LIMITS, connections: 2, waiting: WAITING };
  const storage = storageOver(await openPostgres(place.databaseUrl ?? '', clock, { limits }));
  const game = await openShippedGame(storage);
  const ids: number[] = [];
  for (let made = 0; made < PLAYERS; made++) ids.push(await playedCharacter(game, storage));
  for (const id of ids)
    await game.command(id, { name: 'begin-hunting', input: { regionId: THINGS.meadow } }, null);
  clock.forward(10_000);
  for (const id of ids) game.shown(id, clock.now());
  const left = Promise.all(ids.map((id) => game.leave(id)));
  await expect(game.open(ids[0] as number)).resolves.not.toBeNull();
  await left;
  expect(game.watched()).toEqual([]);
  for (const id of ids) expect((await game.load(id))?.at).toBe(clock.now());
  game.close();
  await storage.close();
  await place.remove();
});

test('who goes while the database is away is saved when it is back, unless they are back before', async () => {
  const place = await POSTGRES.place();
  const clock = new TestClock(Date.UTC(2026, 0, 10, 20));
  const limits = { ...POSTGRES_LIMITS, lock: 100 };
  const storage = storageOver(await openPostgres(place.databaseUrl ?? '', clock, { limits }));
  const game = await openShippedGame(storage);
  const [gone, back] = [await playedCharacter(game, storage), await playedCharacter(game, storage)];
  for (const id of [gone, back]) {
    game.watch(id);
    game.shown(id, clock.now() + 10_000);
  }
  const release = await holdTable(place, 'characters');
  for (const id of [gone, back]) await expect(game.leave(id)).rejects.toThrow(Busy);
  game.watch(back);
  await release();

  const keeper = new RankingKeeper({ storage, game, log: { warn: () => undefined } });
  await expect.poll(() => game.watched(), { timeout: 5_000 }).toEqual([back]);
  expect((await game.load(gone))?.at).toBe(clock.now() + 10_000);
  expect((await game.load(back))?.at).toBe(clock.now());
  await keeper.close();
  game.close();
  await storage.close();
  await place.remove();
});
