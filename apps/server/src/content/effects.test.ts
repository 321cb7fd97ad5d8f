import { advance, amountOf, EventRecorder, type State } from '@slumberfell/engine';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { audit } from '../characters/replay.ts';
import type { Game } from '../game.ts';
import { openGame } from '../game.ts';
import { openStorage } from '../storage/open.ts';
import type { Storage } from '../storage/storage.ts';
import { changeCraft, changedWorld, dropCraft } from '../testing/changed-world.ts';
import { DATABASES, type DatabasePlace } from '../testing/databases.ts';
import { playedCharacter, SHIPPED, THINGS } from '../testing/played-character.ts';
import { TestClock } from '../testing/test-clock.ts';
import { IMPORT_DELAY } from './import.ts';

const START = 1_763_600_000_000;
const MINUTE = 60_000;
const FLAX_TIME = THINGS.flaxSeconds * 1_000;

const slower = changedWorld((sets) =>
  changeCraft(sets, THINGS.flax, { baseActionTime: 2 * THINGS.flaxSeconds }),
);
const flaxless = changedWorld((sets) => dropCraft(sets, THINGS.flax));
/** A world in which all enemies in the meadow have ten times the health. */
const tough = changedWorld((sets) => {
  sets.enemies = sets.enemies.map((enemy) => ({ ...enemy, health: 10 * enemy.health }));
});
/** The first dungeon of the shipped content, and the item that is its key. */
const { id: MILL = 0, keyItemId: LATCHKEY = 0 } = SHIPPED.sets.dungeons[0] ?? {};
/** A world in which enemies do no damage and have 1 health, and a new character has nine keys of `MILL`. */
const gentle = {
  ...changedWorld((sets) => {
    sets.enemies = sets.enemies.map((enemy) => ({ ...enemy, health: 1, attackPower: 0 }));
  }),
  newCharacter: {
    ...SHIPPED.newCharacter,
    inventory: [
      { itemId: LATCHKEY, amount: 9 },
      { itemId: THINGS.cudgel, amount: 1 },
    ],
  },
};
/** The world `gentle` without the dungeon `MILL`. The key of the dungeon is still an item. */
const closed = changedWorld((sets) => {
  sets.dungeons = sets.dungeons.filter(({ id }) => id !== MILL);
  sets.regions = sets.regions.map((region) => ({
    ...region,
    dungeons: region.dungeons.filter((id) => id !== MILL),
  }));
}, gentle);
/**
 * A trophy that each new character has in the worlds `modest` and `generous`. They differ in its `bonusTime`.
 */
const TROPHY = SHIPPED.sets.relicariumEntries[0]?.itemId ?? 0;
const withTrophy = (bonusTime: number) => ({
  ...changedWorld((sets) => {
    sets.relicariumEntries = sets.relicariumEntries.map((entry) =>
      entry.itemId === TROPHY ? { ...entry, bonusTime } : entry,
    );
  }),
  newCharacter: { ...SHIPPED.newCharacter, inventory: [{ itemId: TROPHY, amount: 2 }] },
});
const modest = withTrophy(60);
const generous = withTrophy(600);
/** A world in which the meadow has no enemies. */
const peaceful = changedWorld((sets) => {
  sets.regions = sets.regions.map((region) =>
    region.id === THINGS.meadow ? { ...region, enemies: [] } : region,
  );
});

/** The state of a character at an instant, computed from its row. */
async function stateAt(game: Game, id: number, at: number): Promise<State> {
  const loaded = await game.characters.load(id);
  if (loaded === null) throw new Error(`character ${id} is missing`);
  const state: State = { shown: loaded.shown, hidden: loaded.hidden };
  advance(state, game.content.timeline, at);
  return state;
}

/** The events of a character from the instant of its row to a given one. */
async function eventsUntil(game: Game, id: number, at: number) {
  const loaded = await game.characters.load(id);
  if (loaded === null) throw new Error(`character ${id} is missing`);
  const recorder = new EventRecorder();
  advance({ shown: loaded.shown, hidden: loaded.hidden }, game.content.timeline, at, recorder);
  return recorder.moments;
}

