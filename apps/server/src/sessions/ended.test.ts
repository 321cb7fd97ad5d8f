import { setTimeout as wait } from 'node:timers/promises';
import type { PlayerCommand } from '@slumberfell/protocol';
import { describe, expect, test } from 'vitest';
import { sessionEnd } from '../characters/session-end.ts';
import { openStorage } from '../storage/open.ts';
import { characterRow } from '../storage/tables/characters/rows.ts';
import { sweepLag } from '../storage/tables/characters/sessions.ts';
import { CLAIM_TIME, END_SEEN_AFTER } from '../storage/tables/session-sweep.ts';
import { DATABASES, POSTGRES } from '../testing/databases.ts';
import { HubTestServer, PROVISIONS } from '../testing/hub-test-server.ts';
import { openShippedGame, playedCharacter, THINGS } from '../testing/played-character.ts';
import { RandomPlayer } from '../testing/random-player.ts';
import { shippedGame } from '../testing/shipped-game.ts';
import { TestClock } from '../testing/test-clock.ts';
import { BatchSettler } from './batch-settler.ts';
import type { IdleSessions } from './idle-sessions.ts';
import { settleEnded } from './rounds.ts';

const START = 1_763_600_000_000;
const MINUTE = 60_000;
const FLAX_TIME = THINGS.flaxSeconds * 1_000;

const gather = (amount: number): PlayerCommand => ({
  name: 'begin-crafting',
  input: { itemId: THINGS.flax, amount },
});
/** Without a weapon the character loses one of the first fights, and its session ends. */
const HUNT: PlayerCommand = { name: 'begin-hunting', input: { regionId: THINGS.meadow } };

describe.each(DATABASES)('sessions that end unseen on $name', (database) => {
  const context = shippedGame(database, START);
  const { clock } = context;

  const { newCharacter } = context;
  const row = async (id: number) => {
    const found = await context.storage.read((db) => characterRow(db, id));
    if (found === null) throw new Error(`character ${id} is missing`);
    return { ...found, isAtWork: JSON.parse(found.texts.core).shown.action !== null };
  };
  const sweep = (by: Pick<IdleSessions, 'settle' | 'settleBatch'> = context.game.sessions) =>
    settleEnded(
      context.storage,
      new BatchSettler(context.storage, by),
      () => undefined,
      () => false,
    );

  test('are no longer counted when they end, and are saved soon after, for each cause of the end', async () => {
    const rested = await newCharacter();
    for (const command of [gather(10), HUNT]) {
      const id = await newCharacter();
      const begun = clock.now();
      await context.game.characters.command(id, command, null);
      const end = (await row(id)).busyUntil ?? 0;
      if (command === HUNT) expect(end).toBeLessThan(begun + 15 * MINUTE);
      else expect(end).toBe(begun + 10 * FLAX_TIME);
      clock.set(end - 1);
      expect(await context.game.sessions.countActive([])).toBe(1);
      clock.set(end);
      expect(await context.game.sessions.countActive([])).toBe(0);
      expect(await context.storage.read((db) => sweepLag(db, end + MINUTE))).toBe(MINUTE);
      clock.forward(END_SEEN_AFTER - 1);
      expect(await sweep()).toBe(0);
      clock.forward(1);
      expect(await sweep()).toBe(1);
      expect(await row(id)).toMatchObject({ revision: 1, busyUntil: null, isAtWork: false });
      clock.forward(CLAIM_TIME);
      expect(await sweep()).toBe(0);
    }
    expect(await context.storage.read((db) => sweepLag(db, clock.now()))).toBe(0);
    expect(await row(rested)).toMatchObject({ revision: 0, at: START });
  });

  test('are claimed again when the node that claimed them has died', async () => {
    const ids = [await newCharacter(), await newCharacter()];
    for (const id of ids) await context.game.characters.command(id, gather(1), null);
    clock.forward(FLAX_TIME + END_SEEN_AFTER);
    const gone = () => Promise.reject(new Error('gone'));
    await expect(sweep({ settle: gone, settleBatch: gone })).rejects.toThrow(
      '2 characters could not be settled',
    );
    expect(await sweep()).toBe(0);
    clock.forward(CLAIM_TIME);
    expect(await sweep()).toBe(2);
    for (const id of ids) expect((await row(id)).isAtWork).toBe(false);
  });

  test('end when it was computed, after any commands and any number of reads', async () => {
    const id = await newCharacter();
    const player = new RandomPlayer(41);
    let foretold = 0;
    for (let step = 0; step < 120; step++) {
      const settled = await context.game.characters.read(id);
      if (settled === null) throw new Error('missing');
      await context.game.characters.command(id, player.command(settled.shown, settled.world), null);
      await context.game.sessions.settle(id);
      const { busyUntil, isAtWork } = await row(id);
      expect(busyUntil === null).toBe(!isAtWork);
      if (busyUntil === null) continue;
      foretold += 1;
      clock.forward(Math.floor(player.random() * Math.min(10 * MINUTE, busyUntil - clock.now() - 1)));
      await context.game.characters.open(id);
      expect(await row(id)).toMatchObject({ busyUntil, isAtWork: true });
      if (step % 4 > 0) continue;
      clock.set(busyUntil - 1);
      expect((await context.game.characters.read(id))?.shown.action).not.toBeNull();
      clock.set(busyUntil);
      const over = await context.game.characters.read(id);
      expect(over?.shown).toMatchObject({ action: null, eventAt: busyUntil });
    }
    expect(foretold).toBeGreaterThan(20);
    const loaded = await context.game.characters.load(id);
    if (loaded === null) throw new Error('missing');
    expect(sessionEnd(loaded, context.game.content.timeline)).toBe((await row(id)).busyUntil);
  });
});

