import { describe, expect, test } from 'vitest';
import { amountsOf } from '../state/amounts.ts';
import { MAX_AMOUNT } from '../state/experience.ts';
import { KEEP_ALL } from '../state/kept.ts';
import { PLAN_STEPS, type Shown } from '../state/state.ts';
import {
  IDLE_TROPHY,
  napEntry,
  testCraft,
  testItem,
  testRegion,
  testState,
  testWorld,
} from '../testing/index.ts';
import { SKILL } from '../world/skills.ts';
import type { ItemAmount } from '../world/static-data.ts';
import { type CraftTree, craftTree } from './craft-tree.ts';

const [FLAX, CLOTH, SHIRT, ORE, PIN, DRESS, FANG, ESSENCE, TALISMAN] = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
const [EGG, HEN, RECIPE, SECRET, HARD] = [10, 11, 12, 13, 14] as const;

const parts = (amounts: Readonly<Record<number, number>>): ItemAmount[] =>
  Object.entries(amounts).map(([id, amount]) => ({ itemId: Number(id), amount }));

/** Flax is gathered in region 1, ore in regions 2 and 3. Region 4 does not exist. */
const world = testWorld({
  items: Array.from({ length: 60 }, (_, index) => testItem({ id: index + 1 })),
  relicariumEntries: [napEntry(100)],
  regions: [
    testRegion({ id: 1, travelCost: 1 }),
    testRegion({ id: 2, travelCost: 20 }),
    testRegion({ id: 3, travelCost: 10 }),
  ],
  crafteableItems: [
    testCraft({ itemId: FLAX, requiredRegions: [1], baseActionTime: 4 }),
    testCraft({ itemId: CLOTH, requiredComponents: parts({ [FLAX]: 3 }), baseActionTime: 10 }),
    testCraft({ itemId: SHIRT, requiredComponents: parts({ [CLOTH]: 2, [FLAX]: 1 }), baseActionTime: 20 }),
    testCraft({ itemId: ORE, requiredRegions: [2, 3] }),
    testCraft({ itemId: PIN, requiredComponents: parts({ [ORE]: 1 }) }),
    testCraft({ itemId: DRESS, requiredComponents: parts({ [SHIRT]: 1, [PIN]: 4, [CLOTH]: 1 }) }),
    testCraft({ itemId: ESSENCE }),
    testCraft({ itemId: TALISMAN, requiredComponents: parts({ [FLAX]: 1, [FANG]: 2, [ESSENCE]: 1 }) }),
    testCraft({ itemId: EGG, requiredComponents: parts({ [HEN]: 1 }) }),
    testCraft({ itemId: HEN, requiredComponents: parts({ [EGG]: 2, [FLAX]: 1 }) }),
    testCraft({ itemId: SECRET, requiredComponents: parts({ [FLAX]: 1 }), requiredRecipeId: RECIPE }),
    testCraft({ itemId: HARD, requiredComponents: parts({ [SECRET]: 2 }), requiredLevel: 5 }),
    testCraft({ itemId: 15, requiredRegions: [4] }),
    testCraft({ itemId: 16, requiredComponents: parts({ 15: 1, [SECRET]: 1 }) }),
    testCraft({ itemId: 17, requiredRegions: [2] }),
    testCraft({ itemId: 18, requiredComponents: parts({ [ORE]: 1, 17: 1 }) }),
    testCraft({ itemId: 19, requiredComponents: parts({ [ORE]: 1, 48: 1 }) }),
    // Each of 30 to 59 is made of the one before; 30 is gathered.
    ...Array.from({ length: 30 }, (_, index) =>
      testCraft({
        itemId: 30 + index,
        requiredRegions: index === 0 ? [1] : [],
        requiredComponents: index === 0 ? [] : parts({ [29 + index]: 1 }),
      }),
    ),
  ],
});

const treeOf = (itemId: number, amount: number, shown: Partial<Shown> = {}): CraftTree =>
  craftTree(testState(shown).shown, { itemId, amount }, world);

