import { expect, test } from 'vitest';
import { skillsOfDay, weekOf } from '../quests/rotation.ts';
import { amountsOf } from '../state/amounts.ts';
import { MAX_AMOUNT } from '../state/experience.ts';
import { MAX_FRIENDSHIP_POINTS } from '../state/friendship.ts';
import { JUNK_KINDS, KEPT_KINDS } from '../state/kept.ts';
import { FIRST_QUESTS, type QuestState } from '../state/quests.ts';
import type { PlanStep, Shown } from '../state/state.ts';
import {
  always,
  executeAt,
  START,
  TEST_SEED,
  testChapter,
  testCraft,
  testDungeon,
  testEnemy,
  testErrand,
  testItem,
  testRegion,
  testState,
  testVillager,
  testWorld,
} from '../testing/index.ts';
import type { QuestData, Term } from '../world/quests.ts';
import { SKILLS } from '../world/skills.ts';
import { AttackStyle, EquipmentType, ItemCategory } from '../world/static-data.ts';
import { dayOf } from '../world/time.ts';
import { execute } from './execute.ts';
import type { Command, CommandInputs, CommandName, RefusalCode } from './registry.ts';

/**
 * These tests have one example of each refusal code. `EXAMPLES` does not compile without an example of each.
 */

const [FLAX, CLOTH, ESSENCE, BREAD, RING, ROBE, SWORD, LATCHKEY] = [1, 2, 3, 4, 5, 6, 7, 8];
const [TROPHY, CARD, PET, PLAN, DUNGEON, FAR_DUNGEON, DEADLY, NOTHING] = [9, 10, 11, 12, 21, 22, 23, 99];
const { Weapon, Chest, Ring, Food } = EquipmentType;
const needs = { requiredComponents: [{ itemId: FLAX, amount: 2 }] };
const sequences = [{ enemyId: 1, amount: 1 }];

const CHAPTER_TERMS: Readonly<Record<number, Term>> = {
  1: { kind: 'kill-region', id: 1, amount: 10 },
  9: { kind: 'at', id: 1, amount: 1 },
};

/** A chapter of each number that has a term, one that is delivered, and errands of all skills. */
const QUESTS: QuestData = {
  chapters: Array.from({ length: 9 }, (_, index) =>
    testChapter({
      id: index + 1,
      terms: [CHAPTER_TERMS[index + 1] ?? { kind: 'total-level', id: 0, amount: 1 }],
      unlocks: [
        { kind: 'errands', id: 0 },
        { kind: 'villagers', id: 1 },
        { kind: 'gifts', id: 0 },
      ],
    }),
  ),
  errands: SKILLS.map(({ id }) => testErrand({ id: id * 10, skillId: id, ids: [FLAX] })),
  weeklyErrands: [
    { id: 901, title: '', villagerId: 1, ways: [[], [], []], candleEnds: 0, friendship: 0, text: '' },
  ],
  villagers: [testVillager({ id: 1, likes: [[{ itemIds: [FLAX], amount: 1 }]] })],
};

const timeline = always(
  testWorld(
    {
      items: [
        testItem({ id: FLAX, value: 2 }),
        testItem({ id: CLOTH }),
        testItem({ id: ESSENCE }),
        testItem({ id: BREAD, healingAmount: 20, equipmentType: Food }),
        testItem({ id: RING, equipmentType: Ring, requiredDefenceLevel: 9, disenchantsInto: ESSENCE }),
        testItem({ id: ROBE, equipmentType: Chest, requiredAttackStyle: AttackStyle.Magic }),
        testItem({
          id: SWORD,
          equipmentType: Weapon,
          providedAttackStyle: AttackStyle.Melee,
          requiredAttackLevel: 5,
          requiredOffensiveLevel: 5,
        }),
        testItem({ id: LATCHKEY, category: ItemCategory.Key, value: 15 }),
        testItem({ id: TROPHY, category: ItemCategory.Trophy }),
        testItem({ id: CARD, category: ItemCategory.Card, enemyId: 1, radiant: false }),
        testItem({ id: PET, category: ItemCategory.Pet, skillId: 1, bonusExperiencePercentage: 1 }),
        testItem({ id: PLAN, category: ItemCategory.Recipe }),
      ],
      relicariumEntries: [{ itemId: TROPHY, bonusTime: 30, category: 'Combat', rank: 1 }],
      crafteableItems: [
        testCraft({ itemId: FLAX, requiredRegions: [1] }),
        testCraft({ itemId: BREAD, requiredRegions: [2] }),
        testCraft({ itemId: CLOTH, ...needs }),
        testCraft({ itemId: SWORD, ...needs, requiredLevel: 5 }),
        testCraft({ itemId: ROBE, ...needs, requiredRecipeId: PLAN }),
        testCraft({ itemId: ESSENCE }),
      ],
      enemies: [testEnemy({ id: 1 }), testEnemy({ id: 2, health: 10_000, attackPower: 500 })],
      regions: [
        testRegion({ id: 1, enemies: [1] }),
        testRegion({ id: 2, travelCost: 50 }),
        testRegion({ id: 3 }),
      ],
      dungeons: [
        testDungeon({ id: DUNGEON, keyItemId: LATCHKEY, sequences }),
        testDungeon({ id: DEADLY, keyItemId: LATCHKEY, sequences: [{ enemyId: 2, amount: 1 }] }),
        testDungeon({ id: FAR_DUNGEON, keyItemId: LATCHKEY, sequences, regionId: 2 }),
      ],
    },
    'v1',
    QUESTS,
  ),
);

