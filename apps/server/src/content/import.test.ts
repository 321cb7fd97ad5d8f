import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shippedWorldDirectory } from '@slumberfell/content';
import { amountOf } from '@slumberfell/engine';
import { STATE_VERSION } from '@slumberfell/engine/stored';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Game } from '../game.ts';
import { openGame } from '../game.ts';
import { openStorage } from '../storage/open.ts';
import type { Storage } from '../storage/storage.ts';
import { contentTimeline } from '../storage/tables/content-timeline.ts';
import { saveSnapshot } from '../storage/tables/snapshots.ts';
import type { CompiledContent } from '../storage/values/content/kept-content.ts';
import { changeCraft, changedWorld, dropItem } from '../testing/changed-world.ts';
import { DATABASES, type DatabasePlace } from '../testing/databases.ts';
import { playedCharacter, SHIPPED, THINGS } from '../testing/played-character.ts';
import { TestClock } from '../testing/test-clock.ts';
import { IMPORT_DELAY, importWorld, reviewImport } from './import.ts';
import { compileFiles } from './preparation.ts';

const START = 1_763_600_000_000;
const HOUR = 3_600_000;
const SPOON = SHIPPED.sets.items.find(({ name }) => name === 'Bent Silver Spoon')?.id ?? 0;

const slower = changedWorld((sets) => changeCraft(sets, THINGS.flax, { baseActionTime: 10 }));
const spoonless = changedWorld((sets) => dropItem(sets, SPOON));
const brokenLoot = changedWorld((sets) => {
  sets.lootTables = sets.lootTables.map((table) => ({
    ...table,
    subTables: table.subTables.map((row) => ({ ...row, probability: 2 })),
  }));
});
const landless = changedWorld((sets) => {
  sets.skills = sets.skills.slice(1);
});
const wordy = changedWorld((sets) => {
  sets.items = sets.items.map((item) => ({ ...item, description: 'so '.repeat(2_000) }));
});
/** A world in which a new character has a spoon. */
const generous = {
  ...SHIPPED,
  newCharacter: { ...SHIPPED.newCharacter, inventory: [{ itemId: SPOON, amount: 3 }] },
};

describe('the files of a world', () => {
  let directory: string;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'slumberfell-world-'));
    cpSync(shippedWorldDirectory, directory, { recursive: true });
  });
  afterEach(() => rmSync(directory, { recursive: true }));

  test('are compiled', () => {
    expect(compileFiles(directory)).toMatchObject({ version: SHIPPED.version });
  });

  test('that cannot be read are refused with each problem and its place', () => {
    const file = join(directory, 'regions.csv');
    const [header, first = '', ...rest] = readFileSync(file, 'utf8').split('\n');
    writeFileSync(file, [header, first.replace(/^\d+/, 'one'), ...rest].join('\n'));
    const compiled = compileFiles(directory);
    if (!('refused' in compiled)) throw new Error('compiled');
    expect(compiled.refused[0]?.check).toBe('files');
    expect(compiled.refused.map(({ message }) => message).join('\n')).toContain('regions.csv, row 2:');
  });
});

