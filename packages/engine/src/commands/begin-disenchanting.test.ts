import { describe, expect, test } from 'vitest';
import type { Command } from '../commands/registry.ts';
import { amountsOf } from '../state/amounts.ts';
import { MAX_AMOUNT } from '../state/experience.ts';
import {
  COMMON,
  DISENCHANTING_SETS,
  disenchant,
  disenchantInto,
  disenchantingTimeline,
  ESSENCE,
  OTHER_ESSENCE,
  OTHER_TIER_RING,
  RARE,
} from '../testing/disenchanting-world.ts';
import {
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
} from '../testing/index.ts';

/** Tests of the command `begin-disenchanting` (game-design 2.12, 2.16b; specification 5.17). */

const [FLAX, RUNE, PLAN] = [31, 32, 33];
const timeline = disenchantingTimeline({
  items: [...DISENCHANTING_SETS.items, ...[FLAX, RUNE, PLAN].map((id) => testItem({ id }))],
  crafteableItems: [
    ...DISENCHANTING_SETS.crafteableItems,
    testCraft({ itemId: FLAX, requiredRegions: [1] }),
    testCraft({ itemId: RUNE, requiredComponents: [{ itemId: ESSENCE, amount: 1 }] }),
  ],
  enemies: [testEnemy({ id: 1 })],
  regions: [testRegion({ id: 1, enemies: [1] }), testRegion({ id: 2 })],
});
const pieces = amountsOf({ [COMMON]: 20_000, [RARE]: 20_000, [OTHER_TIER_RING]: 5 });

test('begins the first action at once', () => {
  const state = testState({ inventory: pieces });
  const items = [
    { itemId: RARE, amount: 2 },
    { itemId: COMMON, amount: 3 },
  ];
  expect(executeAt(state, timeline, START, disenchant([RARE, 2], [COMMON, 3]))).toEqual([
    {
      type: 'CraftingSessionStarted',
      itemId: ESSENCE,
      amount: 5,
      pieces: items,
      limitAt: START + 28_800_000,
      content: 'v1',
    },
    expect.objectContaining({ type: 'OnLastBeginChange' }),
  ]);
  expect(state.shown.action).toEqual({
    kind: 'disenchant',
    itemId: ESSENCE,
    startAt: START,
    limitAt: START + 28_800_000,
    content: 'v1',
    actionAt: START,
    done: 0,
    pieces: items,
    place: 0,
  });
  expect(state.hidden.session).toEqual({ seed: TEST_SEED, ordinal: 0, turn: 0 });
});

test('the begin takes nothing: each piece stays until its action ends', () => {
  const state = testState({ inventory: pieces });
  executeAt(state, timeline, START, disenchant([COMMON, 3]));
  expect(state.shown.inventory).toEqual(pieces);
});

test('accepts as many pieces as begin within the idle time: 9,600 of 3 s in 28,800 s', () => {
  executeAt(testState({ inventory: pieces }), timeline, START, disenchant([COMMON, 9_600]));
  executeAt(testState({ inventory: pieces }), timeline, START, disenchant([COMMON, 9_000], [RARE, 600]));
  const state = testState({ inventory: pieces });
  expect(refused(state, timeline, START, disenchant([COMMON, 9_601]))).toBe('craft/amount');
  expect(refused(state, timeline, START, disenchant([COMMON, 9_000], [RARE, 601]))).toBe('craft/amount');
  const rich = testState({ inventory: amountsOf({ [COMMON]: MAX_AMOUNT, [RARE]: MAX_AMOUNT }) });
  expect(refused(rich, timeline, START, disenchant([COMMON, MAX_AMOUNT], [RARE, MAX_AMOUNT]))).toBe(
    'craft/amount',
  );
});

test('one session disenchants only pieces of one tier: one level and one essence', () => {
  const carver = { inventory: pieces, experience: experienceOf({ Runecarving: 25 }) };
  executeAt(testState(carver), timeline, START, disenchantInto(OTHER_ESSENCE, [OTHER_TIER_RING, 5]));
  expect(refused(testState(carver), timeline, START, disenchantInto(OTHER_ESSENCE, [COMMON, 1]))).toBe(
    'disenchant/wrong-piece',
  );
});

