import {
  addAmounts,
  amountOf,
  type CraftTree,
  craftTree,
  createState,
  EXPERIENCE_TABLE,
  execute,
  isEssence,
  type State,
} from '@slumberfell/engine';
import { isLong, PROPERTY_TIMEOUT, playPlan } from '@slumberfell/engine/testing';
import { describe, expect, test } from 'vitest';
import { sets, shipped, world } from './shipped.ts';

/**
 * The craft trees of the shipped items, played with the engine. `npm test` plays each eighth item, the long
 * run all.
 */

const timeline = [{ at: 0, world }];
const AMOUNT = 2;
const SHARE = isLong ? 1 : 8;
const CRAFTED = sets.crafteableItems.filter((recipe) => !isEssence(recipe));
const TESTED = CRAFTED.filter((_, index) => index % SHARE === 0);

/** A character of level 100 in all skills, with every recipe, 1,000,000 gold and an empty bag. */
function master(): State {
  const state = createState({ ...shipped.newCharacter, gold: 1_000_000, inventory: [] }, 0);
  const recipes = CRAFTED.flatMap(({ requiredRecipeId }) => requiredRecipeId ?? []);
  state.shown = {
    ...state.shown,
    experience: state.shown.experience.map(() => EXPERIENCE_TABLE.at(-1) ?? 0),
    knownRecipes: [...new Set(recipes)].sort((one, other) => one - other),
  };
  return state;
}

const treeOf = (state: State, itemId: number) => craftTree(state.shown, { itemId, amount: AMOUNT }, world);

/** Sets the steps of a tree as a plan and plays it to its end. No step of it may be skipped. */
function play(state: State, { steps, gold }: CraftTree, name: string): void {
  const before = state.shown.gold;
  const set = execute(
    state,
    { name: 'set-plan', input: { steps, key: [1, 2, 3, 4] } },
    timeline,
    state.shown.eventAt,
  );
  if ('refused' in set) throw new Error(`The plan for ${name} was refused: ${set.refused}`);
  playPlan(state, timeline);
  expect(state.shown.plan, name).toMatchObject({ status: 'over', skipped: [] });
  expect(before - state.shown.gold, name).toBe(gold);
}

/**
 * Plays the tree of an item, which must be complete. A tree with more steps than a plan takes a second plan.
 * @returns whether it took one
 */
function expectMade(state: State, itemId: number): boolean {
  const name = world.item(itemId)?.name ?? '';
  const owned = amountOf(state.shown.inventory, itemId);
  const tree = treeOf(state, itemId);
  expect(tree, name).toMatchObject({ missing: [], isComplete: true });
  play(state, tree, name);
  if (tree.isTooLong) {
    const rest = treeOf(state, itemId);
    expect(rest, name).toMatchObject({ missing: [], isComplete: true, isTooLong: false });
    play(state, rest, name);
  }
  expect(amountOf(state.shown.inventory, itemId) - owned, name).toBeGreaterThanOrEqual(AMOUNT);
  return tree.isTooLong;
}

describe('the craft tree of a shipped item', () => {
  test(
    'makes the item when nothing is missing',
    () => {
      const complete = TESTED.filter(({ itemId }) => treeOf(master(), itemId).isComplete);
      expect(complete.length).toBeGreaterThan(TESTED.length / 4);
      for (const { itemId } of complete) expect(expectMade(master(), itemId)).toBe(false);
    },
    PROPERTY_TIMEOUT,
  );

  test(
    'lacks only what no recipe makes, and makes the item when the character owns that',
    () => {
      for (const { itemId } of TESTED) {
        const state = master();
        const { missing } = treeOf(state, itemId);
        expect(missing.filter(({ reason }) => reason.kind !== 'no-recipe')).toEqual([]);
        state.shown = { ...state.shown, inventory: addAmounts([], missing) };
        expectMade(state, itemId);
      }
    },
    PROPERTY_TIMEOUT,
  );
});
