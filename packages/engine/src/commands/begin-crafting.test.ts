import { describe, expect, test } from 'vitest';
import type { Command } from '../commands/registry.ts';
import { craftableAmount } from '../sessions/crafting/amount.ts';
import { craftObstacles } from '../sessions/crafting/obstacles.ts';
import { amountsOf } from '../state/amounts.ts';
import {
  always,
  executeAt,
  experienceOf,
  refused,
  START,
  TEST_SEED,
  testCraft,
  testEnemy,
  testItem,
  testRegion,
  testState,
  testWorld,
} from '../testing/index.ts';
import { SKILL } from '../world/skills.ts';

const [FLAX, ORE, INGOT, ESSENCE, SECRET, LUMP, PLAN] = [1, 2, 3, 4, 5, 6, 7];
const items = [FLAX, ORE, INGOT, ESSENCE, SECRET, LUMP, PLAN].map((id) => testItem({ id }));
const needs = (amount: number) => [{ itemId: ORE, amount }];
const ingot = testCraft({
  itemId: INGOT,
  requiredComponents: needs(3),
  requiredLevel: 10,
  skillId: SKILL.Cooking,
});
const secret = testCraft({ itemId: SECRET, requiredComponents: needs(1), requiredRecipeId: PLAN });
const world = testWorld({
  items,
  crafteableItems: [
    testCraft({ itemId: FLAX, requiredRegions: [2], baseActionTime: 7 }),
    testCraft({ itemId: LUMP, requiredRegions: [1], baseActionTime: 7 }),
    testCraft({ itemId: ESSENCE }),
    ingot,
    secret,
  ],
  enemies: [testEnemy({ id: 1 })],
  regions: [testRegion({ id: 1, enemies: [1] }), testRegion({ id: 2 })],
});
const timeline = always(world);
const make = (itemId: number, amount = 1): Command => ({
  name: 'begin-crafting',
  input: { itemId, amount, key: TEST_SEED },
});
const cook = { experience: experienceOf({ Cooking: 10 }) };
const withOre = (amount: number) => ({ ...cook, inventory: amountsOf({ [ORE]: amount }) });

test('begins the first action at once', () => {
  const state = testState();
  expect(executeAt(state, timeline, START, make(LUMP, 12))).toEqual([
    {
      type: 'CraftingSessionStarted',
      itemId: LUMP,
      amount: 12,
      pieces: null,
      limitAt: START + 28_800_000,
      content: 'v1',
    },
    expect.objectContaining({ type: 'OnLastBeginChange' }),
  ]);
  expect(state.shown.action).toMatchObject({
    kind: 'craft',
    actionAt: START,
    done: 0,
    target: 12,
    requested: 12,
  });
  expect(state.hidden.session).toEqual({ seed: TEST_SEED, ordinal: 0, turn: 0 });
});

test('replaces a running craft and loses its running action', () => {
  const state = testState(withOre(3));
  executeAt(state, timeline, START, make(INGOT));
  const events = executeAt(state, timeline, START + 4_999, make(LUMP));
  expect(events[0]).toEqual({ type: 'OnIdleSessionFinished', reason: 'replaced', health: null });
  expect(events[1]).toMatchObject({ type: 'CraftingSessionStarted', itemId: LUMP });
  expect(state.shown.inventory).toEqual(amountsOf({ [ORE]: 3 }));
});

test('is refused during combat, also in a pull', () => {
  const state = testState();
  executeAt(state, timeline, START, { name: 'begin-hunting', input: { regionId: 1, key: TEST_SEED } });
  expect(refused(state, timeline, START + 1, make(LUMP))).toBe('action/craft-in-combat');
  expect(refused(state, timeline, START + 5_000, make(LUMP))).toBe('action/craft-in-combat');
});

test.each([
  ['an item without a recipe', {}, make(ORE), 'craft/unknown'],
  ['what is no item', {}, make(99), 'craft/unknown'],
  ['an essence, with neither components nor region', {}, make(ESSENCE), 'craft/unknown'],
  ['too low a level', { inventory: amountsOf({ [ORE]: 3 }) }, make(INGOT), 'craft/level'],
  ['a recipe not learned', withOre(3), make(SECRET), 'craft/recipe'],
  ['another region', {}, make(FLAX), 'craft/region'],
  ['no components', cook, make(INGOT), 'craft/missing-input'],
  ['components for less', withOre(5), make(INGOT, 2), 'craft/missing-input'],
  ['more than the idle time holds', {}, make(LUMP, 4_116), 'craft/amount'],
  ['nothing', {}, make(LUMP, 0), 'amount/invalid'],
  ['a part', {}, make(LUMP, 1.5), 'amount/invalid'],
  ['less than nothing', {}, make(LUMP, -1), 'amount/invalid'],
  ['what is no number', {}, make(LUMP, Number.NaN), 'amount/invalid'],
])('refuses %s', (_why, shown, command, code) => {
  expect(refused(testState(shown), timeline, START, command)).toBe(code);
});

describe('the amount', () => {
  const lump = testCraft({ itemId: LUMP, requiredRegions: [1], baseActionTime: 7 });

  test('of gathering is at most the actions that begin within the idle time: 4,115 of 7 s in 28,800 s', () => {
    expect(craftableAmount(testState().shown, lump, world)).toBe(4_115);
    executeAt(testState(), timeline, START, make(LUMP, 4_115));
  });

  test('of crafting is also at most what the components allow', () => {
    expect(craftableAmount(testState(withOre(11)).shown, ingot, world)).toBe(3);
    expect(craftableAmount(testState(withOre(2)).shown, ingot, world)).toBe(0);
    expect(craftableAmount(testState(withOre(1_000_000)).shown, ingot, world)).toBe(5_760);
  });
});

test('all obstacles are named together', () => {
  const picky = testCraft({ ...ingot, requiredRecipeId: PLAN, requiredRegions: [2] });
  expect(craftObstacles(testState().shown, picky)).toEqual([
    'craft/level',
    'craft/recipe',
    'craft/region',
    'craft/missing-input',
  ]);
  const able = testState({ ...withOre(3), knownRecipes: [PLAN], regionId: 2 });
  expect(craftObstacles(able.shown, picky)).toEqual([]);
});
