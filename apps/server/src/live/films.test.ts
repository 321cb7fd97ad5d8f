import { amountOf } from '@slumberfell/engine';
import type { Frame, PlayerCommand } from '@slumberfell/protocol';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Loaded, openGame } from '../game/game.ts';
import { contentWith, LiveHouse, type Player } from '../testing/live-house.ts';
import { fold, type Held, type Watcher } from '../testing/watcher.ts';
import { Films, LATE } from './films.ts';

const BREAD = 12011;
const SPRIG = 1010;
const HERB = 1110;
const HOUR = 3_600_000;

/** For hours that are played through: ms. */
const LONG = { timeout: 60_000 };

let house: LiveHouse;
afterEach(() => house.close());

const provisions = {
  inventory: [
    { itemId: 20901, amount: 1 },
    { itemId: BREAD, amount: 1_000_000 },
  ],
};

/** A fighter with more food than it can eat. */
async function openHunt(): Promise<Player> {
  house = await LiveHouse.open(provisions);
  const player = await house.player();
  await house.command(player, { name: 'equip', input: { itemId: 20901 } });
  await house.command(player, { name: 'equip-food', input: { itemId: BREAD, amount: 500_000 } });
  return player;
}

/** Steps that are uneven, deterministic, and shorter than what counts as late. */
function* steps(total: number, longest = 9_000): Generator<number> {
  let word = 1;
  for (let gone = 0; gone < total; ) {
    word = (Math.imul(word, 1_103_515_245) + 12_345) >>> 0;
    const step = 1 + (word % longest);
    gone += step;
    yield step;
  }
}

/** Lets a player's film play. */
async function play(player: Player, time: number): Promise<void> {
  for (const step of steps(time)) {
    house.clock.forward(step);
    await house.settled(player.characterId);
  }
}

/** What the watcher's frames make of what the player held, once they have come as far as the layout has. */
async function expectInStep(player: Player, watcher: Watcher, held: Held): Promise<Held> {
  const { shown, revision } = await house.layout(player);
  await vi.waitFor(() => expect(watcher.frames.at(-1)?.to).toBe(shown.eventAt), { timeout: 10_000 });
  const folded = fold(held, watcher.frames);
  expect(folded).toEqual({ shown, revision });
  return folded;
}

