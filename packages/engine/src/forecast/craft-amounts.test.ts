import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amountsOf } from '../state/amounts.ts';
import { EXPERIENCE_TABLE, levelOf } from '../state/experience.ts';
import {
  always,
  executeAt,
  runs,
  START,
  settle,
  testCraft,
  testItem,
  testState,
  testWorld,
} from '../testing/index.ts';
import { SKILL, SKILL_COUNT } from '../world/skills.ts';
import { type CraftTarget, craftAmount } from './craft-amounts.ts';

const [ORE, BAR, PET] = [1, 2, 3];
/** Idle time without trophies is 28,800 s, so a session has at most so many actions of 5 s. */
const CAP = 5_760;

const worldWith = (experience: number, bonus: number) =>
  testWorld({
    items: [
      testItem({ id: ORE }),
      testItem({ id: BAR }),
      testItem({ id: PET, skillId: SKILL.Weaponsmithing, bonusExperiencePercentage: bonus }),
    ],
    crafteableItems: [
      testCraft({
        itemId: BAR,
        skillId: SKILL.Weaponsmithing,
        experience,
        requiredComponents: [{ itemId: ORE, amount: 2 }],
      }),
    ],
  });
const world = worldWith(7, 0);

const owning = (ore: number) => testState({ inventory: amountsOf({ [ORE]: ore }) }).shown;

function amountOf(ore: number, target: CraftTarget) {
  const amount = craftAmount(owning(ore), BAR, target, world, START);
  if ('refused' in amount) throw new Error(amount.refused);
  return amount;
}

describe('an amount of crafting', () => {
  test('is told in all four ways, with what it uses', () => {
    expect(amountOf(40, { kind: 'amount', amount: 12 })).toEqual({
      amount: 12,
      isAll: false,
      endsAt: START + 60_000,
      level: 2,
      experience: 84,
      uses: [{ itemId: ORE, amount: 24 }],
      chances: { saves: 0, doubles: 0 },
      wanted: 12,
      stops: 'done',
    });
  });

  test('of all is as many as the components or the idle time allow', () => {
    expect(amountOf(41, { kind: 'all' })).toMatchObject({ amount: 20, isAll: true, stops: 'components' });
    expect(amountOf(40_000, { kind: 'all' })).toMatchObject({ amount: CAP, isAll: true, stops: 'limit' });
  });

  test('until an instant lasts at least until then, by less than an action', () => {
    expect(amountOf(40, { kind: 'instant', at: START + 30_000 }).amount).toBe(6);
    expect(amountOf(40, { kind: 'instant', at: START + 30_001 })).toMatchObject({ amount: 7, stops: 'done' });
    expect(amountOf(40, { kind: 'instant', at: START }).amount).toBe(0);
    expect(amountOf(10, { kind: 'instant', at: START + 30_000 })).toMatchObject({
      amount: 5,
      wanted: 6,
      stops: 'components',
    });
  });

  test('until a level that is reached already is none', () => {
    expect(amountOf(40, { kind: 'level', level: 1 })).toMatchObject({ amount: 0, wanted: 0, stops: 'done' });
  });

  test('is refused when the item cannot be made', () => {
    expect(craftAmount(owning(1), BAR, { kind: 'all' }, world, START)).toEqual({
      refused: 'craft/missing-input',
    });
    expect(craftAmount(owning(9), ORE, { kind: 'all' }, world, START)).toEqual({ refused: 'craft/unknown' });
  });
});

test('an amount until a level is enough for certain, and at most one action too many', () => {
  fc.assert(
    fc.property(
      fc.record({
        experience: fc.integer({ min: 1, max: 400 }),
        bonus: fc.nat(60),
        level: fc.integer({ min: 1, max: 30 }),
        more: fc.nat(70),
        levels: fc.integer({ min: 1, max: 3 }),
        fraction: fc.nat(9_999),
      }),
      ({ experience, bonus, level, more, levels, fraction }) => {
        const bars = worldWith(experience, bonus);
        const points = new Array<number>(SKILL_COUNT).fill((EXPERIENCE_TABLE[level - 1] as number) + more);
        const inventory = amountsOf({ [ORE]: 2 * CAP });
        const { shown } = testState({ inventory, pets: [PET], experience: points });
        const target = levelOf(points[0] as number) + levels;
        const asked = craftAmount(shown, BAR, { kind: 'level', level: target }, bars, START);
        if ('refused' in asked) throw new Error(asked.refused);
        fc.pre(asked.wanted <= CAP);

        const reached = (amount: number): number => {
          const fractions = new Array<number>(SKILL_COUNT).fill(fraction);
          const state = {
            shown,
            hidden: { fractions, pendingEnemies: [], giftLevel: 0, session: null, plan: null },
          };
          const input = { itemId: BAR, amount, key: [1, 2, 3, 4] as const };
          executeAt(state, always(bars), START, { name: 'begin-crafting', input });
          settle(state, always(bars), asked.endsAt);
          return levelOf(state.shown.experience[SKILL.Weaponsmithing - 1] as number);
        };
        expect(reached(asked.amount)).toBeGreaterThanOrEqual(target);
        expect(asked.level).toBeGreaterThanOrEqual(target);
        if (asked.amount > 2) expect(reached(asked.amount - 2)).toBeLessThan(target);
      },
    ),
    runs(150),
  );
});
