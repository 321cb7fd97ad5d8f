import { afterEach, describe, expect, it, vi } from 'vitest';
import { characterRow } from '../storage/tables/characters/rows.ts';
import { DATABASES } from '../testing/databases.ts';
import { HubTestServer, type Player, PROVISIONS } from '../testing/hub-test-server.ts';

const SPRIG = 1010;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let server: HubTestServer;
afterEach(() => server.close());

const rowOf = ({ characterId }: Player) => server.storage.read((db) => characterRow(db, characterId));

describe.each(DATABASES)('playback with a clock that is set, on $name', (database) => {
  it('what a viewer saw is kept when a command comes while the clock is earlier than the last frame', async () => {
    server = await HubTestServer.start(PROVISIONS, database);
    const player = await server.fighter();
    const watcher = await server.watch(player);
    const held = await server.layout(player);
    await server.command(player, { name: 'begin-hunting', input: { regionId: 1 } });
    await server.play(player, 3 * MINUTE);
    await vi.waitFor(() => expect(watcher.frames.length).toBeGreaterThan(20), { timeout: 10_000 });
    const seen = watcher.frames.at(-1)?.to ?? 0;
    server.clock.forward(-HOUR);
    await server.command(player, { name: 'stop', input: {} });
    await server.expectInStep(player, watcher, held);
    expect(watcher.frames.at(-1)?.to).toBeGreaterThanOrEqual(seen);
    expect(watcher.refetches).toEqual([]);
    expect((await rowOf(player))?.at).toBeGreaterThanOrEqual(seen);
  });

  it('what a viewer saw is saved when it disconnects while the clock is earlier than the last frame', async () => {
    server = await HubTestServer.start({}, database);
    const player = await server.player();
    const watcher = await server.watch(player);
    await server.command(player, { name: 'begin-crafting', input: { itemId: SPRIG, amount: 500 } });
    await server.play(player, MINUTE);
    const seen = watcher.frames.at(-1)?.to ?? 0;
    server.clock.forward(-HOUR);
    watcher.leave();
    await vi.waitFor(async () => expect((await rowOf(player))?.at).toBeGreaterThanOrEqual(seen), {
      timeout: 10_000,
    });
    const { shown } = await server.layout(player);
    expect(shown.eventAt).toBe(seen);
  });

  it('a clock that is set back and forward repeatedly shows each moment once', async () => {
    server = await HubTestServer.start(PROVISIONS, database);
    const player = await server.fighter();
    const watcher = await server.watch(player);
    const held = await server.layout(player);
    await server.command(player, { name: 'begin-hunting', input: { regionId: 1 } });
    for (let round = 0; round < 12; round++) {
      await server.play(player, 20_000);
      server.clock.forward(-1_000 * (round % 5) * (round % 5));
      await server.settled(player.characterId);
      if (round % 4 === 3)
        await server.command(player, { name: 'set-healing-threshold', input: { healingThreshold: round } });
    }
    await server.expectInStep(player, watcher, held);
    const instants = watcher.frames.map(({ to }) => to);
    expect(instants).toEqual([...instants].sort((a, b) => a - b));
    expect(watcher.refetches).toEqual([]);
  });

  it('a clock that is set far ahead makes pages refetch the layout, and nothing is lost when it is set back', async () => {
    server = await HubTestServer.start({}, database);
    const player = await server.player();
    const watcher = await server.watch(player);
    await server.command(player, { name: 'begin-crafting', input: { itemId: SPRIG, amount: 5_000 } });
    await server.play(player, 20_000);
    server.clock.forward(HOUR);
    await server.settled(player.characterId);
    await vi.waitFor(() => expect(watcher.refetches).toEqual(['late']), { timeout: 10_000 });
    const ahead = await server.layout(player);
    server.clock.forward(-HOUR);
    await server.settled(player.characterId);
    expect(JSON.stringify((await server.layout(player)).shown)).toBe(JSON.stringify(ahead.shown));
    const frames = watcher.frames.length;
    await server.play(player, 30 * MINUTE);
    expect(watcher.frames.length).toBe(frames);
    await server.play(player, 31 * MINUTE);
    const later = watcher.frames.slice(frames);
    expect(later.length).toBeGreaterThan(1);
    expect(later[0]?.from).toBe(ahead.shown.eventAt);
    await server.expectInStep(player, watcher, ahead);
  });
});
