import { describe, expect, test } from 'vitest';
import type { Command } from '../../commands/registry.ts';
import { amountsOf } from '../../state/amounts.ts';
import type { Shown } from '../../state/state.ts';
import { CELLAR, DUNGEON_SETS, enter, LATCHKEY, littleDungeon } from '../../testing/dungeon-world.ts';
import {
  executeAt,
  experienceOf,
  napEntry,
  START,
  TEST_SEED,
  testCraft,
  testItem,
  testState,
} from '../../testing/index.ts';
import { SKILL } from '../../world/skills.ts';
import { EquipmentType } from '../../world/static-data.ts';
import { milestoneLevel, worldAt } from '../../world/world.ts';
import { USUAL_HABITS } from '../begin.ts';
import { firstSteps, isNewcomer } from './first-steps.ts';
import { isBeyondFirstSteps, nextFirstStep } from './next-first-step.ts';

/** FLAX and BARLEY grow in region 1, five seconds each; a BREAD takes two BARLEY. HAT is a gift. */
const [FLAX, BARLEY, BREAD, STICK, CLUB, HAT, CAP, TROPHY] = [11, 12, 13, 14, 15, 16, 17, 9_999];
const timeline = littleDungeon({
  items: [
    ...DUNGEON_SETS.items,
    ...[FLAX, BARLEY].map((id) => testItem({ id })),
    testItem({ id: BREAD, healingAmount: 5 }),
    testItem({ id: STICK, equipmentType: EquipmentType.Weapon, attackPower: 3 }),
    testItem({ id: CLUB, equipmentType: EquipmentType.Weapon, attackPower: 8 }),
    testItem({ id: HAT, equipmentType: EquipmentType.Headgear, milestone: 24 }),
    testItem({ id: CAP, equipmentType: EquipmentType.Headgear }),
    testItem({ id: TROPHY }),
  ],
  regions: DUNGEON_SETS.regions.map((region) => ({ ...region, resources: [FLAX, BARLEY] })),
  relicariumEntries: [napEntry(30_000)],
  crafteableItems: [
    testCraft({ itemId: FLAX, requiredRegions: [1] }),
    testCraft({ itemId: BARLEY, requiredRegions: [1] }),
    testCraft({
      itemId: BREAD,
      skillId: SKILL.Cooking,
      experience: 20,
      requiredComponents: [{ itemId: BARLEY, amount: 2 }],
    }),
  ],
});
const world = worldAt(timeline, START);

/** A character that has done all but the gathering, the meal and the night. */
const DRESSED: Partial<Shown> = {
  experience: experienceOf({ Attack: 2 }),
  equipment: { weapon: CLUB, headgear: CAP, food: BREAD, foodAmount: 9 },
  trophies: amountsOf({ [TROPHY]: 1 }),
};
const nextOf = (shown: Partial<Shown>, ...commands: readonly Command[]) => {
  const state = testState(shown);
  for (const command of commands) executeAt(state, timeline, START, command);
  return nextFirstStep(state.shown, world, USUAL_HABITS);
};
const bag = (...itemIds: readonly number[]): Partial<Shown> => ({
  inventory: amountsOf(Object.fromEntries(itemIds.map((id) => [id, 1]))),
});
const hunt: Command = { name: 'begin-hunting', input: { regionId: 1, key: TEST_SEED } };
const craft = (itemId: number, amount: number): Command => ({
  name: 'begin-crafting',
  input: { itemId, amount, key: TEST_SEED },
});
const fight = { name: 'begin-hunting', input: { regionId: 1, rest: true, then: { itemId: FLAX } } };