const TODAY = dayOf(START);
const [BOARD_SKILL = 0] = skillsOfDay(TODAY);
/** The story goes on, and the board is open. */
const AT_BOARD: QuestState = { ...FIRST_QUESTS, chapter: 2 };
const ON_BOARD = { quests: AT_BOARD };
const GIVEN_FLAX = { villagerId: 1, itemId: FLAX };
const GIVEN_BREAD = { villagerId: 1, itemId: BREAD };
const OFFERED = { errandId: BOARD_SKILL * 10, day: TODAY, counters: [] };

const of = <N extends CommandName>(name: N, input: CommandInputs[N]): Command => ({ name, input }) as Command;

/** What is shown of a character that owns one unit of each of ten items. */
const rich: Partial<Shown> = {
  inventory: amountsOf(
    Object.fromEntries(
      [FLAX, BREAD, RING, ROBE, SWORD, LATCHKEY, TROPHY, CARD, PET, PLAN].map((id) => [id, 1]),
    ),
  ),
};
const learned = (skill: number): Partial<Shown> => ({
  ...rich,
  experience: testState().shown.experience.with(skill - 1, 100_000),
});
const hunt = of('begin-hunting', { regionId: 1, key: TEST_SEED });
const gather = (itemId: number, amount = 1) => of('begin-crafting', { itemId, amount, key: TEST_SEED });
const disenchant = (itemId: number, ...pieces: readonly number[]) =>
  of('begin-disenchanting', {
    itemId,
    items: pieces.map((piece) => ({ itemId: piece, amount: 1 })),
    key: TEST_SEED,
  });
const delve = (dungeonId: number, runs = 1) => of('begin-dungeon', { dungeonId, runs, key: TEST_SEED });

interface Example {
  readonly shown?: Partial<Shown>;
  /** The test executes this command before the refused one. Its session still runs at the refusal. */
  readonly during?: Command;
  readonly refused: Command;
}

/** A step with a list of 200 entries. */
const WEARING: PlanStep = {
  name: 'wear',
  input: { pieces: new Array(200).fill({ itemId: BREAD, amount: 1 }) },
};