describe.each(DATABASES)('an import on $name', ({ place }) => {
  const clock = new TestClock(START);
  let at: DatabasePlace & { remove(): Promise<void> };
  let storage: Storage;
  let game: Game | null;
  beforeEach(async () => {
    clock.set(START);
    at = await place();
    storage = await openStorage({ ...at, clock });
    game = null;
  });
  afterEach(async () => {
    await game?.close();
    await storage.close();
    await at.remove();
  });

  const entries = () => storage.read(contentTimeline);
  const opened = async (content: CompiledContent = SHIPPED): Promise<Game> => {
    await game?.close();
    game = await openGame({ storage, content });
    return game;
  };

  test('while the game runs takes effect a minute later, at one instant, and listeners are called then', async () => {
    const running = await opened();
    const received = vi.fn<() => void>();
    running.content.onChange(received);
    const outcome = await running.content.importWorld(slower);
    expect(outcome).toMatchObject({ version: slower.version, effectiveAt: START + IMPORT_DELAY });
    expect(running.content.live().version).toBe(SHIPPED.version);
    clock.set(START + IMPORT_DELAY - 1);
    expect(running.content.live().version).toBe(SHIPPED.version);
    expect(received).not.toHaveBeenCalled();
    clock.set(START + IMPORT_DELAY);
    expect(running.content.live().version).toBe(slower.version);
    expect(received).toHaveBeenCalledTimes(1);
  });

  test('returns what it adds, changes and retires, and a review before it changes nothing', async () => {
    await opened();
    const before = await entries();
    const reviewed = await reviewImport(storage, slower);
    expect(await entries()).toEqual(before);
    const imported = await importWorld(storage, slower, IMPORT_DELAY);
    if ('refused' in imported) throw new Error('refused');
    expect(reviewed).toEqual({ difference: imported.difference });
    expect(imported.difference.crafteableItems).toEqual({
      added: [],
      changed: [{ id: THINGS.flax, name: 'Raw Flax' }],
      retired: [],
    });
    expect(imported.difference.items).toEqual({ added: [], changed: [], retired: [] });
    const retiring = await reviewImport(storage, spoonless);
    expect(retiring).toMatchObject({
      difference: { items: { retired: [{ id: SPOON, name: 'Bent Silver Spoon' }] } },
    });
  });

  test.each([
    ['structure', brokenLoot, /with a chance of 2$/],
    ['what it must keep', landless, /^skill 1 "Harvesting" is missing, but characters have experience in it/],
    ['size', wordy, /^items\.0\.description: /],
  ])('is refused for its %s, with findings, and nothing of it is kept', async (_, content, message) => {
    const running = await opened();
    const before = await entries();
    const outcome = await running.content.importWorld(content);
    if (!('refused' in outcome)) throw new Error('imported');
    expect(outcome.refused.map((finding) => finding.message)).toContainEqual(expect.stringMatching(message));
    expect(await reviewImport(storage, content)).toEqual(outcome);
    expect(await entries()).toEqual(before);
    clock.forward(HOUR);
    expect(running.content.live().version).toBe(SHIPPED.version);
  });

  test('that is refused at the start is reported in sentences', async () => {
    await opened();
    await expect(openGame({ storage, content: landless })).rejects.toThrow(
      /^The world cannot be imported, for \d+ reason\(s\):\n/,
    );
    await expect(openGame({ storage, content: landless })).rejects.toThrow(
      /\n {2}skill 1 "Harvesting" is missing, but characters have experience in it/,
    );
  });

  test('of the first world is validated, too', async () => {
    await expect(opened(brokenLoot)).rejects.toThrow(/with a chance of 2/);
    expect(await entries()).toEqual([]);
  });

  test('without an item leaves the items that characters have, and drops it from loot', async () => {
    const running = await opened(generous);
    const id = await playedCharacter(running, storage);
    await running.content.importWorld(spoonless);
    clock.forward(IMPORT_DELAY);
    const settled = await running.characters.open(id);
    expect(amountOf(settled?.shown.inventory ?? [], SPOON)).toBe(3);
    expect(settled?.world.item(SPOON)?.name).toBe('Bent Silver Spoon');
    for (const { subTables } of running.content.live().sets.lootTables) {
      expect(subTables.map(({ itemId }) => itemId)).not.toContain(SPOON);
    }
    const value = settled?.world.item(SPOON)?.value ?? 0;
    const sold = await running.characters.command(
      id,
      { name: 'sell', input: { itemId: SPOON, amount: 3 } },
      null,
    );
    expect(sold).toMatchObject({ frame: { revision: 1 } });
    expect((await running.characters.open(id))?.shown.gold).toBe(SHIPPED.newCharacter.gold + 3 * value);
  });

  test('is not made again by a restart, though it retired something, nor by the admin', async () => {
    await opened();
    await opened(spoonless);
    clock.forward(HOUR);
    const after = await entries();
    expect(after).toHaveLength(2);
    const running = await opened(spoonless);
    expect(running.content.live().retired).toEqual({ items: [SPOON] });
    expect(await running.content.importWorld(spoonless)).toMatchObject({
      effectiveAt: after[1]?.effectiveAt,
    });
    expect(await entries()).toEqual(after);
    await running.content.importWorld(SHIPPED);
    clock.forward(HOUR);
    expect((await opened(SHIPPED)).content.live()).toMatchObject({ version: SHIPPED.version, retired: {} });
  });

  test('and another at the same time run one after the other', async () => {
    const running = await opened();
    const outcomes = await Promise.all(
      [spoonless, slower].map((content) => importWorld(storage, content, IMPORT_DELAY)),
    );
    const instants = outcomes.map((outcome) => ('refused' in outcome ? 0 : outcome.effectiveAt));
    expect([...instants].sort((a, b) => a - b)).toEqual([START + IMPORT_DELAY, START + IMPORT_DELAY + 1]);
    clock.forward(HOUR);
    await running.content.refresh();
    // In either order of the imports the spoon stays an item, because it was live.
    expect(running.content.live().world.item(SPOON)?.name).toBe('Bent Silver Spoon');
  });

  test('lets earlier contents be removed once no snapshot and no session needs them', async () => {
    const running = await opened();
    const id = await playedCharacter(running, storage);
    await running.characters.command(
      id,
      { name: 'begin-crafting', input: { itemId: THINGS.flax, amount: 9 } },
      null,
    );
    await running.content.importWorld(slower);
    clock.forward(HOUR);
    expect(await running.content.purge()).toEqual([]);
    await running.characters.open(id);
    expect(await running.content.purge()).toEqual([]);
    // Adds a snapshot and removes the first one. The removal of old logs does the same, months later.
    const state = JSON.stringify(await running.characters.load(id));
    await storage.withLockedCharacter(id, (character) =>
      character.request(saveSnapshot, {
        revision: 1,
        at: clock.now(),
        rulesVersion: 1,
        contentVersion: slower.version,
        sessionContent: null,
        state,
        stateVersion: STATE_VERSION,
        createdAt: character.now,
      }),
    );
    await storage.write((tx) => tx.deleteFrom('snapshots').where('revision', '=', 0).execute());
    expect(await running.content.purge()).toEqual([SHIPPED.version]);
    expect((await opened(slower)).content.live().version).toBe(slower.version);
    expect((await running.characters.open(id))?.shown.action).toBeNull();
  });

  test('begins after everything that has happened, though the clock was set back before it', async () => {
    const running = await opened();
    const id = await playedCharacter(running, storage);
    clock.forward(2 * HOUR);
    await running.characters.command(id, { name: 'sell', input: { itemId: THINGS.bread, amount: 1 } }, null);
    const seen = clock.now();
    clock.forward(-HOUR);
    expect(await running.content.importWorld(slower)).toMatchObject({ effectiveAt: seen + 1 });
    await opened(changedWorld((sets) => changeCraft(sets, THINGS.flax, { baseActionTime: 20 })));
    expect((await entries()).map(({ effectiveAt }) => effectiveAt)).toEqual([0, seen + 1, seen + 2]);
  });
});
