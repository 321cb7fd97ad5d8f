import { describe, expect, test } from 'vitest';
import { amountsOf } from '../../state/amounts.ts';
import type { Shown } from '../../state/state.ts';
import { testCraft, testItem, testRegion, testState, testWorld } from '../../testing/index.ts';
import { SKILL } from '../../world/skills.ts';
import { EquipmentType } from '../../world/static-data.ts';
import { dividedNights, nightFoods } from './night-food.ts';

/** BREAD is made in 4 s of 2 RYE, each gathered in 6 s: 16 s a portion. FISH is only owned. */
const [RYE, BREAD, FISH] = [11, 12, 13];
const food = (id: number, healingAmount: number) =>
  testItem({ id, healingAmount, equipmentType: EquipmentType.Food });
const world = testWorld({
  items: [testItem({ id: RYE }), food(BREAD, 5), food(FISH, 9)],
  regions: [testRegion({ id: 1, resources: [RYE], travelCost: 50 })],
  crafteableItems: [
    testCraft({ itemId: RYE, requiredRegions: [1], baseActionTime: 6 }),
    testCraft({
      itemId: BREAD,
      skillId: SKILL.Cooking,
      baseActionTime: 4,
      requiredComponents: [{ itemId: RYE, amount: 2 }],
    }),
  ],
});
const foodsOf = (shown: Partial<Shown>) => nightFoods(testState(shown).shown, world);

describe('the foods of a night', () => {
  test('are owned, packed ones included, or made of what is gathered', () => {
    const foods = foodsOf({
      inventory: amountsOf({ [FISH]: 3 }),
      equipment: { food: FISH, foodAmount: 4 },
    });
    expect(foods.map((one) => [one.food.id, one.owned, one.making.length > 0])).toEqual([
      [FISH, 7, false],
      [BREAD, 0, true],
    ]);
    const { making = [] } = foods.find((one) => one.food.id === BREAD) ?? {};
    expect(making.find(({ portions }) => portions === 1_000)?.hours).toBeCloseTo(16_000 / 3_600);
  });

  test('are made sooner where components are owned', () => {
    const [bread] = foodsOf({ inventory: amountsOf({ [RYE]: 600 }) });
    expect(bread?.making.find(({ portions }) => portions === 300)?.hours).toBeCloseTo(1_200 / 3_600);
  });

  test('are not made in a region that cannot be paid', () => {
    expect(foodsOf({ regionId: 2, gold: 49 })).toEqual([]);
    expect(foodsOf({ regionId: 2, gold: 50 })).toHaveLength(1);
  });
});

describe('the hours of a night', () => {
  const making = [1, 100, 10_000].map((portions) => ({ portions, hours: portions / 225 }));

  // The example of the design: 8 h, 200 portions, 180 eaten an hour, 16 s for one more.
  test('are divided so that the last portion is eaten at the end', () => {
    const { fromBag, made } = dividedNights({ owned: 200, making }, 180, 8);
    expect(fromBag.fighting).toBeCloseTo(200 / 180);
    expect(made?.fighting).toBeCloseTo(4.94, 2);
    expect(made?.portions).toBe(689);
  });

  test('are for the fight alone where the owned portions last or none can be made', () => {
    expect(dividedNights({ owned: 2_000, making }, 180, 8)).toEqual({
      fromBag: { portions: 0, fighting: 8 },
      made: null,
    });
    expect(dividedNights({ owned: 90, making: [] }, 180, 8).made).toBeNull();
    expect(dividedNights({ owned: 0, making }, 0, 8).fromBag.fighting).toBe(8);
  });

  test('last longer where some portions are made of what is owned', () => {
    const quick = [
      { portions: 300, hours: 0.1 },
      { portions: 10_000, hours: 0.1 + 9_700 / 225 },
    ];
    const slow = dividedNights({ owned: 0, making }, 180, 8).made?.fighting ?? 0;
    expect(dividedNights({ owned: 0, making: quick }, 180, 8).made?.fighting).toBeGreaterThan(slow);
  });
});