test('the first background settling finds the end of a long hunt, and no player waits for it', async () => {
  const server = await HubTestServer.start(PROVISIONS);
  const { characterId } = await server.fighter().then(async (fighter) => {
    await server.command(fighter, HUNT);
    return fighter;
  });
  const end = async () => (await server.storage.read((db) => characterRow(db, characterId)))?.busyUntil ?? 0;
  const limit = await end();
  await server.game.sessions.rank(characterId);
  expect(await end()).toBe(limit);
  await server.game.sessions.settle(characterId);
  const found = await end();
  expect(found).toBeGreaterThanOrEqual(limit);
  server.clock.set(found - 1);
  expect((await server.game.characters.read(characterId))?.shown.action).not.toBeNull();
  server.clock.set(found);
  expect((await server.game.characters.read(characterId))?.shown).toMatchObject({
    action: null,
    eventAt: found,
  });
  await server.close();
});

test('two nodes settle each ended session once', async () => {
  const clock = new TestClock(START);
  const opened = await POSTGRES.open(clock);
  const game = await openShippedGame(opened.storage);
  const ids: number[] = [];
  for (let made = 0; made < 20; made++) {
    const id = await playedCharacter(game, opened.storage);
    ids.push(id);
    await game.characters.command(id, gather(1 + (made % 3)), null);
  }
  clock.forward(3 * FLAX_TIME + END_SEEN_AFTER);
  const other = await openStorage({ ...opened.place, clock });
  const settled: number[] = [];
  const settleBatch = async (taken: readonly number[]) => {
    settled.push(...taken);
    await wait(2);
    return await game.sessions.settleBatch(taken);
  };
  for (let tick = 0; tick < 3; tick++) {
    await Promise.all(
      [opened.storage, other].map((storage) =>
        settleEnded(
          storage,
          new BatchSettler(storage, { settle: (id) => game.sessions.settle(id), settleBatch }),
          () => undefined,
          () => false,
        ),
      ),
    );
  }
  expect(settled.toSorted((a, b) => a - b)).toEqual(ids);
  expect(await game.sessions.countActive([])).toBe(0);
  await game.close();
  await other.close();
  await opened.dispose();
});
