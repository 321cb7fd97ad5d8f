import { STATIC_SETS } from '@slumberfell/engine';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { IMPORT_DELAY } from '../content/import.ts';
import { changeCraft, changedWorld } from '../testing/changed-world.ts';
import { DATABASES } from '../testing/databases.ts';
import { contentWith, HubTestServer, PROVISIONS, START } from '../testing/hub-test-server.ts';

const SPRIG = 1010;
const T = START + IMPORT_DELAY;

/** Content in which harvesting sprigs takes longer. The version of the changed set is made up. */
const slower = (() => {
  const content = changedWorld(
    (sets) => changeCraft(sets, SPRIG, { baseActionTime: 11 }),
    contentWith(PROVISIONS),
  );
  return { ...content, versions: { ...content.versions, crafteableItems: 'slower-crafts' } };
})();

let server: HubTestServer;
afterEach(() => server.close());

describe.each(DATABASES)('on $name', (database) => {
  it('each new connection receives the versions of the live sets', async () => {
    server = await HubTestServer.start({}, database);
    const { version, versions } = contentWith();
    const watcher = await server.watch(await server.player());
    await vi.waitFor(() => expect(watcher.contents).toEqual([{ content: version, versions }]), {
      timeout: 10_000,
    });
    expect(Object.keys(watcher.contents[0]?.versions ?? {})).toEqual(STATIC_SETS);
  });

  it('new content is announced once, before its first frame, also to characters without a session', async () => {
    server = await HubTestServer.start(PROVISIONS, database);
    const [fighter, idler] = [await server.fighter(), await server.player()];
    const watchers = [await server.watch(fighter), await server.watch(idler)] as const;
    const held = await server.layout(fighter);
    await server.command(fighter, { name: 'begin-hunting', input: { regionId: 1 } });
    await server.game.content.importWorld(slower);
    await server.play(fighter, 2 * IMPORT_DELAY);
    await server.expectInStep(fighter, watchers[0], held);
    for (const { contents } of watchers) {
      expect(contents.map(({ content }) => content)).toEqual([contentWith().version, slower.version]);
      expect(contents[1]?.versions).toEqual(slower.versions);
    }
    const [{ order, frames }] = watchers;
    const news = order.lastIndexOf('StaticDataChanged');
    const earlier = order.slice(0, news).filter((name) => name === 'frame').length;
    expect(earlier).toBeGreaterThan(1);
    expect(Math.max(...frames.slice(0, earlier).map(({ to }) => to))).toBeLessThan(T);
    expect(frames.at(-1)?.to).toBeGreaterThan(T);
  });

  it('a command at the instant of an import is shown after the announcement, in either order of the timers', async () => {
    server = await HubTestServer.start({}, database);
    const player = await server.player();
    const watcher = await server.watch(player);
    await server.game.content.importWorld(slower);
    server.clock.set(T);
    await server.command(player, { name: 'begin-crafting', input: { itemId: SPRIG, amount: 2 } });
    await vi.waitFor(() => expect(watcher.frames).toHaveLength(1), { timeout: 10_000 });
    const announcements = watcher.order.filter((name) => name === 'StaticDataChanged' || name === 'frame');
    expect(announcements).toEqual(['StaticDataChanged', 'StaticDataChanged', 'frame']);
  });

  it('a clock that is set back does not bring the old sets back', async () => {
    server = await HubTestServer.start({}, database);
    const player = await server.player();
    const watcher = await server.watch(player);
    await server.game.content.importWorld(slower);
    server.clock.set(T);
    await vi.waitFor(() => expect(watcher.contents).toHaveLength(2), { timeout: 10_000 });
    server.clock.set(T - 1);
    const later = await server.watch(player);
    await vi.waitFor(() => expect(later.contents).toHaveLength(1), { timeout: 10_000 });
    expect(later.contents[0]?.content).toBe(slower.version);
    expect(watcher.contents).toHaveLength(2);
  });
});
