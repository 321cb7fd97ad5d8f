import { expect, test } from 'vitest';
import { amountsOf } from '../../state/amounts.ts';
import type { Shown } from '../../state/state.ts';
import {
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
import { AttackStyle, EquipmentType } from '../../world/static-data.ts';
import { type ArcQuestion, OpenArc } from '../arc/open-arc.ts';
import { beginHunt, USUAL_HABITS } from '../begin.ts';
import { gainShare, type NextThing } from './next-thing.ts';

const [WOOD, BREAD, CLUB, MACE, HELM, PLAN, CROWN] = [11, 12, 14, 15, 16, 17, 18];
const weapon = (id: number, attackPower: number) =>
  testItem({
    id,
    equipmentType: EquipmentType.Weapon,
    providedAttackStyle: AttackStyle.Melee,
    attackPower,
  });
const hat = (id: number, attackPower: number) =>
  testItem({ id, equipmentType: EquipmentType.Headgear, attackPower });
/** The mace is made of wood; the hat falls once in a hundred kills, the plan of the crown more seldom. */
const world = testWorld({
  items: [
    testItem({ id: WOOD }),
    testItem({ id: BREAD, healingAmount: 500, equipmentType: EquipmentType.Food }),
    weapon(CLUB, 60),
    weapon(MACE, 120),
    hat(HELM, 30),
    testItem({ id: PLAN }),
    hat(CROWN, 90),
  ],
  enemies: [testEnemy({ id: 1, regionId: 1, attackPower: 4, health: 2_000 })],
  lootTables: [
    {
      id: 1,
      subTables: [
        { itemId: HELM, amount: 1, probability: 0.01 },
        { itemId: PLAN, amount: 1, probability: 0.002 },
      ],
    },
  ],
  regions: [testRegion({ id: 1, enemies: [1], resources: [WOOD] })],
  crafteableItems: [
    testCraft({ itemId: WOOD, requiredRegions: [1], baseActionTime: 6 }),
    testCraft({
      itemId: BREAD,
      skillId: SKILL.Cooking,
      baseActionTime: 4,
      requiredComponents: [{ itemId: WOOD, amount: 1 }],
    }),
    testCraft({
      itemId: MACE,
      skillId: SKILL.Weaponsmithing,
      baseActionTime: 40,
      requiredComponents: [{ itemId: WOOD, amount: 10 }],
    }),
    testCraft({
      itemId: CROWN,
      skillId: SKILL.Armorsmithing,
      requiredRecipeId: PLAN,
      baseActionTime: 40,
      requiredComponents: [{ itemId: WOOD, amount: 1 }],
    }),
  ],
});

const OWNED: Partial<Shown> = {
  inventory: amountsOf({ [BREAD]: 50_000, [CLUB]: 1 }),
  equipment: { weapon: CLUB },
};

function nextOf(shown: Partial<Shown>, more: Partial<ArcQuestion> = {}): readonly NextThing[] {
  const search = new OpenArc(
    {
      shown: testState(shown).shown,
      at: START,
      seed: TEST_SEED,
      habits: USUAL_HABITS,
      fight: { command: beginHunt(1, USUAL_HABITS), suppose: { regionId: 1 }, aim: 'experience' },
      pinned: null,
      hidden: [],
      refused: [],
      ...more,
    },
    world,
  );
  while (!search.isDone) search.step();
  return search.answer()?.next ?? [];
}

const idsOf = (things: readonly NextThing[]): number[] => things.flatMap(({ itemIds }) => itemIds);

test('names what would bring more, by the gain for each hour of getting it, one thing for each place', () => {
  const [mace, ...others] = nextOf(OWNED);
  expect(mace?.itemIds).toEqual([MACE]);
  expect(mace && gainShare(mace.gain)).toBeGreaterThan(0.3);
  expect(mace?.getting).toMatchObject({ kind: 'make', seconds: 100, secondsInAll: 100 });
  expect(mace?.getting.steps.map(({ name }) => name)).toEqual(['begin-crafting', 'begin-crafting']);
  expect(others).toHaveLength(1);
  expect(others[0]?.place).toBe('headgear');
});

test('tells how much of the making is done', () => {
  const [mace] = nextOf({ ...OWNED, inventory: amountsOf({ [BREAD]: 50_000, [CLUB]: 1, [WOOD]: 5 }) });
  expect(mace?.getting).toMatchObject({ seconds: 70, secondsInAll: 100 });
});

test('counts the time in which a recipe is found, and learns one that is owned first', () => {
  const hidden = [{ kind: 'item', id: HELM } as const];
  const crown = nextOf(OWNED, { hidden }).find(({ itemIds }) => itemIds[0] === CROWN);
  expect(crown?.getting).toMatchObject({ kind: 'make', finds: [PLAN], secondsInAll: crown?.getting.seconds });
  expect(crown?.getting.steps.map(({ name }) => name)).toEqual(['begin-hunting']);
  expect(crown?.getting.seconds).toBeGreaterThan(1_000);
  const owned = nextOf({ ...OWNED, inventory: amountsOf({ [BREAD]: 50_000, [CLUB]: 1, [PLAN]: 1 }) });
  expect(owned.find(({ itemIds }) => itemIds[0] === CROWN)?.getting).toMatchObject({
    seconds: 46,
    first: [{ name: 'learn-recipe', input: { itemId: PLAN } }],
  });
});

test('leaves out what is hidden, and has what is pinned first', () => {
  expect(idsOf(nextOf(OWNED, { hidden: [{ kind: 'item', id: MACE }] }))).not.toContain(MACE);
  const pinned = { kind: 'item', id: CROWN } as const;
  expect(idsOf(nextOf(OWNED, { pinned }))).toEqual([CROWN, MACE]);
});

test('names food for the night where what is owned does not last it, with the portions that it takes', () => {
  const [bread] = nextOf({ ...OWNED, inventory: amountsOf({ [CLUB]: 1 }) });
  expect(bread).toMatchObject({ kind: 'food', place: 'food', itemIds: [BREAD] });
  expect(bread?.amount).toBeGreaterThan(100);
  expect(bread?.getting.steps.at(-1)).toMatchObject({ input: { itemId: BREAD, amount: bread?.amount } });
  const fed = nextOf(OWNED);
  expect(fed.map(({ kind }) => kind)).not.toContain('food');
});
