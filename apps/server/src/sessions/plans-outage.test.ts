import type { PlayerCommand } from '@slumberfell/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Game } from '../game.ts';
import { openReadOnly } from '../operations/read-only-database.ts';
import { verify } from '../operations/verify/verify.ts';
import { Busy } from '../storage/database/busy.ts';
import { openStorage } from '../storage/open.ts';
import type { Storage } from '../storage/storage.ts';
import { copyCharacter } from '../testing/copied-character.ts';
import { OwnPostgres } from '../testing/own-postgres.ts';
import { openShippedGame, playedCharacter, THINGS } from '../testing/played-character.ts';
import { TestClock } from '../testing/test-clock.ts';

const START = Date.UTC(2026, 0, 14, 20);
const MINUTE = 60_000;
const BARLEY = 1210;

/** Sessions of half a minute, one after the other. */
const SHORT: PlayerCommand = {
  name: 'set-plan',
  input: {
    steps: [
      { name: 'begin-crafting', input: { itemId: THINGS.flax, amount: 6 } },
      { name: 'begin-crafting', input: { itemId: BARLEY, amount: 3 } },
      { name: 'begin-hunting', input: { regionId: THINGS.meadow, until: { at: 30 } } },
    ],
    times: 99,
  },
};

const clock = new TestClock(START);
let postgres: OwnPostgres;
let storage: Storage;
let game: Game;
beforeEach(async () => {
  clock.set(START);
  postgres = await OwnPostgres.create();
  storage = await openStorage({ databaseUrl: postgres.url, dataDirectory: '', clock });
  game = await openShippedGame(storage);
});
afterEach(async () => {
  await game.close();
  await storage.close();
  await postgres.remove();
});

test('plans go on over a PostgreSQL that is stopped or killed, to the state that one look gives', async () => {
  const [often, once] = [await playedCharacter(game, storage), await playedCharacter(game, storage)];
  expect(await game.characters.command(often, SHORT, null)).toHaveProperty('frame');
  await copyCharacter(storage, often, once);
  const loaded = async (id: number) => {
    const character = await game.characters.load(id);
    return { shown: character?.shown, hidden: character?.hidden };
  };
  for (const end of ['stop', 'kill', 'stop', 'kill'] as const) {
    clock.forward(MINUTE + 7_654);
    const begun = (await loaded(often)).hidden?.plan?.sessions ?? 0;
    // The outage comes while the character is being settled, and again at the next attempts.
    const settling = Promise.allSettled([game.sessions.settle(often), game.characters.open(often)]);
    await postgres[end]();
    await settling;
    for (let attempts = 0; attempts < 3; attempts++) {
      clock.forward(MINUTE / 2);
      await expect(game.sessions.settle(often)).rejects.toThrow(Busy);
      await expect(game.characters.open(often)).rejects.toThrow(Busy);
    }
    await postgres.start();
    await expect.poll(() => game.characters.open(often).catch(() => null)).not.toBeNull();
    expect((await loaded(often)).hidden?.plan?.sessions).toBeGreaterThan(begun);
  }
  for (const id of [often, once]) await game.characters.open(id);
  expect(await loaded(often)).toEqual(await loaded(once));
  const aside = await openReadOnly({ databaseUrl: postgres.url, dataDirectory: '' });
  expect(await verify(aside).finally(() => aside.close())).toMatchObject({ characters: 2, findings: [] });
});