describe('a film', () => {
  it('of hours of hunting folds to the next layout', LONG, async () => {
    const player = await openHunt();
    const watcher = await house.watch(player);
    const held = await house.layout(player);
    await house.command(player, { name: 'begin-hunting', input: { regionId: 1 } });
    await play(player, 3 * HOUR);
    const { shown } = await expectInStep(player, watcher, held);
    expect(watcher.refetches).toEqual([]);
    expect(watcher.frames.length).toBeGreaterThan(2_000);
    expect(shown.action).not.toBeNull();
  });

  it('of hours of crafting folds to the next layout, and ends when the session does', LONG, async () => {
    house = await LiveHouse.open();
    const player = await house.player();
    const watcher = await house.watch(player);
    const held = await house.layout(player);
    await house.command(player, { name: 'begin-crafting', input: { itemId: SPRIG, amount: 1_000 } });
    await play(player, 2 * HOUR);
    const { shown } = await expectInStep(player, watcher, held);
    expect(watcher.refetches).toEqual([]);
    expect(amountOf(shown.inventory, SPRIG)).toBe(1_000);
    expect(watcher.frames.at(-1)?.events.at(-1)).toMatchObject({
      type: 'OnIdleSessionFinished',
      reason: 'done',
    });
  });

  it('gives way to commands at any instant, due or not, without a gap', LONG, async () => {
    const player = await openHunt();
    const watchers = [await house.watch(player), await house.watch(player)];
    const held = await house.layout(player);
    const commands: readonly PlayerCommand[] = [
      { name: 'begin-hunting', input: { regionId: 1 } },
      { name: 'set-healing-threshold', input: { healingThreshold: 60 } },
      { name: 'equip-food', input: { itemId: BREAD, amount: 1 } },
      { name: 'set-healing-threshold', input: { healingThreshold: 40 } },
      { name: 'set-training-attribute', input: { trainingAttribute: 1 } },
      { name: 'stop', input: {} },
    ];
    let sent = 0;
    for (const step of steps(HOUR / 4)) {
      const next = [commands[sent % 6], commands[(sent + 1) % 6]] as [PlayerCommand, PlayerCommand];
      const carryOut = () => next.map((command) => house.game.command(player.characterId, command, null));
      if (sent % 3 === 0) {
        // The film has taken its step before the commands come.
        house.clock.forward(step);
        await house.settled(player.characterId);
        await Promise.all(carryOut());
      } else {
        // The film's instant comes while the commands are under way, at some point of their way.
        const underWay = Promise.all(carryOut());
        for (let ticks = (sent * 7) % 300; ticks > 0; ticks--) await Promise.resolve();
        house.clock.forward(step);
        await underWay;
      }
      sent++;
    }
    expect((await house.layout(player)).revision).toBeGreaterThan(held.revision + 100);
    for (const watcher of watchers) {
      await expectInStep(player, watcher, held);
      expect(watcher.refetches).toEqual([]);
    }
    expect(watchers[0]?.frames).toEqual(watchers[1]?.frames);
  });

  it('begins at the present for whoever comes later', async () => {
    const player = await openHunt();
    await house.command(player, { name: 'begin-hunting', input: { regionId: 1 } });
    house.clock.forward(HOUR);
    const watcher = await house.watch(player);
    const held = await house.layout(player);
    await play(player, 60_000);
    await expectInStep(player, watcher, held);
    expect(watcher.frames[0]?.from).toBe(held.shown.eventAt);
  });

  it('ten seconds late is caught up with', async () => {
    const player = await openHunt();
    const watcher = await house.watch(player);
    await house.command(player, { name: 'begin-hunting', input: { regionId: 1 } });
    const held = await house.layout(player);
    const { pullTime = 0 } = held.shown.action?.kind === 'hunt' ? held.shown.action : {};
    house.clock.forward(pullTime + LATE);
    await house.settled(player.characterId);
    await expectInStep(player, watcher, held);
    expect(watcher.refetches).toEqual([]);
  });

  it('more than ten seconds late goes on from the present, and clients are told to fetch the layout', async () => {
    const player = await openHunt();
    const watcher = await house.watch(player);
    await house.command(player, { name: 'begin-hunting', input: { regionId: 1 } });
    const { pullTime = 0 } = await actionOf(player);
    await vi.waitFor(() => expect(watcher.frames.length).toBe(1));
    house.clock.forward(pullTime + LATE + 1);
    await house.settled(player.characterId);
    await vi.waitFor(() => expect(watcher.refetches).toEqual(['late']));
    expect(watcher.frames.length).toBe(1);

    const held = await house.layout(player);
    await play(player, 60_000);
    await expectInStep(player, watcher, held);
    expect(watcher.refetches).toEqual(['late']);
  });

  it('that is more than ten seconds late when a command comes says so before its frame', async () => {
    const player = await openHunt();
    const watcher = await house.watch(player);
    const order: string[] = [];
    watcher.socket.on('frame', () => order.push('frame'));
    watcher.socket.on('refetch', () => order.push('refetch'));
    await house.command(player, { name: 'begin-hunting', input: { regionId: 1 } });
    house.clock.forward(60_000);
    await house.command(player, { name: 'set-healing-threshold', input: { healingThreshold: 7 } });
    await vi.waitFor(() => expect(order).toEqual(['frame', 'refetch', 'frame']));
  });

  it('opened from a row does not replace one that a command has opened meanwhile', async () => {
    const player = await openHunt();
    const frames: Frame[] = [];
    const films = new Films(house.game, house.clock, {
      show: (_characterId, frame) => frames.push(frame),
      refetch: () => expect.unreachable(),
      broken: (_characterId, error) => expect.unreachable(String(error)),
    });
    house.game.onFrame((played) => films.cutTo(played));
    await house.command(player, { name: 'begin-hunting', input: { regionId: 1 } });
    const row = await house.game.load(player.characterId);
    const { revision } = await house.command(player, {
      name: 'set-healing-threshold',
      input: { healingThreshold: 7 },
    });
    films.open(row as Loaded);
    house.clock.forward(LATE);
    await house.settled(player.characterId);
    expect(new Set(frames.map((frame) => frame.revision))).toEqual(new Set([revision]));
    films.closeAll();
  });

  it('waits for the lane of its character', async () => {
    const player = await openHunt();
    const watcher = await house.watch(player);
    await house.command(player, { name: 'begin-hunting', input: { regionId: 1 } });
    await vi.waitFor(() => expect(watcher.frames.length).toBe(1));
    let release = (): void => undefined;
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    const held = house.opened.storage.lane(player.characterId, () => gate);
    house.clock.forward(LATE);
    // Whatever the hub sends reaches the client before its answer to this.
    await house.watch(await house.player());
    expect(watcher.frames.length).toBe(1);
    release();
    await held;
    await vi.waitFor(() => expect(watcher.frames.length).toBeGreaterThan(1));
  });

  it('is one of many that are due at once', LONG, async () => {
    house = await LiveHouse.open();
    const players = await Promise.all(Array.from({ length: 600 }, () => house.player()));
    const frames = new Map<number, number>();
    const films = new Films(house.game, house.clock, {
      show: (characterId) => frames.set(characterId, (frames.get(characterId) ?? 0) + 1),
      refetch: () => expect.unreachable(),
      broken: (_characterId, error) => expect.unreachable(String(error)),
    });
    house.game.onFrame((played) => films.cutTo(played));
    await Promise.all(
      players.map((player) =>
        house.command(player, { name: 'begin-crafting', input: { itemId: SPRIG, amount: 10 } }),
      ),
    );
    for (const actions of [1, 2, 3]) {
      house.clock.forward(5_000);
      await vi.waitFor(() => {
        for (const { characterId } of players) expect(frames.get(characterId)).toBe(actions);
      });
    }
    films.closeAll();
  });

  it('goes on under new content, with components it had no use for when it began', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] });
    try {
      house = await LiveHouse.open({ inventory: [{ itemId: SPRIG, amount: 500 }] });
      const player = await house.player();
      const watcher = await house.watch(player);
      const held = await house.layout(player);
      await house.command(player, { name: 'begin-crafting', input: { itemId: HERB, amount: 100 } });
      await play(player, 60_000);
      await importHerbMadeOfSprigs();
      await play(player, 600_000);
      const { shown } = await expectInStep(player, watcher, held);
      expect(watcher.frames.at(-1)?.events.at(-1)).toMatchObject({ reason: 'done' });
      expect(amountOf(shown.inventory, SPRIG)).toBeLessThan(500);
      expect(watcher.refetches).toEqual([]);
    } finally {
      vi.useRealTimers();
    }
  });

  it('waits while the clock stands before the last instant, and then goes on', async () => {
    const player = await openHunt();
    const watcher = await house.watch(player);
    const held = await house.layout(player);
    await house.command(player, { name: 'begin-hunting', input: { regionId: 1 } });
    house.clock.forward(8_000);
    await house.settled(player.characterId);
    await expectInStep(player, watcher, held);
    const shownSoFar = watcher.frames.length;
    house.clock.forward(-5_000);
    await house.settled(player.characterId);
    expect(watcher.frames.length).toBe(shownSoFar);
    house.clock.forward(9_000);
    await house.settled(player.characterId);
    await expectInStep(player, watcher, held);
    expect(watcher.frames.length).toBeGreaterThan(shownSoFar);
  });
});

/** Another node brings new content, and the house's game has heard of it when this returns. */
async function importHerbMadeOfSprigs(): Promise<void> {
  const content = contentWith();
  const crafteableItems = content.sets.crafteableItems.map((recipe) =>
    recipe.itemId === HERB ? { ...recipe, requiredComponents: [{ itemId: SPRIG, amount: 1 }] } : recipe,
  );
  const changed = { ...content, sets: { ...content.sets, crafteableItems }, version: 'herb-of-sprigs' };
  const other = await openGame({ storage: house.opened.storage, content: changed });
  other.close();
  vi.advanceTimersByTime(20_000);
  await vi.waitFor(() => expect(house.game.timeline().length).toBe(2));
}

async function actionOf(player: Player): Promise<{ pullTime?: number }> {
  const { action } = (await house.layout(player)).shown;
  return action?.kind === 'hunt' ? action : {};
}