const EXAMPLES: Readonly<Record<RefusalCode, Example>> = {
  'plan/too-long': {
    refused: of('set-plan', {
      steps: new Array(3).fill({
        name: 'wear',
        input: { pieces: new Array(100).fill({ itemId: BREAD, amount: 1 }) },
      }),
      key: TEST_SEED,
    }),
  },
  'plan/moved': { refused: of('set-plan', { steps: [], after: { round: 1, place: 0 }, key: TEST_SEED }) },
  'saved-plan/none': { refused: of('delete-plan', { slot: 1 }) },
  'saved-plan/no-room': {
    shown: { savedPlans: [1, 2].map((slot) => ({ slot, name: 'Night', steps: [WEARING], times: 1 })) },
    refused: of('save-plan', { slot: 3, name: 'Night', steps: [WEARING] }),
  },
  'plan/not-paused': { refused: of('resume-plan', {}) },
  'item/unknown': { refused: of('sell', { itemId: NOTHING, amount: 1 }) },
  'item-set/unknown': { refused: of('pin-wanted', { thing: { kind: 'set', id: NOTHING } }) },
  'item/not-owned': { shown: rich, refused: of('sell', { itemId: FLAX, amount: 2 }) },
  'amount/invalid': { shown: rich, refused: of('sell', { itemId: FLAX, amount: 0 }) },
  'amount/too-large': {
    shown: { ...rich, gold: MAX_AMOUNT - 1 },
    refused: of('sell', { itemId: FLAX, amount: 1 }),
  },
  'equip/not-equipment': { shown: rich, refused: of('equip', { itemId: FLAX }) },
  'equip/attack-style': { shown: rich, refused: of('equip', { itemId: ROBE }) },
  'equip/attack-level': { shown: rich, refused: of('equip', { itemId: SWORD }) },
  'equip/defence-level': { shown: rich, refused: of('equip', { itemId: RING }) },
  'equip/offensive-level': { shown: learned(17), refused: of('equip', { itemId: SWORD }) },
  'equip/not-food': { shown: rich, refused: of('equip-food', { itemId: FLAX, amount: 1 }) },
  'equip/is-food': { shown: rich, refused: of('equip', { itemId: BREAD }) },
  'wear/same-slot': {
    shown: rich,
    refused: of('wear', {
      pieces: [
        { itemId: RING, amount: 1 },
        { itemId: RING, amount: 1 },
      ],
    }),
  },
  'wear/one-of': { refused: of('wear', {}) },
  'set/none': { refused: of('wear', { slot: 1 }) },
  'quest/locked': { refused: of('turn-in', { kind: 'story', id: 9, counters: [] }) },
  'quest/not-open': {
    shown: { quests: { ...FIRST_QUESTS, chapter: 8, closedOn: dayOf(START) } },
    refused: of('turn-in', { kind: 'story', id: 8, counters: [] }),
  },
  'quest/not-yet': {
    refused: of('turn-in', { kind: 'story', id: 1, counters: [{ kind: 'kill-region', id: 1, count: 9 }] }),
  },
  'quest/not-by-hob': {
    shown: { quests: { ...FIRST_QUESTS, chapter: 8 } },
    refused: of('turn-in', { kind: 'story', id: 8, byHob: true, counters: [] }),
  },
  'travel/elsewhere': {
    shown: { regionId: 2, quests: { ...FIRST_QUESTS, chapter: 9 } },
    refused: of('turn-in', { kind: 'story', id: 9, counters: [] }),
  },
  'errand/not-offered': { shown: ON_BOARD, refused: of('accept-errand', { ...OFFERED, day: TODAY - 3 }) },
  'errand/taken': {
    shown: { quests: { ...AT_BOARD, days: [{ day: TODAY, taken: 63, done: 0 }] } },
    refused: of('accept-errand', OFFERED),
  },
  'errand/day-done': {
    shown: { quests: { ...AT_BOARD, days: [{ day: TODAY, taken: 0, done: 3 }] } },
    refused: of('accept-errand', OFFERED),
  },
  'errand/full': {
    shown: {
      quests: {
        ...AT_BOARD,
        errands: [1, 2, 3].map((errandId) => ({ errandId, day: TODAY - 5, amount: 1, base: 0 })),
      },
    },
    refused: of('accept-errand', OFFERED),
  },
  'errand/none': { refused: of('drop-errand', { errandId: 7 }) },
  'errand/no-choice': {
    shown: {
      quests: { ...AT_BOARD, weeks: [{ week: 1, errandId: 901, tiers: [1], base: 0, isDone: false }] },
    },
    refused: of('turn-in', { kind: 'week', id: 901, counters: [] }),
  },
  'gift/not-liked': { shown: { ...rich, ...ON_BOARD }, refused: of('give-gift', GIVEN_BREAD) },
  'gift/best-friend': {
    shown: { ...rich, ...ON_BOARD, friendship: [1, MAX_FRIENDSHIP_POINTS] },
    refused: of('give-gift', GIVEN_FLAX),
  },
  'gift/this-week': {
    shown: { ...rich, ...ON_BOARD, villagerGifts: { week: weekOf(TODAY), villagerIds: [1] } },
    refused: of('give-gift', GIVEN_FLAX),
  },
  'item/kept': {
    shown: { ...rich, kept: [FLAX, 1] },
    refused: of('sell', { itemId: FLAX, amount: 1 }),
  },
  'sell/twice': {
    shown: { inventory: [FLAX, 2] },
    refused: of('sell-many', {
      items: [
        { itemId: FLAX, amount: 1 },
        { itemId: FLAX, amount: 1 },
      ],
    }),
  },
  'junk/none': { shown: rich, refused: of('sell-junk', {}) },
  'junk/too-many': {
    shown: { junk: Array.from({ length: JUNK_KINDS }, (_, index) => 1_000 + index) },
    refused: of('mark-junk', { itemId: FLAX, junk: true }),
  },
  'keep/too-many': {
    shown: { kept: Array.from({ length: KEPT_KINDS }, (_, index) => [1_000 + index, 1]).flat() },
    refused: of('keep', { itemId: FLAX, amount: 1 }),
  },
  'undo/unknown': { refused: of('undo-sale', { saleId: START }) },
  'undo/gold': {
    shown: { gold: 1, sales: [{ saleId: START, at: START, items: [FLAX, 1], paid: 2 }] },
    refused: of('undo-sale', { saleId: START }),
  },
  'claim/none': { refused: of('claim-all', { kind: 'trophies' }) },
  'unequip/empty': { shown: rich, refused: of('unequip', { equipmentType: Ring }) },
  'buy/not-for-sale': { refused: of('buy', { itemId: FLAX, amount: 1 }) },
  'buy/gold': { shown: { gold: 14 }, refused: of('buy', { itemId: LATCHKEY, amount: 1 }) },
  'trophy/not-a-trophy': { shown: rich, refused: of('claim-trophy', { itemId: FLAX, amount: 1 }) },
  'card/not-a-card': { shown: rich, refused: of('claim-card', { itemId: FLAX }) },
  'card/claimed': { shown: { ...rich, cards: [1, 1] }, refused: of('claim-card', { itemId: CARD }) },
  'pet/not-a-pet': { shown: rich, refused: of('tame-pet', { itemId: FLAX }) },
  'pet/not-tamed': { shown: rich, refused: of('take-along', { itemId: PET }) },
  'pet/tamed': { shown: { ...rich, pets: [PET] }, refused: of('tame-pet', { itemId: PET }) },
  'recipe/not-a-recipe': { shown: rich, refused: of('learn-recipe', { itemId: FLAX }) },
  'recipe/known': { shown: { ...rich, knownRecipes: [PLAN] }, refused: of('learn-recipe', { itemId: PLAN }) },
  'travel/unknown-region': { refused: of('travel', { regionId: NOTHING }) },
  'travel/already-there': { refused: of('travel', { regionId: 1 }) },
  'travel/gold': { shown: { gold: 49 }, refused: of('travel', { regionId: 2 }) },
  'travel/in-combat': { shown: { gold: 50 }, during: hunt, refused: of('travel', { regionId: 2 }) },
  'action/none': { refused: of('refresh', {}) },
  'action/in-combat': { during: hunt, refused: hunt },
  'action/craft-in-combat': { during: hunt, refused: gather(FLAX) },
  'hunt/wrong-region': { refused: of('begin-hunting', { regionId: 2, key: TEST_SEED }) },
  'hunt/no-enemies': {
    shown: { regionId: 3 },
    refused: of('begin-hunting', { regionId: 3, key: TEST_SEED }),
  },
  'until/reached': {
    refused: of('begin-hunting', { regionId: 1, until: { at: START }, key: TEST_SEED }),
  },
  'craft/unknown': { refused: gather(ESSENCE) },
  'craft/level': { shown: { inventory: [FLAX, 9] }, refused: gather(SWORD) },
  'craft/recipe': { shown: { inventory: [FLAX, 9] }, refused: gather(ROBE) },
  'craft/region': { refused: gather(BREAD) },
  'craft/missing-input': { shown: { inventory: [FLAX, 3] }, refused: gather(CLOTH, 2) },
  'craft/amount': { refused: gather(FLAX, 5_761) },
  'disenchant/unknown': { shown: rich, refused: disenchant(FLAX, RING) },
  'disenchant/wrong-piece': { shown: rich, refused: disenchant(ESSENCE, SWORD) },
  'disenchant/twice': { shown: { inventory: [RING, 2] }, refused: disenchant(ESSENCE, RING, RING) },
  'dungeon/unknown': { shown: rich, refused: delve(NOTHING) },
  'dungeon/wrong-region': { shown: rich, refused: delve(FAR_DUNGEON) },
  'dungeon/keys': { shown: rich, refused: delve(DUNGEON, 2) },
  'dungeon/food': {
    shown: rich,
    refused: of('begin-dungeon', { dungeonId: DEADLY, runs: 1, rest: true, key: TEST_SEED }),
  },
  'dungeon/none': { during: hunt, refused: of('stop-remaining', {}) },
};

test.each(Object.entries(EXAMPLES))('%s', (code, { shown, during, refused }) => {
  const state = testState(shown);
  if (during) executeAt(state, timeline, START, during);
  const before = { ...state };
  expect(execute(state, refused, timeline, START)).toEqual({ refused: code });
  expect(state).toEqual(before);
});
