import {
  AgainKind,
  AttackStyle,
  advance,
  amountOf,
  type BeginCommand,
  type Dungeon,
  execute,
  ItemCategory,
  LessonKind,
  type Recorder,
  type Seed,
  SKILL,
  type State,
  ThriftKind,
  type Timeline,
  type Trait,
  Verb,
  withSupplied,
} from '@slumberfell/engine';
import { isLong, PROPERTY_TIMEOUT } from '@slumberfell/engine/testing';
import { expect, test } from 'vitest';
import { sum } from './agreement.ts';
import { stateOf, withItems } from './forecast-characters.ts';
import { sets, world } from './shipped.ts';
import { worldWith } from './trait-worlds.ts';

/**
 * Traits of gathering, crafting and keys, each alone on the worn necklace, in the shipped world. The reporter
 * `verbose` prints the results (ADR 0026).
 */
const NIGHTS = isLong ? 200 : 12;
const LONG = { timeout: PROPERTY_TIMEOUT };
const DAY = 86_400_000;
const LEVEL = 90;
const REGION = 5;
const MOST_ERRORS = 3;

/** Fish, ore, wood and herbs of the region that a character of the level gathers. */
const GATHERED = [SKILL.Fishing, SKILL.Mining, SKILL.Logging, SKILL.Harvesting].map(
  (skillId) =>
    sets.crafteableItems
      .filter(
        (craft) =>
          craft.skillId === skillId &&
          craft.requiredRegions.includes(REGION) &&
          craft.requiredLevel <= LEVEL &&
          craft.requiredRecipeId === null,
      )
      .toSorted((one, other) => other.requiredLevel - one.requiredLevel)[0]?.itemId ?? 0,
);

interface Night {
  readonly before: State;
  readonly after: State;
}

/** Plays a session to its end in each night, with these traits. */
function nights(
  command: (state: State) => BeginCommand,
  traits: readonly Trait[],
  equip: (state: State) => State = (state) => state,
  recorder: Recorder = {},
): Night[] {
  return Array.from({ length: NIGHTS }, (_, night) => {
    const state = equip(stateOf(LEVEL, AttackStyle.Melee, REGION, 20_000));
    const played = worldWith(state.shown.equipment.necklace ?? 0, traits);
    const timeline: Timeline = [{ at: 0, world: played }];
    const before: State = { ...state };
    const seed: Seed = [night + 1, LEVEL, REGION, 0x0a12_77f3];
    const begun = execute(
      state,
      withSupplied(command(state), () => seed),
      timeline,
      0,
    );
    if ('refused' in begun) throw new Error(`The session was refused: ${begun.refused}`);
    advance(state, timeline, DAY, recorder);
    return { before, after: state };
  });
}

const gained = (all: readonly Night[], itemId: number): number =>
  sum(
    all.map(
      ({ before, after }) =>
        amountOf(after.shown.inventory, itemId) - amountOf(before.shown.inventory, itemId),
    ),
  );

/** Gathers as often as a night allows. */
const gatherAll =
  (itemId: number) =>
  ({ shown }: State): BeginCommand => ({
    name: 'begin-crafting',
    input: { itemId, amount: actionsOf(itemId, shown.totalIdleTime) },
  });

/** @param idleTime in seconds */
const actionsOf = (itemId: number, idleTime: number): number =>
  Math.ceil(idleTime / (world.craft(itemId)?.baseActionTime ?? 1));

/** Actions of all nights. */
const allActions = (itemId: number, all: readonly Night[]): number =>
  sum(all.map(({ before }) => actionsOf(itemId, before.shown.totalIdleTime)));

/** What is found in an action besides its product. */
const lootRows = (itemId: number) =>
  sets.lootTables.find(({ id }) => id === world.craft(itemId)?.lootTableId)?.subTables ?? [];

