import { expect, test } from 'vitest';
import { execute } from '../commands/execute.ts';
import { amountsOf } from '../state/amounts.ts';
import { MAX_AMOUNT } from '../state/experience.ts';
import type { State } from '../state/state.ts';
import {
  COMMON,
  disenchant,
  disenchanter,
  disenchantingTimeline,
  EPIC,
  RARE,
} from '../testing/disenchanting-world.ts';
import { DUNGEON_SETS, inDungeon, LATCHKEY, littleDungeon } from '../testing/dungeon-world.ts';
import { always, START, TEST_SEED, testCraft, testItem, testState, testWorld } from '../testing/index.ts';
import type { Timeline } from '../world/world.ts';
import { advance } from './advance.ts';
import { EventRecorder } from './event-recorder.ts';
import { playbackState } from './playback-state.ts';

const [ORE, STONE, INGOT, CURIO] = [1, 2, 3, 4];
const items = [ORE, STONE, INGOT, CURIO].map((id) => testItem({ id }));
const ingotOf = (itemId: number) =>
  testWorld(
    {
      items,
      crafteableItems: [
        testCraft({ itemId: INGOT, requiredComponents: [{ itemId, amount: 1 }], lootTableId: 7 }),
      ],
      lootTables: [{ id: 7, subTables: [{ itemId: CURIO, amount: 5, probability: 1 }] }],
    },
    `of ${itemId}`,
  );

function crafting(inventory: Readonly<Record<number, number>>, timeline: Timeline): State {
  const state = testState({ inventory: amountsOf(inventory) });
  const input = { itemId: INGOT, amount: 3, key: TEST_SEED };
  expect(execute(state, { name: 'begin-crafting', input }, timeline, START)).not.toHaveProperty('refused');
  return state;
}

function momentsOf(state: State, timeline: Timeline, length = 15_000) {
  const recorder = new EventRecorder();
  advance(state, timeline, START + length, recorder);
  return recorder.moments;
}

test('keeps what the item action takes and drops other possessions and collections', () => {
  const timeline = always(ingotOf(ORE));
  const state = crafting({ [ORE]: 9, [STONE]: 5 }, timeline);
  state.shown = { ...state.shown, trophies: [8, 2], knownRecipes: [9], combatLog: [[START, 0, 0, 5]] };
  const { shown } = playbackState(state, timeline);
  expect(shown.inventory).toEqual([ORE, 9]);
  expect(shown).toMatchObject({ trophies: [], knownRecipes: [], combatLog: [] });
});

test('keeps amounts that may reach the largest amount', () => {
  const timeline = always(ingotOf(ORE));
  const state = crafting({ [ORE]: 9, [CURIO]: MAX_AMOUNT - 7 }, timeline);
  const moments = momentsOf(playbackState(state, timeline), timeline);
  expect(moments).toEqual(momentsOf(state, timeline));
  expect(moments[1]?.events[2]).toMatchObject({ changes: [{ itemId: CURIO, amount: 2 }] });
});

test('keeps what the item action takes after a change of content (found by the properties)', () => {
  const timeline = [...always(ingotOf(ORE)), { at: START + 5_000, world: ingotOf(STONE) }];
  const state = crafting({ [ORE]: 9, [STONE]: 5 }, timeline);
  expect(momentsOf(playbackState(state, timeline), timeline)).toEqual(momentsOf(state, timeline));
});

test('keeps the keys of the remaining runs, of all content', () => {
  const [brass, iron] = [testItem({ id: 31 }), testItem({ id: 32 })];
  const dungeons = DUNGEON_SETS.dungeons.map((dungeon) => ({ ...dungeon, keyItemId: iron.id }));
  const items = [...DUNGEON_SETS.items, brass, iron];
  const timeline = [
    ...littleDungeon({ items }),
    { at: START + 5_000, world: testWorld({ ...DUNGEON_SETS, items, dungeons }, 'v2') },
  ];
  const inventory = amountsOf({ [LATCHKEY]: 3, [brass.id]: 5, [iron.id]: 1 });
  const state = inDungeon(3, timeline, { inventory });
  const small = playbackState(state, timeline);
  expect(small.shown.inventory).toEqual(amountsOf({ [LATCHKEY]: 2, [iron.id]: 1 }));
  expect(momentsOf(small, timeline, 60_000)).toEqual(momentsOf(state, timeline, 60_000));
});

test('keeps the pieces to disenchant', () => {
  const timeline = disenchantingTimeline();
  const inventory = amountsOf({ [COMMON]: 9, [RARE]: 9, [EPIC]: 9 });
  const state = disenchanter(timeline, { inventory }, disenchant([RARE, 2], [COMMON, 1]));
  const small = playbackState(state, timeline);
  expect(small.shown.inventory).toEqual(amountsOf({ [COMMON]: 9, [RARE]: 9 }));
  expect(momentsOf(small, timeline, 60_000)).toEqual(momentsOf(state, timeline, 60_000));
});
