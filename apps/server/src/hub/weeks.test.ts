import type { NewCharacter } from '@slumberfell/engine';
import { type ClientState, foldFrame } from '@slumberfell/protocol';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DATABASES } from '../testing/databases.ts';
import { contentWith, HubTestServer, type Player } from '../testing/hub-test-server.ts';
import { RandomPlayer } from '../testing/random-player.ts';
import type { Watcher } from '../testing/watcher.ts';

/**
 * Plays several weeks: the player reads the layout, gives random commands, watches for a while, and closes
 * the page for hours. The test asserts that the frames between two layouts, folded over the earlier layout,
 * give the later one.
 */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Possessions with which every command is possible. */
const EVERYTHING: Partial<NewCharacter> = {
  gold: 2_000_000,
  inventory: contentWith()
    .sets.items.map(({ id }) => ({ itemId: id, amount: 40 }))
    .sort((one, other) => one.itemId - other.itemId),
};

let server: HubTestServer;
afterEach(() => server.close());

/**
 * Watches for some minutes and gives some commands.
 * @returns for each command its name, or the code of its refusal.
 */
async function playSession(player: Player, bot: RandomPlayer): Promise<string[]> {
  const done: string[] = [];
  const watcher: Watcher = await server.watch(player);
  const { shown: first, revision: begun } = await server.layout(player);
  let held: ClientState = { shown: first, revision: begun };
  const visits = 3 + Math.floor(bot.random() * 6);
  for (let turn = 0; turn < visits; turn++) {
    const command = bot.command(held.shown, server.game.content.live().world);
    const outcome = await server.game.characters.command(player.characterId, command, null);
    if (outcome === null) throw new Error('the character is gone');
    done.push('refused' in outcome ? outcome.refused : command.name);
    await server.play(player, bot.pick([0, 2_500, 20_000, MINUTE]));
    const { shown, revision } = await server.layout(player);
    await vi.waitFor(() => {
      expect(watcher.frames.at(-1)?.revision ?? revision).toBe(revision);
      // A command may have no events. Its frame has a later instant than what is shown.
      expect(watcher.frames.findLast(({ events }) => events.length > 0)?.to ?? shown.eventAt).toBe(
        shown.eventAt,
      );
    }, 10_000);
    for (const frame of watcher.frames.splice(0)) {
      const folded = foldFrame(held, frame);
      expect(folded.kind, JSON.stringify(frame)).not.toBe('gap');
      if (folded.kind === 'folded') held = folded.held;
    }
    expect(held).toEqual({ shown, revision });
  }
  expect(watcher.refetches).toEqual([]);
  watcher.leave();
  await watcher.ended;
  return done;
}

/**
 * Days that the test plays on PostgreSQL. The storage tests cover its differences from SQLite. With
 * `npm run test:long` it plays as many days as on SQLite.
 */
const FEW_DAYS = 4;

/**
 * What the test must have done at least once. A `claim-all` may come before each command that claims one
 * item, and leave nothing for it.
 */
const KINDS: readonly string[] = [
  ...['begin-crafting', 'begin-disenchanting', 'begin-hunting', 'begin-dungeon', 'buy'],
  ...['claim-all', 'sell', 'equip', 'travel'],
  'item/not-owned',
];

/**
 * Days that are added while a kind is missing. The server draws the seeds of sessions, so each run of the
 * test takes another course, and a rare command may come late.
 */
const MORE_DAYS = 60;

describe.each(DATABASES)('frames on $name', (database) => {
  const isLong = process.env.TEST_LONG === '1' || database.name === 'SQLite';
  const days = isLong ? 21 : FEW_DAYS;
  it(`over one layout answer are the next one, for ${days} days`, { timeout: 120_000 }, async () => {
    server = await HubTestServer.start(EVERYTHING, database);
    const player = await server.player();
    const bot = new RandomPlayer(20_261_120);
    const done = new Set<string>();
    const end = server.clock.now() + days * DAY;
    const lacks = (): boolean => isLong && KINDS.some((name) => !done.has(name));
    while (server.clock.now() < end || (lacks() && server.clock.now() < end + MORE_DAYS * DAY)) {
      for (const name of await playSession(player, bot)) done.add(name);
      server.clock.forward(bot.pick([MINUTE, HOUR, 5 * HOUR, 9 * HOUR]));
    }
    expect(done.size).toBeGreaterThan(days);
    if (!isLong) return;
    for (const name of KINDS) expect(done).toContain(name);
    expect(done.size).toBeGreaterThan(30);
  });
});