/** The steps as [item, amount], and ['to', region]. */
const shortSteps = ({ steps }: CraftTree) =>
  steps.map(({ name, input }) => (name === 'travel' ? ['to', input.regionId] : [input.itemId, input.amount]));

describe('the craft tree', () => {
  test('makes components first, and one that several items need in one step', () => {
    const tree = treeOf(SHIRT, 2);
    expect(tree).toEqual({
      steps: [
        { name: 'begin-crafting', input: { itemId: FLAX, amount: 14 } },
        { name: 'begin-crafting', input: { itemId: CLOTH, amount: 4 } },
        { name: 'begin-crafting', input: { itemId: SHIRT, amount: 2 } },
      ],
      times: [56, 40, 40],
      seconds: 136,
      gold: 0,
      missing: [],
      isComplete: true,
      isTooLong: false,
      isOverIdleTime: false,
    });
  });

  test('uses what is owned and kept of components, but not of the item itself', () => {
    const inventory = amountsOf({ [FLAX]: 4, [CLOTH]: 3, [SHIRT]: 9 });
    const kept = amountsOf({ [CLOTH]: KEEP_ALL });
    expect(shortSteps(treeOf(SHIRT, 2, { inventory, kept }))).toEqual([
      [FLAX, 1],
      [CLOTH, 1],
      [SHIRT, 2],
    ]);
    expect(shortSteps(treeOf(SHIRT, 1, { inventory }))).toEqual([[SHIRT, 1]]);
    expect(shortSteps(treeOf(FLAX, 5, { inventory }))).toEqual([[FLAX, 5]]);
  });

  test('does all that is possible in a region before it goes to the cheapest next one', () => {
    const tree = treeOf(DRESS, 1, { gold: 30 });
    expect(shortSteps(tree)).toEqual([
      [FLAX, 10],
      [CLOTH, 3],
      [SHIRT, 1],
      ['to', 3],
      [ORE, 4],
      [PIN, 4],
      [DRESS, 1],
    ]);
    expect(tree).toMatchObject({ gold: 10, isComplete: true, times: [40, 30, 20, 0, 20, 20, 5] });
    expect(shortSteps(treeOf(PIN, 1, { regionId: 2 }))).toEqual([
      [ORE, 1],
      [PIN, 1],
    ]);
  });

  test('goes first to the region in which the most can be made', () => {
    const tree = treeOf(18, 1, { gold: 30 });
    expect(shortSteps(tree)).toEqual([
      ['to', 2],
      [ORE, 1],
      [17, 1],
      [18, 1],
    ]);
    expect(tree.gold).toBe(20);
  });

  test('names a region to which the gold does not suffice, also after another travel', () => {
    const region = { kind: 'region', regionIds: [2, 3] };
    expect(treeOf(DRESS, 1, { gold: 9 })).toMatchObject({
      missing: [{ itemId: ORE, amount: 4, reason: region }],
      isComplete: false,
      gold: 0,
    });
    const tree = treeOf(DRESS, 1, { gold: 10, regionId: 4 });
    expect(shortSteps(tree)).toEqual([
      ['to', 1],
      [FLAX, 10],
      [CLOTH, 3],
      [SHIRT, 1],
    ]);
    expect(tree).toMatchObject({ missing: [{ itemId: ORE, amount: 4, reason: region }], isComplete: false });
  });

  test('names what no recipe makes, and makes what can be made nevertheless', () => {
    const none = { kind: 'no-recipe' };
    const tree = treeOf(TALISMAN, 3, { inventory: amountsOf({ [FANG]: 5 }) });
    expect(tree).toMatchObject({
      missing: [
        { itemId: FANG, amount: 1, reason: none },
        { itemId: ESSENCE, amount: 3, reason: none },
      ],
      isComplete: false,
    });
    expect(shortSteps(tree)).toEqual([[FLAX, 3]]);
    const some = treeOf(TALISMAN, 3, { inventory: amountsOf({ [FANG]: 5, [ESSENCE]: 9 }) });
    expect(shortSteps(some)).toEqual([
      [FLAX, 3],
      [TALISMAN, 2],
    ]);
    expect(treeOf(FANG, 2)).toMatchObject({ steps: [], missing: [{ itemId: FANG, amount: 2 }] });
  });

  test('names a recipe that is not learned, a level that is too low and a region that does not exist', () => {
    expect(treeOf(SECRET, 2).missing).toEqual([
      { itemId: SECRET, amount: 2, reason: { kind: 'recipe', recipeId: RECIPE } },
    ]);
    expect(treeOf(SECRET, 2, { knownRecipes: [RECIPE] }).isComplete).toBe(true);
    expect(treeOf(HARD, 2)).toMatchObject({
      steps: [],
      missing: [
        {
          itemId: HARD,
          amount: 2,
          reason: { kind: 'level', skillId: SKILL.Harvesting, requiredLevel: 5 },
        },
      ],
    });
    expect(treeOf(16, 2, { gold: 1_000 }).missing.map(({ itemId, reason }) => [itemId, reason.kind])).toEqual(
      [
        [SECRET, 'recipe'],
        [15, 'region'],
      ],
    );
  });

  test('names a circle, and needs none for what is owned', () => {
    expect(treeOf(EGG, 1)).toMatchObject({
      steps: [],
      missing: [{ itemId: HEN, amount: 1, reason: { kind: 'circle' } }],
      isComplete: false,
    });
    const tree = treeOf(EGG, 2, { inventory: amountsOf({ [HEN]: 2, [EGG]: 9 }) });
    expect(shortSteps(tree)).toEqual([[EGG, 2]]);
    expect(tree.isComplete).toBe(true);
  });

  test('is too long with more steps than a plan has, and then gives the first ones', () => {
    const tree = treeOf(59, 1);
    expect(tree.steps).toHaveLength(PLAN_STEPS);
    expect(shortSteps(tree)[0]).toEqual([30, 1]);
    expect(tree).toMatchObject({ isTooLong: true, isComplete: true, seconds: 5 * PLAN_STEPS });
    expect(treeOf(49, 1)).toMatchObject({ isTooLong: false, isComplete: true });
    const travel = treeOf(49, 1, { regionId: 2, gold: 1 });
    expect(travel.steps).toHaveLength(PLAN_STEPS);
    expect(travel.isTooLong).toBe(true);
    // The 20th step would be the travel to the ore.
    const cut = treeOf(19, 1, { gold: 10 });
    expect(shortSteps(cut).at(-1)).toEqual([48, 1]);
    expect(cut).toMatchObject({ isTooLong: true, gold: 0 });
  });

  test('is too long with an amount that one session does not allow, and over the idle time with a sum', () => {
    const trophies = amountsOf({ [IDLE_TROPHY]: 1 });
    const lengthOf = (itemId: number, amount: number) => {
      const { isTooLong, isOverIdleTime } = treeOf(itemId, amount, { trophies });
      return [isTooLong, isOverIdleTime];
    };
    expect(lengthOf(FLAX, 25)).toEqual([false, false]);
    expect(lengthOf(FLAX, 26)).toEqual([true, true]);
    // 21 x 4 s and 7 x 10 s; the last action begins after 144 s.
    expect(lengthOf(CLOTH, 7)).toEqual([false, true]);
    // 12 x 4 s and 4 x 10 s, then 15 x 4 s and 5 x 10 s: the last action begins after 78 and 100 s.
    expect(lengthOf(CLOTH, 4)).toEqual([false, false]);
    expect(lengthOf(CLOTH, 5)).toEqual([false, true]);
  });

  test('keeps amounts safe integers', () => {
    const tree = treeOf(DRESS, MAX_AMOUNT - 1, { gold: 10 });
    expect(tree).toMatchObject({ isTooLong: true, isComplete: false, seconds: MAX_AMOUNT });
    for (const { name, input } of tree.steps)
      if (name === 'begin-crafting') expect(Number.isSafeInteger(input.amount)).toBe(true);
    expect(treeOf(FLAX, MAX_AMOUNT - 1)).toMatchObject({ isTooLong: true, isComplete: true });
    expect(treeOf(FLAX, MAX_AMOUNT)).toMatchObject({ isTooLong: true, isComplete: false });
  });
});
