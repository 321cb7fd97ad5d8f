import { advance, EventRecorder, type GameEvent, type State, type Trait, Verb } from '@slumberfell/engine';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { audit } from '../characters/replay.ts';
import { type Game, openGame } from '../game.ts';
import { openStorage } from '../storage/open.ts';
import type { Storage } from '../storage/storage.ts';
import { changedWorld } from '../testing/changed-world.ts';
import { DATABASES, type DatabasePlace } from '../testing/databases.ts';
import { playedCharacter, SHIPPED, THINGS } from '../testing/played-character.ts';
import { TestClock } from '../testing/test-clock.ts';
import { IMPORT_DELAY } from './import.ts';

/** What runs while an import brings traits: the old rules until the fight or run ends, then the new ones. */

const START = 1_763_600_000_000;
const MINUTE = 60_000;

/** The first dungeon of the shipped content, and the item that is its key. */
const { id: MILL = 0, keyItemId: LATCHKEY = 0 } = SHIPPED.sets.dungeons[0] ?? {};

/** Content as it was before traits: in it no item and no enemy has any. Fights are easy. */
const plain = {
  ...changedWorld((sets) => {
    sets.items = sets.items.map(({ traits: _, ...item }) => item);
    sets.enemies = sets.enemies.map(({ traits: _, ...enemy }) => ({ ...enemy, health: 25, attackPower: 1 }));
  }),
  newCharacter: {
    ...SHIPPED.newCharacter,
    inventory: [
      { itemId: LATCHKEY, amount: 9 },
      { itemId: THINGS.cudgel, amount: 1 },
    ],
  },
};
const own: Trait[] = [
  [Verb.Thorns, 100, 0],
  [Verb.Haste, 500, 0],
];
/** The same content with traits of the cudgel, and a trick of each enemy. */
const tricky = changedWorld((sets) => {
  sets.items = sets.items.map((item) => (item.id === THINGS.cudgel ? { ...item, traits: own } : item));
  sets.enemies = sets.enemies.map((enemy) => ({ ...enemy, traits: [[Verb.Thorns, 50, 0]] }));
}, plain);

type Dated = GameEvent & { readonly at: number };
const ofType = <T extends GameEvent['type']>(events: readonly Dated[], type: T) =>
  events.filter((event): event is Extract<GameEvent, { type: T }> & { at: number } => event.type === type);

describe.each(DATABASES)('an import of traits on $name', ({ place }) => {
  const clock = new TestClock(START);
  let at: DatabasePlace & { remove(): Promise<void> };
  let storage: Storage;
  let game: Game;
  beforeEach(async () => {
    clock.set(START);
    at = await place();
    storage = await openStorage({ ...at, clock });
    game = await openGame({ storage, content: plain });
    clock.forward(IMPORT_DELAY);
    await game.content.refresh();
  });
  afterEach(async () => {
    await game.close();
    await storage.close();
    await at.remove();
  });

  /** The events of a character from the instant of its row to a given one. */
  async function eventsUntil(id: number, until: number): Promise<readonly Dated[]> {
    const loaded = await game.characters.load(id);
    if (loaded === null) throw new Error(`character ${id} is missing`);
    const recorder = new EventRecorder();
    const state: State = { shown: loaded.shown, hidden: loaded.hidden };
    advance(state, game.content.timeline, until, recorder);
    return recorder.moments.flatMap(({ at: when, events }) =>
      events.map((event) => ({ ...event, at: when })),
    );
  }

  async function fighting(command: Parameters<Game['characters']['command']>[1]): Promise<number> {
    const id = await playedCharacter(game, storage);
    await game.characters.command(id, { name: 'equip', input: { itemId: THINGS.cudgel } }, null);
    expect(await game.characters.command(id, command, null)).toHaveProperty('frame');
    return id;
  }

  /** Imports the traits so that they are live at an instant. */
  async function importAt(instant: number): Promise<void> {
    clock.set(instant - IMPORT_DELAY);
    expect(await game.content.importWorld(tricky)).toMatchObject({ effectiveAt: instant });
  }

  /** Settles and stores the character at an instant, and compares it with its replay. */
  async function openedAt(id: number, instant: number) {
    clock.set(instant);
    const opened = await game.characters.open(id);
    const found = await audit(storage, id);
    expect(found?.replayed).toEqual(found?.stored);
    return opened?.shown.action;
  }

  /** Compares the fights and turns before an instant with those from it on. */
  function compare(events: readonly Dated[], change: number): void {
    const starts = ofType(events, 'OnCombatStart');
    const turns = ofType(events, 'OnCombatTurn');
    expect(starts.some((start) => start.at >= change)).toBe(true);
    for (const { at: when, content, bearers } of starts)
      expect([content, bearers]).toEqual(
        when >= change ? [tricky.version, [THINGS.cudgel]] : [plain.version, undefined],
      );
    for (const { at: when, notes } of turns) expect(notes !== undefined).toBe(when > change);
  }

  test('lets the running fight of a hunt end without them, and the next one has them', async () => {
    const id = await fighting({ name: 'begin-hunting', input: { regionId: THINGS.meadow } });
    const before = await eventsUntil(id, clock.now() + 20 * MINUTE);
    const first = ofType(before, 'OnCombatStart').find(({ at: when }) => when > clock.now() + IMPORT_DELAY);
    if (first === undefined) throw new Error('the hunter met no enemy');
    await importAt(first.at + 1);
    const events = await eventsUntil(id, first.at + 2 * MINUTE);
    const next = ofType(events, 'OnCombatStart').find(({ at: when }) => when > first.at);
    if (next === undefined) throw new Error('the hunter met one enemy only');
    compare(events, next.at);
    // The pull before it was one of the old rules; those after it are shorter.
    const pulls = ofType(events, 'CombatPullStart');
    for (const { at: when, pullTime } of pulls) expect(pullTime).toBe(when > next.at ? 3_500 : 4_000);
    expect(await openedAt(id, next.at - 1)).toMatchObject({ content: plain.version });
    expect(await openedAt(id, next.at)).toMatchObject({ content: tricky.version, bearers: [THINGS.cudgel] });
    await openedAt(id, first.at + 2 * MINUTE);
  });

  test('lets the running run of a dungeon end without them, and the next one has them', async () => {
    const id = await fighting({ name: 'begin-dungeon', input: { dungeonId: MILL, runs: 9 } });
    const begun = clock.now();
    const isOver = ({ isRunOver }: { readonly isRunOver: boolean }) => isRunOver;
    const runs = ofType(await eventsUntil(id, begun + 60 * MINUTE), 'DungeonProgress').filter(isOver);
    const [first, second] = runs.map(({ at: when }) => when);
    if (first === undefined || second === undefined) throw new Error('there was no second run');
    await importAt(Math.max(first + 6_000, begun + IMPORT_DELAY));
    const events = await eventsUntil(id, second + 2 * MINUTE);
    const next = ofType(events, 'OnCombatStart').find(({ at: when }) => when > second);
    if (next === undefined) throw new Error('there was no third run');
    compare(events, next.at);
    expect(await openedAt(id, second)).toMatchObject({ content: plain.version, isRunOver: true });
    expect(await openedAt(id, next.at)).toMatchObject({ content: tricky.version, bearers: [THINGS.cudgel] });
    await openedAt(id, second + 2 * MINUTE);
  });
});