test.for([20, 60, 300])(
  'Luck of %i % finds so many more trophies while gathering',
  LONG,
  async (luck, { annotate }) => {
    const isTrophy = (itemId: number): boolean => world.item(itemId)?.category === ItemCategory.Trophy;
    let [found, expected, variance, others, otherwise] = [0, 0, 0, 0, 0];
    for (const itemId of GATHERED) {
      const all = nights(gatherAll(itemId), [[Verb.Luck, luck, ItemCategory.Trophy]]);
      const actions = allActions(itemId, all);
      const plain = nights(gatherAll(itemId), []);
      for (const row of lootRows(itemId)) {
        if (isTrophy(row.itemId)) {
          const chance = Math.min(1, (row.probability * (100 + luck)) / 100);
          found += gained(all, row.itemId) / row.amount;
          expected += actions * chance;
          variance += actions * chance * (1 - chance);
        } else {
          others += gained(all, row.itemId);
          otherwise += gained(plain, row.itemId);
        }
      }
    }
    await annotate(`trophies ${found}, expected ${expected.toFixed(1)} ± ${Math.sqrt(variance).toFixed(1)}`);
    expect(Math.abs(found - expected)).toBeLessThan(MOST_ERRORS * Math.sqrt(variance));
    // What is not of the category is found in the same actions as before.
    expect(others).toBe(otherwise);
  },
);

test.for([80, 280, 500])(
  'Again of %i thousandths gathers so much more',
  LONG,
  async (again, { annotate }) => {
    const [itemId = 0] = GATHERED;
    const plain = nights(gatherAll(itemId), []);
    const all = nights(gatherAll(itemId), [[Verb.Again, again, AgainKind.Gathering]]);
    const actions = allActions(itemId, plain);
    // Some actions find one more of the product besides.
    const more = gained(all, itemId) - gained(plain, itemId);
    await annotate(`${more} products more in ${actions} actions: x ${(1 + more / actions).toFixed(4)}`);
    const share = again / 1000;
    expect(Math.abs(more - actions * share)).toBeLessThan(
      MOST_ERRORS * Math.sqrt(actions * share * (1 - share)),
    );
  },
);

test('a Lesson of gathering and crafting teaches its percentage more', LONG, async ({ annotate }) => {
  const [itemId = 0] = GATHERED;
  const skill = (world.craft(itemId)?.skillId ?? 0) - 1;
  const points = (all: readonly Night[]): number =>
    sum(
      all.map(
        ({ before, after }) => Number(after.shown.experience[skill]) - Number(before.shown.experience[skill]),
      ),
    );
  const [before, after] = [[], [[Verb.Lesson, 4, LessonKind['Gathering and Crafting']] as Trait]].map(
    (traits) => points(nights(gatherAll(itemId), traits)),
  ) as [number, number];
  await annotate(`${after} points for ${before}: x ${(after / before).toFixed(4)}`);
  expect(Math.abs(after - before * 1.04)).toBeLessThanOrEqual(NIGHTS);
});

test.for([100, 500])('Thrift of keys of %i thousandths saves so many', LONG, async (thrift, { annotate }) => {
  const { id, keyItemId } = sets.dungeons.find((place) => place.regionId === REGION) as Dungeon;
  const RUNS = 60;
  let runs = 0;
  const all = nights(
    () => ({ name: 'begin-dungeon', input: { dungeonId: id, runs: RUNS } }),
    [[Verb.Thrift, thrift, ThriftKind.Key]],
    (state) => withItems(state, { itemId: keyItemId, amount: RUNS }),
    {
      dungeonProgressed: (_at, _index, isRunOver) => {
        if (isRunOver) runs++;
      },
    },
  );
  const used = -gained(all, keyItemId);
  const share = thrift / 1000;
  await annotate(`${used} keys for ${runs} runs: ${(used / runs).toFixed(4)} each`);
  expect(runs).toBe(NIGHTS * RUNS);
  expect(Math.abs(runs - used - runs * share)).toBeLessThan(
    MOST_ERRORS * Math.sqrt(runs * share * (1 - share)),
  );
});
