import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { audit } from '../characters/replay.ts';
import type { Game } from '../game.ts';
import { openGame } from '../game.ts';
import { Busy } from '../storage/database/busy.ts';
import { openStorage } from '../storage/open.ts';
import type { Storage } from '../storage/storage.ts';
import { logAfter } from '../storage/tables/command-log.ts';
import { contentTimeline } from '../storage/tables/content-timeline.ts';
import type { CompiledContent } from '../storage/values/content/kept-content.ts';
import { changeCraft, changedWorld, dropItem } from '../testing/changed-world.ts';
import { type DatabasePlace, POSTGRES } from '../testing/databases.ts';
import { holdTable } from '../testing/held-table.ts';
import { playedCharacter, SHIPPED, THINGS } from '../testing/played-character.ts';
import { TestClock } from '../testing/test-clock.ts';
import { IMPORT_DELAY, importWorld } from './import.ts';

const START = 1_763_600_000_000;
const MINUTE = 60_000;
const FLAX_TIME = THINGS.flaxSeconds * 1_000;

const SPOON = SHIPPED.sets.items.find(({ name }) => name === 'Bent Silver Spoon')?.id ?? 0;

const spoonless = changedWorld((sets) => dropItem(sets, SPOON));
const slower = changedWorld((sets) =>
  changeCraft(sets, THINGS.flax, { baseActionTime: 2 * THINGS.flaxSeconds }),
);

describe('two nodes on one PostgreSQL', () => {
  const clock = new TestClock(START);
  let at: DatabasePlace & { remove(): Promise<void> };
  let storages: Storage[];
  let games: Game[];
  beforeEach(async () => {
    clock.set(START);
    at = await POSTGRES.place();
    storages = [await openStorage({ ...at, clock }), await openStorage({ ...at, clock })];
    games = [];
    for (const storage of storages) games.push(await openGame({ storage, content: SHIPPED }));
  });
  afterEach(async () => {
    for (const game of games) await game.close();
    for (const storage of storages) await storage.close();
    await at.remove();
  });

  test('take a change at the same instant, also a node that has not loaded it', async () => {
    const [here, there] = games as [Game, Game];
    const [storage] = storages as [Storage, Storage];
    const ids = [await playedCharacter(here, storage), await playedCharacter(here, storage)];
    const begin = (game: Game, id: number) =>
      game.characters.command(
        id,
        { name: 'begin-crafting', input: { itemId: THINGS.flax, amount: 500 } },
        null,
      );
    await begin(here, ids[0] ?? 0);
    await begin(there, ids[1] ?? 0);
    const imported = await importWorld(storage, slower, IMPORT_DELAY);
    expect(imported).toMatchObject({ effectiveAt: START + IMPORT_DELAY });
    // Neither node has loaded the import: their timers follow the machine's clock, on which hardly any time
    // passes.
    for (const instant of [START + IMPORT_DELAY - 1, START + IMPORT_DELAY]) {
      clock.set(instant);
      for (const id of ids) await there.characters.open(id);
      const before = instant < START + IMPORT_DELAY;
      expect(there.content.live().version).toBe(before ? SHIPPED.version : slower.version);
    }
    clock.forward(MINUTE);
    const actions: unknown[] = [];
    for (const [index, id] of ids.entries()) {
      const settled = await games[1 - index]?.characters.open(id);
      actions.push(settled?.shown.action);
      const set = { name: 'set-healing-threshold', input: { healingThreshold: 1 } } as const;
      await games[index]?.characters.command(id, set, null);
      const [, last] = await storage.read((db) => logAfter(db, id, 0, 10));
      expect(last?.contentVersion).toBe(slower.version);
      const found = await audit(storage, id);
      expect(found?.replayed).toEqual(found?.stored);
    }
    expect(actions[0]).toMatchObject({
      done: IMPORT_DELAY / FLAX_TIME + MINUTE / (2 * FLAX_TIME),
      content: slower.version,
    });
    expect(actions[1]).toEqual(actions[0]);
  });

  test('of which one restarts with an older world leave the newer one in its place, and the log says so', async () => {
    const [here] = games as [Game, Game];
    const [, storage] = storages as [Storage, Storage];
    const log = { info: vi.fn(), warn: vi.fn() };
    const restart = async (content: CompiledContent): Promise<Game> => {
      games.pop()?.close();
      const restarted = await openGame({ storage, content, log });
      games.push(restarted);
      return restarted;
    };
    const versions = async () => (await storage.read(contentTimeline)).map(({ version }) => version);
    await here.content.importWorld(spoonless);
    clock.forward(MINUTE);
    await here.content.importWorld(slower);
    const before = await versions();
    expect(before).toHaveLength(3);
    for (const content of [SHIPPED, spoonless]) {
      await restart(content);
      expect(await versions()).toEqual(before);
      expect(log.warn).toHaveBeenLastCalledWith(
        { version: content.version },
        expect.stringContaining('older one'),
      );
    }
    expect(log.info).not.toHaveBeenCalled();
    clock.forward(MINUTE);
    const restarted = await restart(slower);
    expect(restarted.content.live().version).toBe(slower.version);
    expect(log.warn).toHaveBeenCalledTimes(2);
    // To return to an older world, an administrator imports it.
    const imported = await restarted.content.importWorld(SHIPPED);
    expect(log.info).toHaveBeenCalledWith(
      { version: SHIPPED.version, from: new Date(clock.now() + IMPORT_DELAY).toISOString() },
      'imported a world',
    );
    expect(imported).toHaveProperty('version', SHIPPED.version);
    expect(await versions()).toEqual([...before, SHIPPED.version]);
  });

  test('of which one cannot load the timeline refuse its calls', async () => {
    const [here, there] = games as [Game, Game];
    const [storage] = storages as [Storage, Storage];
    const id = await playedCharacter(there, storage);
    await here.content.importWorld(slower);
    clock.forward(IMPORT_DELAY);
    const release = await holdTable(at, 'content_timeline');
    const command = { name: 'set-healing-threshold', input: { healingThreshold: 1 } } as const;
    await expect(there.characters.command(id, command, null)).rejects.toThrow(Busy);
    await expect(there.characters.read(id)).rejects.toThrow(Busy);
    await release();
    expect(await there.characters.command(id, command, null)).toHaveProperty('frame');
    expect((await there.characters.open(id))?.world.version).toBe(slower.version);
  });
});
