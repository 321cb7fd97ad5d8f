import { amountOf } from '@slumberfell/engine';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openGame } from '../game.ts';
import { contentWith, HubTestServer, type Player, PROVISIONS } from '../testing/hub-test-server.ts';
import { LATE } from './playback.ts';

const SPRIG = 1010;
const HERB = 1110;
const HOUR = 3_600_000;

let server: HubTestServer;
afterEach(() => server.close());

describe('a late playback', () => {
  it('begins at the present for a socket that connects later', async () => {
    server = await HubTestServer.start(PROVISIONS);
    const player = await server.fighter();
    await server.command(player, { name: 'begin-hunting', input: { regionId: 1 } });
    server.clock.forward(HOUR);
    const watcher = await server.watch(player);
    const held = await server.layout(player);
    await server.play(player, 60_000);
    await server.expectInStep(player, watcher, held);
    expect(watcher.frames[0]?.from).toBe(held.shown.eventAt);
  });

  it('of ten seconds sends the missed frames', async () => {
    server = await HubTestServer.start(PROVISIONS);
    const player = await server.fighter();
    const watcher = await server.watch(player);
    await server.command(player, { name: 'begin-hunting', input: { regionId: 1 } });
    const held = await server.layout(player);
    const { pullTime = 0 } = held.shown.action?.kind === 'hunt' ? held.shown.action : {};
    server.clock.forward(pullTime + LATE);
    await server.settled(player.characterId);
    await server.expectInStep(player, watcher, held);
    expect(watcher.refetches).toEqual([]);
  });

  it('of more than ten seconds continues from the present, and pages refetch the layout', async () => {
    server = await HubTestServer.start(PROVISIONS);
    const player = await server.fighter();
    const watcher = await server.watch(player);
    await server.command(player, { name: 'begin-hunting', input: { regionId: 1 } });
    const { pullTime = 0 } = await actionOf(player);
    await vi.waitFor(() => expect(watcher.frames.length).toBe(1), { timeout: 10_000 });
    server.clock.forward(pullTime + LATE + 1);
    await server.settled(player.characterId);
    await vi.waitFor(() => expect(watcher.refetches).toEqual(['late']), { timeout: 10_000 });
    expect(watcher.frames.length).toBe(1);

    const held = await server.layout(player);
    await server.play(player, 60_000);
    await server.expectInStep(player, watcher, held);
    expect(watcher.refetches).toEqual(['late']);
  });

  it('of more than ten seconds when a command comes sends the refetch before the frame', async () => {
    server = await HubTestServer.start(PROVISIONS);
    const player = await server.fighter();
    const watcher = await server.watch(player);
    const order: string[] = [];
    watcher.socket.on('frame', () => order.push('frame'));
    watcher.socket.on('refetch', () => order.push('refetch'));
    await server.command(player, { name: 'begin-hunting', input: { regionId: 1 } });
    server.clock.forward(60_000);
    await server.command(player, { name: 'set-healing-threshold', input: { healingThreshold: 7 } });
    await vi.waitFor(() => expect(order).toEqual(['frame', 'refetch', 'frame']), { timeout: 10_000 });
  });

  it('continues under new content, with components that it did not need when it started', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] });
    try {
      server = await HubTestServer.start({ inventory: [{ itemId: SPRIG, amount: 500 }] });
      const player = await server.player();
      const watcher = await server.watch(player);
      const held = await server.layout(player);
      await server.command(player, { name: 'begin-crafting', input: { itemId: HERB, amount: 100 } });
      await server.play(player, 60_000);
      await importHerbMadeOfSprigs();
      await server.play(player, 600_000);
      const { shown } = await server.expectInStep(player, watcher, held);
      expect(watcher.frames.at(-1)?.events.at(-1)).toMatchObject({ reason: 'done' });
      expect(amountOf(shown.inventory, SPRIG)).toBeLessThan(500);
      expect(watcher.refetches).toEqual([]);
    } finally {
      vi.useRealTimers();
    }
  });

  it('waits while the clock is before the last instant, and then continues', async () => {
    server = await HubTestServer.start(PROVISIONS);
    const player = await server.fighter();
    const watcher = await server.watch(player);
    const held = await server.layout(player);
    await server.command(player, { name: 'begin-hunting', input: { regionId: 1 } });
    server.clock.forward(8_000);
    await server.settled(player.characterId);
    await server.expectInStep(player, watcher, held);
    const shownSoFar = watcher.frames.length;
    server.clock.forward(-5_000);
    await server.settled(player.characterId);
    expect(watcher.frames.length).toBe(shownSoFar);
    server.clock.forward(9_000);
    await server.settled(player.characterId);
    await server.expectInStep(player, watcher, held);
    expect(watcher.frames.length).toBeGreaterThan(shownSoFar);
  });
});

/**
 * Imports new content as another node would, with a second game on the same storage. Then the server loads
 * it.
 */
async function importHerbMadeOfSprigs(): Promise<void> {
  const content = contentWith();
  const crafteableItems = content.sets.crafteableItems.map((recipe) =>
    recipe.itemId === HERB ? { ...recipe, requiredComponents: [{ itemId: SPRIG, amount: 1 }] } : recipe,
  );
  const changed = { ...content, sets: { ...content.sets, crafteableItems }, version: 'herb-of-sprigs' };
  const other = await openGame({ storage: server.storage, content: changed });
  await other.close();
  await server.game.content.refresh();
  expect(server.game.content.timeline.length).toBe(2);
}

async function actionOf(player: Player): Promise<{ pullTime?: number }> {
  const { action } = (await server.layout(player)).shown;
  return action?.kind === 'hunt' ? action : {};
}
