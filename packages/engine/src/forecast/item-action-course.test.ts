import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sessionCap } from '../sessions/crafting/amount.ts';
import { amountOf, amountsOf } from '../state/amounts.ts';
import { EXPERIENCE_TABLE, levelOf, MAX_LEVEL } from '../state/experience.ts';
import { isItemAction, type State } from '../state/state.ts';
import {
  COMMON,
  DISENCHANTING_SETS,
  disenchant,
  ESSENCE,
  LEGENDARY,
  RARE,
} from '../testing/disenchanting-world.ts';
import {
  always,
  executeAt,
  IDLE_TROPHY,
  ofType,
  recordUntil,
  runs,
  START,
  settle,
  TEST_SEED,
  testCraft,
  testItem,
  testState,
  testWorld,
  withIdleTime,
} from '../testing/index.ts';
import { SKILL, SKILL_COUNT } from '../world/skills.ts';
import type { Timeline } from '../world/world.ts';
import { disenchantAmount } from './disenchant-amounts.ts';
import { itemActionCourse } from './item-action-course.ts';

const [ORE, BAR] = [101, 102];
const DAY = START + 86_400_000;
const sets = {
  ...DISENCHANTING_SETS,
  items: [...DISENCHANTING_SETS.items, testItem({ id: ORE }), testItem({ id: BAR })],
  crafteableItems: [
    ...DISENCHANTING_SETS.crafteableItems,
    testCraft({
      itemId: BAR,
      skillId: SKILL.Runecarving,
      experience: 7,
      baseActionTime: 4,
      requiredComponents: [{ itemId: ORE, amount: 2 }],
    }),
  ],
};
const world = testWorld(sets);
const timeline = always(world);
const craft = (amount: number) =>
  ({ name: 'begin-crafting', input: { itemId: BAR, amount, key: TEST_SEED } }) as const;
const sellOre = (amount: number) => ({ name: 'sell', input: { itemId: ORE, amount } }) as const;

function courseOf({ shown }: State, [live]: Timeline = timeline) {
  if (!isItemAction(shown.action) || live === undefined) throw new Error('No item action runs');
  const course = itemActionCourse(shown, shown.action, live.world);
  if (course === null) throw new Error('The recipe is not in the world');
  return course;
}

const skillPoints = (points: number) => new Array<number>(SKILL_COUNT).fill(points);

describe('the course of an item action', () => {
  test('ends with the requested amount, and tells the next level', () => {
    const state = testState({ inventory: amountsOf({ [ORE]: 100 }) });
    executeAt(state, timeline, START, craft(30));
    settle(state, timeline, START + 9_000);
    // Level 2 begins at 83 points, which is after 12 actions of 7 points.
    expect(courseOf(state)).toEqual({
      skillId: SKILL.Runecarving,
      endsAt: START + 120_000,
      stops: 'done',
      nextLevel: { level: 2, at: START + 48_000 },
    });
  });

  test('says that the components are used up, also when some were sold', () => {
    const state = testState({ inventory: amountsOf({ [ORE]: 20 }) });
    executeAt(state, timeline, START, craft(10));
    expect(courseOf(state)).toMatchObject({ endsAt: START + 40_000, stops: 'components' });
    executeAt(state, timeline, START + 5_000, sellOre(12));
    // One action is finished, three are left, and one more runs without components.
    expect(courseOf(state)).toMatchObject({
      endsAt: START + 20_000,
      stops: 'components',
      nextLevel: { level: 2, at: null },
    });
  });

  test('has no next level at the highest one', () => {
    const top = EXPERIENCE_TABLE[MAX_LEVEL - 1] as number;
    const state = testState({ inventory: amountsOf({ [ORE]: 20 }), experience: skillPoints(top) });
    executeAt(state, timeline, START, craft(10));
    expect(courseOf(state).nextLevel).toBeNull();
  });
});

