import { expect, test } from 'vitest';
import type { Command } from '../../commands/registry.ts';
import { amountOf, amountsOf } from '../../state/amounts.ts';
import type { Shown } from '../../state/state.ts';
import {
  always,
  executeAt,
  experienceOf,
  ofType,
  recordUntil,
  refused,
  START,
  settle,
  TEST_SEED,
  testCraft,
  testItem,
  testState,
  testWorld,
} from '../../testing/index.ts';
import { SKILL } from '../../world/skills.ts';
import { EquipmentType, ItemCategory, ItemQuality } from '../../world/static-data.ts';

/**
 * Tests of Elite crafts: a Normal item and products of other crafts become an Elite item (game-design 2.12).
 */

const [SWORD, MASTERWORK, SHARD, SIGIL, TOOLSET, OIL, FANG, PLAN] = [1, 2, 3, 4, 5, 6, 7, 8];
const PARTS = { [SWORD]: 1, [SHARD]: 2, [SIGIL]: 1, [TOOLSET]: 1, [OIL]: 1, [FANG]: 3 };
const timeline = always(
  testWorld({
    items: [
      ...[SHARD, SIGIL, TOOLSET, OIL, FANG].map((id) => testItem({ id })),
      testItem({ id: PLAN, category: ItemCategory.Recipe }),
      testItem({ id: SWORD, equipmentType: EquipmentType.Weapon, providedAttackStyle: 0 }),
      testItem({ id: MASTERWORK, equipmentType: EquipmentType.Weapon, quality: ItemQuality.Elite }),
    ],
    crafteableItems: [
      testCraft({
        itemId: MASTERWORK,
        skillId: SKILL.Weaponsmithing,
        requiredLevel: 9,
        experience: 294,
        baseActionTime: 39,
        requiredRecipeId: PLAN,
        requiredComponents: Object.entries(PARTS).map(([id, amount]) => ({ itemId: Number(id), amount })),
      }),
    ],
  }),
);
const make = (amount: number): Command => ({
  name: 'begin-crafting',
  input: { itemId: MASTERWORK, amount, key: TEST_SEED },
});
const smith: Partial<Shown> = {
  inventory: amountsOf(PARTS),
  knownRecipes: [PLAN],
  experience: experienceOf({ Weaponsmithing: 9 }),
};

test('at the end of its action takes the Normal item and all components to make the Elite item', () => {
  const state = testState(smith);
  executeAt(state, timeline, START, make(1));
  settle(state, timeline, START + 38_999);
  expect(state.shown.inventory).toEqual(amountsOf(PARTS));
  const [finished] = ofType(recordUntil(state, timeline, START + 39_000), 'CraftingActionFinished');
  expect(finished).toMatchObject({ itemId: MASTERWORK, skillId: SKILL.Weaponsmithing, experience: 294 });
  expect(state.shown).toMatchObject({ action: null, inventory: [MASTERWORK, 1] });
});

test('needs its recipe learned', () => {
  const owner = testState({ ...smith, knownRecipes: [], inventory: amountsOf({ ...PARTS, [PLAN]: 1 }) });
  expect(refused(owner, timeline, START, make(1))).toBe('craft/recipe');
  executeAt(owner, timeline, START, { name: 'learn-recipe', input: { itemId: PLAN } });
  executeAt(owner, timeline, START, make(1));
});

test.each(Object.entries(PARTS))('needs item %s, %i of it', (id, amount) => {
  const inventory = amountsOf({ ...PARTS, [id]: amount - 1 });
  expect(refused(testState({ ...smith, inventory }), timeline, START, make(1))).toBe('craft/missing-input');
});

test('does not take a worn Normal item', () => {
  const inventory = amountsOf({ ...PARTS, [SWORD]: 0 });
  const state = testState({ ...smith, inventory, equipment: { weapon: SWORD } });
  expect(refused(state, timeline, START, make(1))).toBe('craft/missing-input');
});

test('ends without components when the Normal item was put on meanwhile', () => {
  const state = testState(smith);
  executeAt(state, timeline, START, make(1));
  executeAt(state, timeline, START + 20_000, { name: 'equip', input: { itemId: SWORD } });
  const moments = recordUntil(state, timeline, START + 60_000);
  expect(moments).toMatchObject([{ at: START + 39_000, events: [{ reason: 'components' }] }]);
  expect(amountOf(state.shown.inventory, SHARD)).toBe(2);
});
