import { amountOf } from '@slumberfell/engine';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { audit } from '../characters/replay.ts';
import type { Game } from '../game.ts';
import { openGame } from '../game.ts';
import { openStorage } from '../storage/open.ts';
import type { Storage } from '../storage/storage.ts';
import { characterRow } from '../storage/tables/characters/rows.ts';
import { contentTimeline } from '../storage/tables/content-timeline.ts';
import type { CompiledContent } from '../storage/values/content/kept-content.ts';
import { DATABASES, type DatabasePlace } from '../testing/databases.ts';
import { playedCharacter, SHIPPED, THINGS } from '../testing/played-character.ts';
import { TestClock } from '../testing/test-clock.ts';
import { IMPORT_DELAY } from './import.ts';

const START = 1_763_600_000_000;

/** The shipped world, except that gathering flax takes twice as long. */
const SLOWER: CompiledContent = {
  ...SHIPPED,
  version: 'slower',
  sets: {
    ...SHIPPED.sets,
    crafteableItems: SHIPPED.sets.crafteableItems.map((craft) =>
      craft.itemId === THINGS.flax ? { ...craft, baseActionTime: 2 * craft.baseActionTime } : craft,
    ),
  },
};

describe.each(DATABASES)('content on $name', ({ place }) => {
  const clock = new TestClock(START);
  let at: DatabasePlace & { remove(): Promise<void> };
  let storage: Storage;
  let game: Game | null = null;
  beforeEach(async () => {
    clock.set(START);
    at = await place();
    storage = await openStorage({ ...at, clock });
  });
  afterEach(async () => {
    await game?.close();
    await storage.close();
    await at.remove();
  });

  /** Stops the server, if one runs, and starts it with other content. */
  const restart = async (content: CompiledContent): Promise<Game> => {
    await game?.close();
    await storage.close();
    storage = await openStorage({ ...at, clock });
    game = await openGame({ storage, content });
    return game;
  };
  const entries = () => storage.read(contentTimeline);

  test('that is imported first is live from the beginning of time, and an equal import changes nothing', async () => {
    const first = await restart(SHIPPED);
    expect(first.content.live().version).toBe(SHIPPED.version);
    await restart(SHIPPED);
    expect(await entries()).toEqual([{ effectiveAt: 0, version: SHIPPED.version }]);
  });

  test('that is new takes effect once every node can know it, and the old is kept for replays', async () => {
    const before = await restart(SHIPPED);
    const id = await playedCharacter(before, storage);
    await before.characters.command(
      id,
      { name: 'begin-crafting', input: { itemId: THINGS.flax, amount: 1_000 } },
      null,
    );
    clock.forward(100_000);
    const after = await restart(SLOWER);
    const effectiveAt = START + 100_000 + (storage.isShared ? IMPORT_DELAY : 0);
    expect((await entries()).at(-1)).toEqual({ effectiveAt, version: 'slower' });
    expect(after.content.live().version).toBe(storage.isShared ? SHIPPED.version : 'slower');

    clock.set(effectiveAt + 100_000);
    expect(after.content.live().version).toBe('slower');
    const old = (effectiveAt - START) / (THINGS.flaxSeconds * 1_000);
    const settled = await after.characters.open(id);
    expect(settled?.shown.action).toMatchObject({ done: old + 10, content: 'slower' });
    expect(settled?.world.version).toBe('slower');
    const found = await audit(storage, id);
    expect(found?.replayed).toEqual(found?.stored);
  });

  test('that an unread session needs is kept over many releases', async () => {
    const first = await restart(SHIPPED);
    const id = await playedCharacter(first, storage);
    await first.characters.command(
      id,
      { name: 'begin-crafting', input: { itemId: THINGS.flax, amount: 10 } },
      null,
    );
    for (const version of ['second', 'third', 'fourth']) {
      clock.forward(24 * 60 * 60 * 1_000);
      await restart({ ...SLOWER, version });
    }
    const settled = await game?.characters.open(id);
    expect(settled?.shown.action).toBeNull();
    expect(amountOf(settled?.shown.inventory ?? [], THINGS.flax)).toBeGreaterThanOrEqual(10);
  });

  test('that no session needs any more is not loaded', async () => {
    await restart(SHIPPED);
    clock.forward(2 * IMPORT_DELAY);
    await restart(SLOWER);
    clock.forward(2 * IMPORT_DELAY);
    const last = await restart(SLOWER);
    expect(last.content.timeline.map(({ at: from, world }) => [from, world.version])).toEqual([
      [0, 'slower'],
    ]);
  });

  test('returns with an older release, unless other nodes may be at the newer one', async () => {
    await restart(SHIPPED);
    clock.forward(2 * IMPORT_DELAY);
    await restart(SLOWER);
    clock.forward(2 * IMPORT_DELAY);
    await restart(SHIPPED);
    expect((await entries()).map((entry) => entry.version)).toEqual([
      SHIPPED.version,
      'slower',
      ...(storage.isShared ? [] : [SHIPPED.version]),
    ]);
  });

  test('calls listeners when it has become live on a node that was running before', async () => {
    const running = await restart(SHIPPED);
    const received = vi.fn<() => void>();
    running.content.onChange(received);
    const other = await openGame({ storage, content: SLOWER });
    clock.forward(IMPORT_DELAY + 1);
    await running.content.refresh();
    expect(received).toHaveBeenCalledTimes(1);
    expect(running.content.live().version).toBe('slower');
    await running.content.refresh();
    expect(received).toHaveBeenCalledTimes(1);
    await other.close();
  });

  test('is the version that a row names', async () => {
    const first = await restart(SHIPPED);
    const id = await playedCharacter(first, storage);
    const row = await storage.read((db) => characterRow(db, id));
    expect(row?.contentVersion).toBe(SHIPPED.version);
  });
});
