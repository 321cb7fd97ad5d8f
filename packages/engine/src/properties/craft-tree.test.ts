import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CraftTree, craftTree } from '../advice/craft-tree.ts';
import { requirementTree, treeTotals } from '../facts/requirement-tree.ts';
import { amountOf, amountsOf } from '../state/amounts.ts';
import { PLAN_STEPS, type Shown, type State } from '../state/state.ts';
import {
  always,
  executeAt,
  IDLE_TROPHY,
  napEntry,
  PROPERTY_TIMEOUT,
  playPlan,
  runs,
  START,
  settle,
  TEST_SEED,
  testCraft,
  testItem,
  testRegion,
  testState,
  testWorld,
} from '../testing/index.ts';
import type { CrafteableItem } from '../world/static-data.ts';
import type { World } from '../world/world.ts';

/** Items 1 to 3 are gathered, 4 to 8 made. Few recipes take items with higher ids, which makes circles. */
const IDS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
const GATHERED = 3;

const recipeArbitrary = (itemId: number): fc.Arbitrary<CrafteableItem[]> => {
  const lower = IDS.filter((id) => id < itemId);
  const component = fc.record({
    itemId: fc.oneof(
      { weight: 30, arbitrary: fc.constantFrom(1, ...lower) },
      { weight: 1, arbitrary: fc.constantFrom(...IDS) },
    ),
    amount: fc.integer({ min: 1, max: 3 }),
  });
  const isGathered = itemId <= GATHERED;
  const regions = fc.subarray([1, 2, 3, 4], { minLength: 1 });
  return fc
    .record({
      isThere: fc.nat(19),
      requiredLevel: fc.nat(19).map((die) => (die === 0 ? 2 : 1)),
      requiredRegions: isGathered ? regions : fc.oneof(fc.constant([]), regions),
      requiredComponents: isGathered
        ? fc.constant([])
        : fc.uniqueArray(component, { minLength: 1, maxLength: 3, selector: (part) => part.itemId }),
      baseActionTime: fc.integer({ min: 1, max: 20 }),
    })
    .map(({ isThere, ...recipe }) => (isThere === 0 ? [] : [testCraft({ itemId, ...recipe })]));
};

const worldArbitrary: fc.Arbitrary<World> = fc
  .tuple(
    fc.tuple(...IDS.map(recipeArbitrary)),
    fc.tuple(...[1, 2, 3].map(() => fc.nat(3))),
    fc.constantFrom(100, 400, 5_000),
  )
  .map(([recipes, costs, idleSeconds]) =>
    testWorld({
      items: IDS.map((id) => testItem({ id })),
      crafteableItems: recipes.flat(),
      regions: costs.map((travelCost, index) => testRegion({ id: index + 1, travelCost })),
      relicariumEntries: [napEntry(idleSeconds)],
    }),
  );

const characterArbitrary: fc.Arbitrary<Partial<Shown>> = fc
  .record({
    gold: fc.constantFrom(0, 3, 100),
    regionId: fc.integer({ min: 1, max: 3 }),
    owned: fc.array(fc.tuple(fc.constantFrom(...IDS), fc.nat(6)), { maxLength: 4 }),
  })
  .map(({ owned, ...shown }) => ({
    ...shown,
    inventory: amountsOf(Object.fromEntries(owned)),
    trophies: [IDLE_TROPHY, 1],
  }));

/** Sets the steps as a plan and plays it to its end, with refreshes if it takes longer than the idle time. */
function play(state: State, tree: CraftTree, played: World): void {
  const timeline = always(played);
  executeAt(state, timeline, START, { name: 'set-plan', input: { steps: tree.steps, key: TEST_SEED } });
  const alone = { ...state };
  settle(alone, timeline, START + tree.seconds * 1000);
  expect(alone.shown.plan?.status).toBe(tree.isOverIdleTime ? 'limit' : 'over');
  playPlan(state, timeline);
}

test(
  'a plan of the steps skips none and makes exactly their amounts, in the given time',
  () => {
    fc.assert(
      fc.property(
        worldArbitrary,
        characterArbitrary,
        fc.constantFrom(...IDS),
        fc.integer({ min: 1, max: 12 }),
        (played, character, itemId, amount) => {
          const state = testState(character);
          const { shown } = state;
          const tree = craftTree(shown, { itemId, amount }, played);
          expect(tree.steps.length).toBeLessThanOrEqual(PLAN_STEPS);
          expect(tree.isComplete).toBe(tree.missing.length === 0);
          if (tree.steps.length === 0 || tree.isTooLong) return;
          play(state, tree, played);
          expect(state.shown).toMatchObject({ action: null, plan: { status: 'over', skipped: [] } });
          expect(state.shown.gold).toBe(shown.gold - tree.gold);
          const made = tree.steps.find(
            ({ name, input }) => name === 'begin-crafting' && input.itemId === itemId,
          );
          const gain = amountOf(state.shown.inventory, itemId) - amountOf(shown.inventory, itemId);
          expect(gain).toBe(made?.name === 'begin-crafting' ? made.input.amount : 0);
          if (!tree.isComplete) return;
          expect(gain).toBe(amount);
          const owned = (id: number) => amountOf(shown.inventory, id);
          const whole = {
            itemId,
            amount,
            owned,
            learner: { pets: [], equipment: {}, companion: null },
            choices: new Map(),
          };
          expect(tree.seconds).toBe(treeTotals(requirementTree(whole, played)).seconds);
        },
      ),
      runs(300),
    );
  },
  PROPERTY_TIMEOUT,
);