describe.each(DATABASES)('new content on $name', ({ place }) => {
  const clock = new TestClock(START);
  let at: DatabasePlace & { remove(): Promise<void> };
  let storage: Storage;
  let game: Game;
  beforeEach(async () => {
    clock.set(START);
    at = await place();
    storage = await openStorage({ ...at, clock });
    game = await openGame({ storage, content: SHIPPED });
  });
  afterEach(async () => {
    await game.close();
    await storage.close();
    await at.remove();
  });

  const crafter = async (amount = 1_000): Promise<number> => {
    const id = await playedCharacter(game, storage);
    await game.characters.command(
      id,
      { name: 'begin-crafting', input: { itemId: THINGS.flax, amount } },
      null,
    );
    return id;
  };
  const hunter = async (): Promise<number> => {
    const id = await playedCharacter(game, storage);
    await game.characters.command(id, { name: 'equip', input: { itemId: THINGS.cudgel } }, null);
    await game.characters.command(
      id,
      { name: 'equip-food', input: { itemId: THINGS.bread, amount: 30 } },
      null,
    );
    await game.characters.command(id, { name: 'begin-hunting', input: { regionId: THINGS.meadow } }, null);
    return id;
  };
  const faithful = async (id: number): Promise<void> => {
    const found = await audit(storage, id);
    expect(found?.replayed).toEqual(found?.stored);
  };

  test('changes nothing before its instant, byte for byte', async () => {
    const ids = [await crafter(), await hunter()];
    clock.forward(3 * MINUTE);
    const imported = await game.content.importWorld(tough);
    if ('refused' in imported) throw new Error('refused');
    const instants = [START + 1, START + MINUTE + 321, clock.now(), imported.effectiveAt - 1];
    const past = async () => {
      const states = ids.flatMap((id) => instants.map((instant) => stateAt(game, id, instant)));
      return (await Promise.all(states)).map((state) => JSON.stringify(state));
    };
    const before = await past();
    const seen = await Promise.all(ids.map((id) => game.characters.read(id)));
    clock.set(imported.effectiveAt + 10 * MINUTE);
    await game.content.refresh();
    expect(await past()).toEqual(before);
    expect(seen.map((settled) => JSON.stringify(settled?.shown))).toEqual([
      JSON.stringify((await stateAt(game, ids[0] ?? 0, START + 3 * MINUTE)).shown),
      JSON.stringify((await stateAt(game, ids[1] ?? 0, START + 3 * MINUTE)).shown),
    ]);
    for (const id of ids) {
      await game.characters.open(id);
      await faithful(id);
    }
  });

  test('ends the running action by the old content, and begins the next by the new', async () => {
    // The action begins 1.7 s after `START`, and the content takes effect in the middle of an action.
    clock.forward(1_700);
    const id = await crafter();
    const begun = clock.now();
    clock.forward(FLAX_TIME - 1_000);
    const imported = await game.content.importWorld(slower);
    if ('refused' in imported) throw new Error('refused');
    const whole = Math.floor((imported.effectiveAt - begun) / FLAX_TIME);
    const end = begun + (whole + 1) * FLAX_TIME;
    expect(end).toBeGreaterThan(imported.effectiveAt);

    clock.set(end - 1);
    const during = await game.characters.open(id);
    expect(during?.shown.action).toMatchObject({ done: whole, content: SHIPPED.version });
    expect(during?.world.version).toBe(slower.version);
    clock.set(end);
    expect((await game.characters.open(id))?.shown.action).toMatchObject({
      done: whole + 1,
      content: slower.version,
    });
    clock.set(end + 2 * FLAX_TIME - 1);
    expect((await game.characters.open(id))?.shown.action).toMatchObject({ done: whole + 1 });
    clock.set(end + 2 * FLAX_TIME);
    expect((await game.characters.open(id))?.shown.action).toMatchObject({ done: whole + 2 });
    await faithful(id);
  });

  test('ends the running fight by the old content, and begins the next by the new', async () => {
    const id = await hunter();
    // The instants after `IMPORT_DELAY` at which a fight begins. The test imports a world so that it takes
    // effect 1 ms after the first of them.
    const spawned = (await eventsUntil(game, id, START + 20 * MINUTE)).filter(
      ({ at: when, events }) =>
        when > START + IMPORT_DELAY && events.some(({ type }) => type === 'OnCombatStart'),
    );
    const [first] = spawned;
    if (first === undefined) throw new Error('the hunter met nobody');
    clock.set(first.at + 1 - IMPORT_DELAY);
    expect(await game.content.importWorld(tough)).toMatchObject({ effectiveAt: first.at + 1 });
    const starts = (await eventsUntil(game, id, first.at + 30 * MINUTE)).flatMap(({ at: when, events }) =>
      events.flatMap((event) => (event.type === 'OnCombatStart' ? [{ when, ...event }] : [])),
    );
    expect(starts.length).toBeGreaterThan(1);
    for (const { when, enemyId, enemyHealth, content } of starts) {
      const isNew = when > first.at;
      const health = SHIPPED.sets.enemies.find((enemy) => enemy.id === enemyId)?.health ?? 0;
      expect([content, enemyHealth]).toEqual(
        isNew ? [tough.version, 10 * health] : [SHIPPED.version, health],
      );
    }
    clock.set(first.at + 30 * MINUTE);
    await game.characters.open(id);
    await faithful(id);
  });

  test.each([
    ['gathering', crafter, flaxless],
    ['hunting', hunter, peaceful],
  ])('ends %s that has retired when the next would begin, and says why', async (_, begin, content) => {
    const id = await begin();
    await game.content.importWorld(content);
    const moments = await eventsUntil(game, id, START + 20 * MINUTE);
    const last = moments.at(-1);
    expect(last?.events.at(-1)).toMatchObject({ type: 'OnIdleSessionFinished', reason: 'retired' });
    expect(last?.at).toBeGreaterThanOrEqual(START + IMPORT_DELAY);
    clock.set(START + 20 * MINUTE);
    const settled = await game.characters.open(id);
    expect(settled?.shown.action).toBeNull();
    expect(settled?.shown.eventAt).toBe(last?.at);
    await faithful(id);
    const again = await game.characters.command(
      id,
      content === flaxless
        ? { name: 'begin-crafting', input: { itemId: THINGS.flax, amount: 1 } }
        : { name: 'refresh', input: {} },
      null,
    );
    expect(again).toHaveProperty('refused');
  });

  test('applies its idle time from the next begin or refresh on', async () => {
    await game.close();
    game = await openGame({ storage, content: modest });
    clock.forward(IMPORT_DELAY);
    await game.content.refresh();
    const ids = [await playedCharacter(game, storage), await playedCharacter(game, storage)];
    for (const id of ids) {
      const claimed = { name: 'claim-trophy', input: { itemId: TROPHY, amount: 1 } } as const;
      expect(await game.characters.command(id, claimed, null)).toHaveProperty('frame');
    }
    const [running = 0, resting = 0] = ids;
    const gather = { name: 'begin-crafting', input: { itemId: THINGS.flax, amount: 1_000 } } as const;
    await game.characters.command(running, gather, null);
    await game.content.importWorld(generous);
    clock.forward(2 * IMPORT_DELAY);
    await game.content.refresh();
    const limit = async (id: number) => {
      const shown = (await game.characters.open(id))?.shown;
      return [shown?.totalIdleTime, shown?.action && shown.action.limitAt - shown.action.startAt];
    };
    expect(await limit(running)).toEqual([28_860, 28_860_000]);
    await game.characters.command(running, { name: 'refresh', input: {} }, null);
    await game.characters.command(resting, gather, null);
    for (const id of ids) {
      expect(await limit(id)).toEqual([29_400, 29_400_000]);
      await faithful(id);
    }
  });

  test('lets the running run of a removed dungeon end, and takes no further key', async () => {
    await game.close();
    game = await openGame({ storage, content: gentle });
    clock.forward(IMPORT_DELAY);
    await game.content.refresh();
    const id = await playedCharacter(game, storage);
    await game.characters.command(id, { name: 'equip', input: { itemId: THINGS.cudgel } }, null);
    const begun = clock.now();
    const entered = { name: 'begin-dungeon', input: { dungeonId: MILL, runs: 9 } } as const;
    expect(await game.characters.command(id, entered, null)).toHaveProperty('frame');
    const runs = (await eventsUntil(game, id, begun + 60 * MINUTE)).flatMap(({ at: when, events }) =>
      events.flatMap((event) => (event.type === 'DungeonProgress' && event.isRunOver ? [when] : [])),
    );
    const [, second = 0] = runs;
    // The content without the dungeon takes effect 5 s before the end of the second run.
    clock.set(second - 5_000 - IMPORT_DELAY);
    expect(await game.content.importWorld(closed)).toMatchObject({ effectiveAt: second - 5_000 });
    clock.set(second - 1);
    expect((await game.characters.open(id))?.shown.action).toMatchObject({ content: gentle.version });
    expect(game.content.live().version).toBe(closed.version);
    const moments = await eventsUntil(game, id, second + 60 * MINUTE);
    expect(moments.flatMap(({ events }) => events).at(-1)).toMatchObject({ reason: 'retired' });
    clock.set(second + 60 * MINUTE);
    const settled = await game.characters.open(id);
    expect(settled?.shown.action).toBeNull();
    expect(amountOf(settled?.shown.inventory ?? [], LATCHKEY)).toBe(7);
    expect(settled?.world.item(LATCHKEY)).toBeDefined();
    await faithful(id);
    expect(await game.characters.command(id, entered, null)).toHaveProperty('refused');
  });
});
