import { describe, expect, test } from 'vitest';
import type { Command } from '../commands/registry.ts';
import { apply } from '../events/apply.ts';
import { amountsOf } from '../state/amounts.ts';
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
  testEnemy,
  testItem,
  testRegion,
  testState,
  testWorld,
} from '../testing/index.ts';
import { SKILL } from '../world/skills.ts';
import { ItemCategory } from '../world/static-data.ts';

/**
 * Tests of the commands that claim cards, tame pets and learn recipes (game-design 2.12, 2.15, 2.16b;
 * specification 4.38, 4.39, 5.14 to 5.16).
 */

const [PLAIN, RADIANT, OTHER, CAT, DOG, BIRD, PLAN, SECRET, FLAX, SILENT] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const [WALL, MOTH] = [101, 102];
const card = (id: number, enemyId: number, radiant: boolean) =>
  testItem({ id, category: ItemCategory.Card, enemyId, radiant });
const pet = (id: number, skillId: number, bonusExperiencePercentage: number) =>
  testItem({ id, category: ItemCategory.Pet, skillId, bonusExperiencePercentage });
const timeline = always(
  testWorld({
    items: [
      card(PLAIN, WALL, false),
      card(RADIANT, WALL, true),
      card(OTHER, MOTH, false),
      testItem({ id: SILENT, category: ItemCategory.Card, enemyId: MOTH }),
      pet(CAT, SKILL.Harvesting, 10),
      pet(DOG, SKILL.Harvesting, 5),
      pet(BIRD, SKILL.Mining, 50),
      testItem({ id: PLAN, category: ItemCategory.Recipe }),
      testItem({ id: SECRET }),
      testItem({ id: FLAX }),
    ],
    crafteableItems: [
      testCraft({ itemId: FLAX, requiredRegions: [1] }),
      testCraft({
        itemId: SECRET,
        requiredRecipeId: PLAN,
        requiredComponents: [{ itemId: FLAX, amount: 1 }],
      }),
    ],
    enemies: [testEnemy({ id: WALL, health: 1_000_000, attackPower: 0 }), testEnemy({ id: MOTH })],
    regions: [testRegion({ id: 1, enemies: [WALL] })],
  }),
);
const one = (itemId: number) => ({ inventory: amountsOf({ [itemId]: 1 }) });

describe('claiming a card', () => {
  const claim = (itemId: number): Command => ({ name: 'claim-card', input: { itemId } });

  test('spends it and enters it for its enemy', () => {
    const state = testState(one(PLAIN));
    expect(executeAt(state, timeline, START, claim(PLAIN))).toEqual([
      { type: 'OnInventoryChange', reason: 'claimed', changes: [{ itemId: PLAIN, amount: -1 }] },
      { type: 'OnCardChange', enemyId: WALL, radiant: false },
    ]);
    expect(state.shown).toMatchObject({ inventory: [], cards: [WALL, 1] });
  });

  test('a radiant one is owned and radiant, with or without the plain one before it', () => {
    const fresh = testState(one(RADIANT));
    const owner = testState({ ...one(RADIANT), cards: [WALL, 1] });
    for (const state of [fresh, owner]) {
      executeAt(state, timeline, START, claim(RADIANT));
      expect(state.shown.cards).toEqual([WALL, 2]);
    }
  });

  test('is plain when the content has no value for radiant', () => {
    const state = testState(one(SILENT));
    executeAt(state, timeline, START, claim(SILENT));
    expect(state.shown.cards).toEqual([MOTH, 1]);
  });

  test('is refused for a plain card of an enemy whose card is owned, plain or radiant', () => {
    for (const cards of [amountsOf({ [WALL]: 1 }), amountsOf({ [WALL]: 2 })]) {
      expect(refused(testState({ ...one(PLAIN), cards }), timeline, START, claim(PLAIN))).toBe(
        'card/claimed',
      );
    }
  });

  test('never turns radiant back into plain, in any order of the events', () => {
    const { shown } = testState({ cards: [WALL, 2] });
    expect(apply(shown, { type: 'OnCardChange', enemyId: WALL, radiant: false }, START).cards).toEqual([
      WALL,
      2,
    ]);
  });

  test('is refused for a second radiant one', () => {
    const state = testState({ ...one(RADIANT), cards: [WALL, 2] });
    expect(refused(state, timeline, START, claim(RADIANT))).toBe('card/claimed');
  });

  test('is possible for one enemy when the card of another is owned', () => {
    const state = testState({ ...one(OTHER), cards: [WALL, 2] });
    executeAt(state, timeline, START, claim(OTHER));
    expect(state.shown.cards).toEqual(amountsOf({ [WALL]: 2, [MOTH]: 1 }));
  });

  test('is refused for an item that is not owned, not a card, or unknown', () => {
    expect(refused(testState(), timeline, START, claim(PLAIN))).toBe('item/not-owned');
    expect(refused(testState(one(CAT)), timeline, START, claim(CAT))).toBe('card/not-a-card');
    expect(refused(testState(), timeline, START, claim(99))).toBe('item/unknown');
  });

  test.each([
    ['plain', PLAIN],
    ['radiant', RADIANT],
  ])('in mid-fight a %s one counts from the next turn, ten percent of damage', (_kind, itemId) => {
    const hits = (isClaimed: boolean): number[] => {
      const state = testState({ ...one(itemId), experience: experienceOf({ Melee: 100 }) });
      executeAt(state, timeline, START, { name: 'begin-hunting', input: { regionId: 1, key: TEST_SEED } });
      if (isClaimed) executeAt(state, timeline, START + 5_000, claim(itemId));
      const turns = ofType(recordUntil(state, timeline, START + 10_000), 'OnCombatTurn');
      return turns.map(({ characterDamageDealt }) => characterDamageDealt);
    };
    const [first = 0, second = 0] = hits(false);
    expect(second).toBeGreaterThan(30);
    expect(hits(true)).toEqual([first, expect.closeTo(second * 1.1, 0)]);
  });
});

