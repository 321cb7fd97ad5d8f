import { expect, test } from 'vitest';
import { amountsOf } from '../../state/amounts.ts';
import type { Shown } from '../../state/state.ts';
import {
  experienceOf,
  START,
  TEST_SEED,
  testCraft,
  testEnemy,
  testItem,
  testRegion,
  testState,
  testWorld,
} from '../../testing/index.ts';
import { SKILL } from '../../world/skills.ts';
import { AttackStyle, EquipmentType, ItemCategory } from '../../world/static-data.ts';
import { beginHunt, USUAL_HABITS } from '../begin.ts';
import type { Arc } from './arc.ts';
import { OpenArc } from './open-arc.ts';

const [FLAX, BARLEY, BREAD, CLUB, MAUL, PET] = [10, 11, 12, 14, 15, 16];
const weapon = (id: number, level: number, rank: number) =>
  testItem({
    id,
    rank,
    tiers: 2,
    equipmentType: EquipmentType.Weapon,
    providedAttackStyle: AttackStyle.Melee,
    attackPower: 60 * rank,
    requiredAttackLevel: level,
    requiredOffensiveLevel: level,
  });
const world = testWorld({
  items: [
    testItem({ id: FLAX, category: ItemCategory.Cloth, value: 3 }),
    testItem({ id: BARLEY, category: ItemCategory.Herb, value: 5 }),
    testItem({ id: BREAD, healingAmount: 500, equipmentType: EquipmentType.Food }),
    weapon(CLUB, 1, 1),
    weapon(MAUL, 30, 2),
    testItem({ id: PET, category: ItemCategory.Pet }),
  ],
  enemies: [testEnemy({ id: 1, regionId: 1, attackPower: 4, health: 2_000 })],
  regions: [testRegion({ id: 1, enemies: [1], travelCost: 0 }), testRegion({ id: 2, travelCost: 500 })],
  crafteableItems: [
    testCraft({
      itemId: BREAD,
      skillId: SKILL.Cooking,
      baseActionTime: 4,
      requiredComponents: [{ itemId: BARLEY, amount: 2 }],
    }),
  ],
});

function arcOf(shown: Partial<Shown>): Arc {
  const search = new OpenArc(
    {
      shown: testState({ equipment: { weapon: CLUB }, ...shown }).shown,
      at: START,
      seed: TEST_SEED,
      habits: USUAL_HABITS,
      fight: { command: beginHunt(1, USUAL_HABITS), suppose: { regionId: 1 }, aim: 'experience' },
      pinned: null,
      hidden: [],
      refused: [],
    },
    world,
  );
  while (!search.isDone) search.step();
  return search.answer() as Arc;
}

test('names the material that brings most gold, where a fare cannot be paid', () => {
  const inventory = amountsOf({ [FLAX]: 1_000, [BREAD]: 50_000 });
  const sell = { kind: 'sell', itemId: FLAX, amount: 1_000, gold: 3_000 };
  expect(arcOf({ inventory, gold: 100 }).notes).toEqual([sell]);
  expect(arcOf({ inventory, gold: 500 }).notes).toEqual([]);
});

test('names how long fights last with the grain, and does not propose to sell it', () => {
  const inventory = amountsOf({ [FLAX]: 100, [BARLEY]: 1_000, [BREAD]: 10 });
  const { notes } = arcOf({ inventory, gold: 0 });
  expect(notes.map(({ kind }) => kind)).toEqual(['sell', 'food']);
  expect(notes[0]).toMatchObject({ itemId: FLAX });
  expect(notes[1]).toMatchObject({ itemId: BARLEY, amount: 1_000, foodId: BREAD, portions: 500 });
  expect(arcOf({ inventory: amountsOf({ [BARLEY]: 1_000, [BREAD]: 50_000 }), gold: 500 }).notes).toEqual([]);
});

test('names what waits to be claimed, and the skill that keeps a weapon from being worn', () => {
  const inventory = amountsOf({ [PET]: 1, [BREAD]: 50_000 });
  const experience = experienceOf({ Attack: 40, Defence: 35 });
  const { notes } = arcOf({ inventory, gold: 500, experience });
  expect(notes).toEqual([
    { kind: 'waits', collection: 'pets', itemId: PET, amount: 1 },
    { kind: 'lags', skillId: SKILL.Melee, level: 1, leadId: SKILL.Attack, leadLevel: 40 },
  ]);
});

test('dreams of the next tier, and tells how far it is', () => {
  const inventory = amountsOf({ [BREAD]: 50_000 });
  const { dream } = arcOf({ inventory, experience: experienceOf({ Attack: 20, Melee: 10 }) });
  expect(dream).toMatchObject({
    kind: 'gear',
    tier: 2,
    itemIds: [MAUL],
    levels: [
      { skillId: SKILL.Attack, level: 30, own: 20 },
      { skillId: SKILL.Melee, level: 30, own: 10 },
    ],
  });
  const done = (dream?.kind === 'gear' && dream.done) || 0;
  expect(done).toBeGreaterThan(0);
  expect(done).toBeLessThan(0.5);
  const full = experienceOf({ Attack: 30, Melee: 30 });
  expect(arcOf({ inventory, experience: full }).dream).toBeNull();
});