describe('is refused', () => {
  const worn = { inventory: amountsOf({ [COMMON]: 1 }), equipment: { ring: COMMON } };
  test.each([
    ['into what is no item', {}, disenchantInto(99, [COMMON, 1]), 'disenchant/unknown'],
    ['into what is gathered', {}, disenchantInto(FLAX, [COMMON, 1]), 'disenchant/unknown'],
    ['into what is made', {}, disenchantInto(RUNE, [COMMON, 1]), 'disenchant/unknown'],
    ['with too low a level', {}, disenchantInto(OTHER_ESSENCE, [OTHER_TIER_RING, 1]), 'craft/level'],
    ['for no such piece', {}, disenchant([COMMON, 1], [99, 1]), 'item/unknown'],
    ['for what is not undone', {}, disenchant([COMMON, 1], [PLAN, 1]), 'disenchant/wrong-piece'],
    ['for a piece of another tier', {}, disenchant([OTHER_TIER_RING, 1]), 'disenchant/wrong-piece'],
    ['for more pieces than owned', { inventory: [COMMON, 2] }, disenchant([COMMON, 3]), 'item/not-owned'],
    ['for a piece that is only worn', { ...worn, inventory: [] }, disenchant([COMMON, 1]), 'item/not-owned'],
    ['for an owned piece and the worn one', worn, disenchant([COMMON, 2]), 'item/not-owned'],
    ['for the same piece twice', {}, disenchant([COMMON, 1], [RARE, 1], [COMMON, 1]), 'disenchant/twice'],
    ['for nothing', {}, disenchant(), 'amount/invalid'],
    ['for none of a piece', {}, disenchant([COMMON, 1], [RARE, 0]), 'amount/invalid'],
    ['for a part of a piece', {}, disenchant([COMMON, 0.5]), 'amount/invalid'],
  ] as const)('%s', (_why, shown, command, code) => {
    expect(refused(testState({ inventory: pieces, ...shown }), timeline, START, command)).toBe(code);
  });

  test('during combat', () => {
    const state = testState({ inventory: pieces });
    executeAt(state, timeline, START, { name: 'begin-hunting', input: { regionId: 1, key: TEST_SEED } });
    expect(refused(state, timeline, START + 1, disenchant([COMMON, 1]))).toBe('action/craft-in-combat');
  });

  test('for an unknown recipe of its essence, if an essence ever needs one', () => {
    const secret = DISENCHANTING_SETS.crafteableItems.map((craft) => ({ ...craft, requiredRecipeId: PLAN }));
    const when = disenchantingTimeline({ crafteableItems: secret });
    expect(refused(testState({ inventory: pieces }), when, START, disenchant([COMMON, 1]))).toBe(
      'craft/recipe',
    );
    executeAt(testState({ inventory: pieces, knownRecipes: [PLAN] }), when, START, disenchant([COMMON, 1]));
  });
});

describe('one session at a time', () => {
  const gather: Command = { name: 'begin-crafting', input: { itemId: FLAX, amount: 9, key: TEST_SEED } };
  const replaced = { type: 'OnIdleSessionFinished', reason: 'replaced', health: null };

  test('disenchanting ends a running craft, and a craft ends disenchanting', () => {
    const state = testState({ inventory: pieces });
    executeAt(state, timeline, START, gather);
    expect(executeAt(state, timeline, START + 1_000, disenchant([COMMON, 9]))[0]).toEqual(replaced);
    expect(state.shown.action?.kind).toBe('disenchant');
    expect(executeAt(state, timeline, START + 3_999, gather)[0]).toEqual(replaced);
    expect(state.shown.action?.kind).toBe('craft');
    expect(state.shown.inventory).toEqual(pieces);
  });

  test('a hunt and travel end disenchanting', () => {
    const state = testState({ inventory: pieces });
    executeAt(state, timeline, START, disenchant([COMMON, 9]));
    const [first] = executeAt(state, timeline, START + 1_000, { name: 'travel', input: { regionId: 2 } });
    expect(first).toEqual({ ...replaced, reason: 'travelled' });
    executeAt(state, timeline, START + 2_000, disenchant([COMMON, 9]));
    executeAt(state, timeline, START + 2_500, { name: 'travel', input: { regionId: 1 } });
    executeAt(state, timeline, START + 3_000, disenchant([COMMON, 9]));
    const hunt: Command = { name: 'begin-hunting', input: { regionId: 1, key: TEST_SEED } };
    expect(executeAt(state, timeline, START + 4_000, hunt)[0]).toEqual(replaced);
    expect(state.shown.inventory).toEqual(pieces);
  });
});