describe('taming a pet', () => {
  const tame = (itemId: number): Command => ({ name: 'tame-pet', input: { itemId } });

  test('spends it for good', () => {
    const state = testState({ ...one(CAT), pets: [DOG] });
    expect(executeAt(state, timeline, START, tame(CAT))).toEqual([
      { type: 'OnInventoryChange', reason: 'tamed', changes: [{ itemId: CAT, amount: -1 }] },
      { type: 'PetTamed', itemId: CAT },
    ]);
    expect(state.shown).toMatchObject({ inventory: [], pets: [CAT, DOG] });
  });

  test('counts from the next grant; only pets of the same skill add up', () => {
    const state = testState({ inventory: amountsOf({ [CAT]: 1, [DOG]: 1, [BIRD]: 1 }) });
    const gather: Command = { name: 'begin-crafting', input: { itemId: FLAX, amount: 99, key: TEST_SEED } };
    executeAt(state, timeline, START, gather);
    const unitsAt = (after: number): number => {
      settle(state, timeline, START + after);
      const index = SKILL.Harvesting - 1;
      return (state.shown.experience[index] ?? 0) * 10_000 + (state.hidden.fractions[index] ?? 0);
    };
    expect(unitsAt(5_000)).toBe(70_000);
    executeAt(state, timeline, START + 9_999, tame(CAT));
    expect(unitsAt(10_000)).toBe(70_000 + 77_000);
    executeAt(state, timeline, START + 10_000, tame(DOG));
    executeAt(state, timeline, START + 10_000, tame(BIRD));
    expect(unitsAt(15_000)).toBe(70_000 + 77_000 + 80_500);
  });

  test('is refused for one already tamed; a second one can only be sold', () => {
    const state = testState({ ...one(CAT), pets: [CAT] });
    expect(refused(state, timeline, START, tame(CAT))).toBe('pet/tamed');
    executeAt(state, timeline, START, { name: 'sell', input: { itemId: CAT, amount: 1 } });
    expect(state.shown.inventory).toEqual([]);
  });

  test('is refused for an item that is not owned, not a pet, or unknown', () => {
    expect(refused(testState(), timeline, START, tame(CAT))).toBe('item/not-owned');
    expect(refused(testState(one(PLAN)), timeline, START, tame(PLAN))).toBe('pet/not-a-pet');
    expect(refused(testState(), timeline, START, tame(99))).toBe('item/unknown');
  });
});

describe('learning a recipe', () => {
  const learn = (itemId: number): Command => ({ name: 'learn-recipe', input: { itemId } });
  const make: Command = { name: 'begin-crafting', input: { itemId: SECRET, amount: 1, key: TEST_SEED } };

  test('spends it for good and opens what needs it', () => {
    const state = testState({ inventory: amountsOf({ [PLAN]: 2, [FLAX]: 1 }) });
    expect(refused(state, timeline, START, make)).toBe('craft/recipe');
    expect(executeAt(state, timeline, START, learn(PLAN))).toEqual([
      { type: 'OnInventoryChange', reason: 'learned', changes: [{ itemId: PLAN, amount: -1 }] },
      { type: 'RecipeLearned', itemId: PLAN },
    ]);
    expect(state.shown).toMatchObject({ inventory: [PLAN, 1, FLAX, 1], knownRecipes: [PLAN] });
    executeAt(state, timeline, START, make);
    settle(state, timeline, START + 5_000);
    expect(state.shown.inventory).toEqual(amountsOf({ [PLAN]: 1, [SECRET]: 1 }));
  });

  test('does not happen by owning it', () => {
    const state = testState({ inventory: amountsOf({ [PLAN]: 9, [FLAX]: 1 }) });
    expect(refused(state, timeline, START, make)).toBe('craft/recipe');
  });

  test('is refused for one already known, and for an item not owned, not a recipe, or unknown', () => {
    const known = testState({ ...one(PLAN), knownRecipes: [PLAN] });
    expect(refused(known, timeline, START, learn(PLAN))).toBe('recipe/known');
    expect(refused(testState(), timeline, START, learn(PLAN))).toBe('item/not-owned');
    expect(refused(testState(one(CAT)), timeline, START, learn(CAT))).toBe('recipe/not-a-recipe');
    expect(refused(testState(), timeline, START, learn(99))).toBe('item/unknown');
  });
});
