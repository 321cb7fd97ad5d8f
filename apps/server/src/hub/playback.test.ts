import { setImmediate as turn } from 'node:timers/promises';
import { amountOf } from '@slumberfell/engine';
import type { Frame, PlayerCommand } from '@slumberfell/protocol';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Loaded } from '../characters/characters.ts';
import { DATABASES } from '../testing/databases.ts';
import { FOOD, HubTestServer, PROVISIONS } from '../testing/hub-test-server.ts';
import { unevenSteps } from '../testing/uneven-steps.ts';
import { LATE, Playback } from './playback.ts';

const SPRIG = 1010;
const HOUR = 3_600_000;

/** Timeout in ms of tests that play back hours. */
const LONG = { timeout: 60_000 };

let server: HubTestServer;
afterEach(() => server.close());

describe('a playback', () => {
  it('of hours of hunting folds to the next layout', LONG, async () => {
    server = await HubTestServer.start(PROVISIONS);
    const player = await server.fighter();
    const watcher = await server.watch(player);
    const held = await server.layout(player);
    await server.command(player, { name: 'begin-hunting', input: { regionId: 1 } });
    await server.play(player, 3 * HOUR);
    const { shown } = await server.expectInStep(player, watcher, held);
    expect(watcher.refetches).toEqual([]);
    expect(watcher.frames.length).toBeGreaterThan(2_000);
    expect(shown.action).not.toBeNull();
  });

  it('of hours of crafting folds to the next layout, and ends when the session does', LONG, async () => {
    server = await HubTestServer.start();
    const player = await server.player();
    const watcher = await server.watch(player);
    const held = await server.layout(player);
    await server.command(player, { name: 'begin-crafting', input: { itemId: SPRIG, amount: 1_000 } });
    await server.play(player, 2 * HOUR);
    const { shown } = await server.expectInStep(player, watcher, held);
    expect(watcher.refetches).toEqual([]);
    expect(amountOf(shown.inventory, SPRIG)).toBe(1_000);
    expect(watcher.frames.at(-1)?.events.at(-1)).toMatchObject({
      type: 'OnIdleSessionFinished',
      reason: 'done',
    });
  });

  it.each(DATABASES)(
    'is interrupted by commands at any instant, without a gap ($name)',
    LONG,
    async (database) => {
      server = await HubTestServer.start(PROVISIONS, database);
      const player = await server.fighter();
      const watchers = [await server.watch(player), await server.watch(player)];
      const held = await server.layout(player);
      const commands: readonly PlayerCommand[] = [
        { name: 'begin-hunting', input: { regionId: 1 } },
        { name: 'set-healing-threshold', input: { healingThreshold: 60 } },
        { name: 'equip-food', input: { itemId: FOOD, amount: 1 } },
        { name: 'set-healing-threshold', input: { healingThreshold: 40 } },
        { name: 'set-training-attribute', input: { trainingAttribute: 1 } },
        { name: 'stop', input: {} },
      ];
      let sent = 0;
      for (const step of unevenSteps(HOUR / 4)) {
        const next = [commands[sent % 6], commands[(sent + 1) % 6]] as [PlayerCommand, PlayerCommand];
        const carryOut = () =>
          next.map((command) => server.game.characters.command(player.characterId, command, null));
        if (sent % 3 === 0) {
          // Here the playback sends the due event before the commands are given.
          server.clock.forward(step);
          await server.settled(player.characterId);
          await Promise.all(carryOut());
        } else {
          // Here the next event of the playback becomes due while the commands run.
          const running = Promise.all(carryOut());
          for (let ticks = (sent * 7) % 300; ticks > 0; ticks--) await Promise.resolve();
          for (let turns = sent % 4; turns > 0; turns--) await turn();
          server.clock.forward(step);
          await running;
        }
        sent++;
      }
      expect((await server.layout(player)).revision).toBeGreaterThan(held.revision + 100);
      for (const watcher of watchers) {
        await server.expectInStep(player, watcher, held);
        expect(watcher.refetches).toEqual([]);
      }
      expect(watchers[0]?.frames).toEqual(watchers[1]?.frames);
    },
  );

  it('opened from a row does not replace the one that a command has opened meanwhile', async () => {
    server = await HubTestServer.start(PROVISIONS);
    const player = await server.fighter();
    const frames: Frame[] = [];
    const playback = new Playback(server.game, server.clock, {
      show: (_characterId, frame) => frames.push(frame),
      refetch: () => expect.unreachable(),
      broken: (_characterId, error) => expect.unreachable(String(error)),
    });
    server.game.characters.onCommand((played) => playback.continueFrom(played));
    await server.command(player, { name: 'begin-hunting', input: { regionId: 1 } });
    const row = await server.game.characters.load(player.characterId);
    const { revision } = await server.command(player, {
      name: 'set-healing-threshold',
      input: { healingThreshold: 7 },
    });
    playback.open(row as Loaded);
    server.clock.forward(LATE);
    await server.settled(player.characterId);
    expect(new Set(frames.map((frame) => frame.revision))).toEqual(new Set([revision]));
    playback.closeAll();
  });

  it('waits for the lock of its character', async () => {
    server = await HubTestServer.start(PROVISIONS);
    const player = await server.fighter();
    const watcher = await server.watch(player);
    await server.command(player, { name: 'begin-hunting', input: { regionId: 1 } });
    await vi.waitFor(() => expect(watcher.frames.length).toBe(1), { timeout: 10_000 });
    let release = (): void => undefined;
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    const held = server.storage.enqueue(player.characterId, () => gate);
    server.clock.forward(LATE);
    // Opens another socket. By then the hub would have sent a frame that did not wait for the queue.
    await server.watch(await server.player());
    expect(watcher.frames.length).toBe(1);
    release();
    await held;
    await vi.waitFor(() => expect(watcher.frames.length).toBeGreaterThan(1), { timeout: 10_000 });
  });

  it('works when many playbacks are due at once', LONG, async () => {
    server = await HubTestServer.start();
    const players = await Promise.all(Array.from({ length: 600 }, () => server.player()));
    const frames = new Map<number, number>();
    const playback = new Playback(server.game, server.clock, {
      show: (characterId) => frames.set(characterId, (frames.get(characterId) ?? 0) + 1),
      refetch: () => expect.unreachable(),
      broken: (_characterId, error) => expect.unreachable(String(error)),
    });
    server.game.characters.onCommand((played) => playback.continueFrom(played));
    await Promise.all(
      players.map((player) =>
        server.command(player, { name: 'begin-crafting', input: { itemId: SPRIG, amount: 10 } }),
      ),
    );
    for (const actions of [1, 2, 3]) {
      server.clock.forward(5_000);
      await vi.waitFor(
        () => {
          for (const { characterId } of players) expect(frames.get(characterId)).toBe(actions);
        },
        { timeout: 10_000 },
      );
    }
    playback.closeAll();
  });
});