test('the course agrees with the session that is played', () => {
  fc.assert(
    fc.property(
      fc.tuple(
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 1, max: 40 }),
      ),
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 20, max: 400 }),
      fc.nat(3_000),
      fc.nat(200),
      fc.boolean(),
      ([common, rare, legendary], amount, idleTime, points, wait, disenchants) => {
        const cap = sessionCap(idleTime, disenchants ? 3 : 4);
        fc.pre(disenchants ? common + rare + legendary <= cap : amount <= cap);
        const short = withIdleTime(timeline, idleTime);
        const owned = { [COMMON]: common, [RARE]: rare, [LEGENDARY]: legendary, [ORE]: 2 * amount };
        const trophies = [IDLE_TROPHY, 1];
        const state = testState({ inventory: amountsOf(owned), experience: skillPoints(points), trophies });
        const pieces = [
          [COMMON, common],
          [RARE, rare],
          [LEGENDARY, legendary],
        ] as const;
        executeAt(state, short, START, disenchants ? disenchant(...pieces) : craft(amount));
        settle(state, short, START + wait * 1000);
        fc.pre(isItemAction(state.shown.action));
        const ore = amountOf(state.shown.inventory, ORE);
        if (!disenchants && ore > 0) executeAt(state, short, START + wait * 1000, sellOre(Math.min(3, ore)));
        const { endsAt, nextLevel } = courseOf(state, short);
        const level = () => levelOf(state.shown.experience[SKILL.Runecarving - 1] as number);

        const before = level();
        expect(nextLevel?.level).toBe(before + 1);
        if (nextLevel?.at != null) {
          settle(state, short, nextLevel.at - 1);
          expect(level()).toBe(before);
          settle(state, short, nextLevel.at);
          expect(level()).toBeGreaterThan(before);
        }
        if (nextLevel?.at === endsAt) {
          expect(state.shown.action).toBeNull();
          return;
        }
        const ends = ofType(recordUntil(state, short, DAY), 'OnIdleSessionFinished');
        expect(ends.map(({ at }) => at)).toEqual([endsAt]);
        if (nextLevel?.at === null) expect(level()).toBe(before);
      },
    ),
    runs(300),
  );
});

describe('an amount of disenchanting', () => {
  const offered = [
    { itemId: COMMON, amount: 10 },
    { itemId: RARE, amount: 10 },
    { itemId: LEGENDARY, amount: 10 },
  ];
  const shown = testState().shown;
  const recipe = world.craft(ESSENCE);
  if (!recipe) throw new Error('The world has no essence');
  const amountUntil = (target: Parameters<typeof disenchantAmount>[3]) =>
    disenchantAmount(shown, recipe, offered, target, world, START);

  test('takes the first pieces first, and is told in all four ways', () => {
    expect(amountUntil({ kind: 'amount', amount: 12 })).toEqual({
      items: [
        { itemId: COMMON, amount: 10 },
        { itemId: RARE, amount: 2 },
      ],
      amount: 12,
      essences: 14,
      isAll: false,
      endsAt: START + 36_000,
      level: 1,
      experience: 70,
      wanted: 12,
      stops: 'done',
    });
    expect(amountUntil({ kind: 'all' })).toMatchObject({
      amount: 30,
      isAll: true,
      essences: 80,
      stops: 'components',
    });
    expect(amountUntil({ kind: 'instant', at: START + 31_000 })).toMatchObject({ amount: 11, stops: 'done' });
    expect(amountUntil({ kind: 'instant', at: START - 1 })).toMatchObject({ amount: 0, stops: 'done' });
  });

  test('until a level counts what each piece gives', () => {
    // 50 points from the common pieces, then 10 from each rare one: 83 after 4 of them.
    expect(amountUntil({ kind: 'level', level: 2 })).toMatchObject({ amount: 14, level: 2, stops: 'done' });
    expect(amountUntil({ kind: 'level', level: 1 })).toMatchObject({ amount: 0, stops: 'done' });
    expect(amountUntil({ kind: 'level', level: 30 })).toMatchObject({ amount: 30, stops: 'components' });
  });

  test('is at most what fits into one session', () => {
    const [short] = withIdleTime(timeline, 20);
    const tired = { ...shown, trophies: [IDLE_TROPHY, 1] };
    if (!short) throw new Error('The timeline is empty');
    expect(disenchantAmount(tired, recipe, offered, { kind: 'all' }, short.world, START)).toMatchObject({
      amount: 7,
      stops: 'limit',
    });
  });
});
