import type { Arc } from '../advice/arc/arc.ts';
import { type ArcQuestion, OpenArc } from '../advice/arc/open-arc.ts';
import { beginHunt, USUAL_HABITS } from '../advice/begin.ts';
import type { TonightAsked } from '../advice/tonight/question.ts';
import { NO_MEMORY } from '../advice/what-follows.ts';
import type { Shown } from '../state/state.ts';
import { SKILL } from '../world/skills.ts';
import {
  AttackStyle,
  EquipmentType,
  type Item,
  ItemCategory,
  type StaticData,
} from '../world/static-data.ts';
import type { World } from '../world/world.ts';
import {
  START,
  TEST_SEED,
  testCraft,
  testEnemy,
  testItem,
  testRegion,
  testState,
  testWorld,
} from './fixture.ts';

/**
 * A small world for tests of the advice: one enemy, grain that is gathered in region 1, bread that is made of
 * two grains, and a club. The enemy wounds little, so that a fight with bread is never lost.
 */
export const GRAIN = 11;
export const BREAD = 12;
export const CLUB = 14;

/** A melee weapon with as much attack power. */
export const testWeapon = (id: number, attackPower: number, more: Partial<Item> = {}): Item =>
  testItem({
    id,
    equipmentType: EquipmentType.Weapon,
    providedAttackStyle: AttackStyle.Melee,
    attackPower,
    ...more,
  });

const SETS = {
  items: [
    testItem({ id: GRAIN }),
    testItem({ id: BREAD, healingAmount: 500, equipmentType: EquipmentType.Food }),
    testWeapon(CLUB, 60),
  ],
  enemies: [testEnemy({ id: 1, regionId: 1, attackPower: 4, health: 2_000 })],
  regions: [testRegion({ id: 1, enemies: [1], resources: [GRAIN] })],
  crafteableItems: [
    testCraft({ itemId: GRAIN, requiredRegions: [1], baseActionTime: 6 }),
    testCraft({
      itemId: BREAD,
      skillId: SKILL.Cooking,
      baseActionTime: 4,
      requiredComponents: [{ itemId: GRAIN, amount: 2 }],
    }),
  ],
} satisfies Partial<StaticData>;

/** That world with more in it. Rows with the id of a row of the small world replace it. */
export const adviceWorld = ({
  items,
  enemies,
  regions,
  crafteableItems,
  ...sets
}: Partial<StaticData>): World =>
  testWorld({
    ...sets,
    items: replaced(SETS.items, items, ({ id }) => id),
    enemies: replaced(SETS.enemies, enemies, ({ id }) => id),
    regions: replaced(SETS.regions, regions, ({ id }) => id),
    crafteableItems: replaced(SETS.crafteableItems, crafteableItems, ({ itemId }) => itemId),
  });

function replaced<T>(rows: readonly T[], others: readonly T[] | undefined, idOf: (row: T) => number): T[] {
  if (others === undefined) return [...rows];
  const ids = new Set(others.map(idOf));
  return [...rows.filter((row) => !ids.has(idOf(row))), ...others];
}

export const MACE = 15;
export const HELM = 16;
export const PLAN = 17;
export const CROWN = 18;
export const BLADE = 19;

const hat = (id: number, attackPower: number) =>
  testItem({ id, equipmentType: EquipmentType.Headgear, attackPower });
/**
 * That world with things to get. The mace is made of grain, and the blade also, with one more level. The helm
 * falls once in a hundred kills, the recipe of the crown more seldom.
 */
export const THINGS_WORLD = adviceWorld({
  items: [
    testWeapon(MACE, 120),
    hat(HELM, 30),
    testItem({ id: PLAN, category: ItemCategory.Recipe }),
    hat(CROWN, 90),
    testWeapon(BLADE, 400),
  ],
  lootTables: [
    {
      id: 1,
      subTables: [
        { itemId: HELM, amount: 1, probability: 0.01 },
        { itemId: PLAN, amount: 1, probability: 0.002 },
      ],
    },
  ],
  crafteableItems: [
    testCraft({
      itemId: MACE,
      skillId: SKILL.Weaponsmithing,
      baseActionTime: 40,
      requiredComponents: [{ itemId: GRAIN, amount: 10 }],
    }),
    testCraft({
      itemId: CROWN,
      skillId: SKILL.Armorsmithing,
      requiredRecipeId: PLAN,
      baseActionTime: 40,
      requiredComponents: [{ itemId: GRAIN, amount: 1 }],
    }),
    testCraft({
      itemId: BLADE,
      skillId: SKILL.Weaponsmithing,
      requiredLevel: 2,
      baseActionTime: 40,
      requiredComponents: [{ itemId: GRAIN, amount: 10 }],
    }),
  ],
});

/** The arc of a character whose last fight was in region 1. */
export function arcOf(shown: Partial<Shown>, world: World, more: Partial<ArcQuestion> = {}): Arc {
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
      goals: [],
      ...more,
    },
    world,
  );
  while (!search.isDone) search.step();
  return search.answer() as Arc;
}

/** The question for the nights of a character that has chosen nothing. */
export const tonightAsked = (shown: Partial<Shown>, more: Partial<TonightAsked> = {}): TonightAsked => ({
  shown: testState(shown).shown,
  at: START,
  seed: TEST_SEED,
  habits: USUAL_HABITS,
  memory: NO_MEMORY,
  aim: 'experience',
  skillId: null,
  known: [],
  ...more,
});