describe('the next first step', () => {
  test('takes up the strongest weapon and all food', () => {
    const inventory = amountsOf({ [CLUB]: 1, [STICK]: 1, [BREAD]: 30 });
    const pieces = [
      { itemId: CLUB, amount: 1 },
      { itemId: BREAD, amount: 30 },
    ];
    const press = {
      kind: 'press',
      step: 'arm',
      itemId: CLUB,
      commands: [{ name: 'wear', input: { pieces } }],
    };
    expect(nextOf({ inventory })).toEqual(press);
    expect(nextOf({ inventory, equipment: { weapon: STICK } })).toMatchObject({
      itemId: BREAD,
      commands: [{ input: { pieces: [{ itemId: BREAD, amount: 30 }] } }],
    });
  });

  test('is a fight that gathering follows, and then the wait for its end', () => {
    expect(nextOf({})).toEqual({ kind: 'press', step: 'fight', commands: [fight] });
    expect(nextOf({}, hunt)).toEqual({ kind: 'wait', step: 'fight', until: 'victory' });
  });

  test('puts a trophy on the shelf', () => {
    expect(nextOf({ ...DRESSED, ...bag(TROPHY), trophies: [] })).toEqual({
      kind: 'press',
      step: 'keepsake',
      itemId: TROPHY,
      commands: [{ name: 'claim-trophy', input: { itemId: TROPHY, amount: 1 } }],
    });
  });

  test('puts on one piece for each empty slot', () => {
    expect(nextOf({ ...DRESSED, ...bag(CAP, HAT), equipment: { weapon: CLUB } })).toMatchObject({
      step: 'wear',
      commands: [{ name: 'wear', input: { pieces: [{ itemId: CAP, amount: 1 }] } }],
    });
  });

  test('fights on for a near gift, unless no food is packed', () => {
    const gift = milestoneLevel(24);
    const bare = { ...DRESSED, equipment: { food: BREAD, foodAmount: 9 } };
    expect(nextOf(bare)).toEqual({ kind: 'press', step: 'wear', commands: [fight] });
    const wait = { kind: 'wait', step: 'wear', until: 'gift', itemId: HAT, totalLevel: gift };
    expect(nextOf(bare, hunt)).toEqual(wait);
    expect(nextOf({ ...bare, equipment: {} })).toMatchObject({ step: 'gather' });
    const far = { ...bare, experience: experienceOf({ Attack: 30 }) };
    expect(nextOf(far)).toMatchObject({ step: 'gather' });
  });

  test('gathers what the first meal lacks, and stops a hunt for it', () => {
    const press = nextOf(DRESSED);
    expect(press).toMatchObject({ kind: 'press', step: 'gather', itemId: BARLEY });
    const amount = press?.kind === 'press' ? press.amount : 0;
    const inventory = amountsOf({ [BARLEY]: 1 });
    expect(nextOf({ ...DRESSED, inventory })).toMatchObject({ amount: (amount ?? 0) - 1 });
    expect(nextOf(DRESSED, hunt)).toMatchObject({ commands: [{ name: 'stop' }, { name: 'begin-crafting' }] });
  });

  test('cooks, and begins the night', () => {
    const learned = { ...DRESSED, experience: experienceOf({ Attack: 2, Harvesting: 2 }) };
    const cook = { kind: 'press', step: 'cook', itemId: BREAD };
    expect(nextOf({ ...learned, inventory: amountsOf({ [BARLEY]: 999 }) })).toMatchObject(cook);
    const cooked = { ...DRESSED, experience: experienceOf({ Attack: 2, Harvesting: 2, Cooking: 2 }) };
    expect(nextOf(cooked)).toMatchObject({ kind: 'press', step: 'rest', itemId: FLAX });
    expect(isBeyondFirstSteps(testState(cooked).shown, world)).toBe(true);
  });

  test('waits for a running action and for a dungeon', () => {
    const action = { kind: 'wait', step: 'gather', until: 'action' };
    expect(nextOf(DRESSED, craft(FLAX, 9))).toEqual({ ...action, itemId: FLAX, isGathered: true });
    const keyed = { ...DRESSED, inventory: amountsOf({ [LATCHKEY]: 1 }) };
    expect(nextOf(keyed, enter(1, CELLAR))).toEqual({ ...action, isGathered: false });
  });

  test('does not interrupt an action of half an hour', () => {
    const short = nextOf(DRESSED, craft(FLAX, 359));
    expect(short).toMatchObject({ until: 'action' });
    const endsAt = START + 1_800_000;
    const night = { kind: 'wait', step: 'rest', until: 'morning', itemId: FLAX, endsAt };
    expect(nextOf(DRESSED, craft(FLAX, 360))).toEqual(night);
  });
});

test('a step is done in any order', () => {
  const { shown } = testState({ ...DRESSED, experience: experienceOf({ Cooking: 2 }), ...bag(STICK) });
  const done = firstSteps({ ...shown, equipment: { headgear: CAP } }, world).filter((step) => step.done);
  expect(done.map(({ name }) => name)).toEqual(['keepsake', 'wear', 'cook']);
});

test('a character is new below a total level of 60', () => {
  const newcomer = (level: number) =>
    isNewcomer(testState({ experience: experienceOf({ Attack: level }) }).shown);
  expect([newcomer(40), newcomer(41)]).toEqual([true, false]);
});
