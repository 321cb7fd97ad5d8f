import { describe, expect, test } from 'vitest';
import { amountsOf } from '../../state/amounts.ts';
import type { Shown } from '../../state/state.ts';
import {
  adviceWorld,
  BREAD,
  CLUB,
  GRAIN,
  testEnemy,
  testRegion,
  testState,
  tonightAsked,
} from '../../testing/index.ts';
import { SKILL } from '../../world/skills.ts';
import type { Night } from './night.ts';
import { OpenTonight } from './open-tonight.ts';
import { lastKind } from './question.ts';

const FARE = 50;
/** The enemy of region 2 falls in half the time. */
const world = adviceWorld({
  enemies: [
    testEnemy({ id: 1, regionId: 1, attackPower: 4, health: 4_000 }),
    testEnemy({ id: 2, regionId: 2, attackPower: 4, health: 2_000 }),
  ],
  regions: [
    testRegion({ id: 1, enemies: [1], resources: [GRAIN], travelCost: FARE }),
    testRegion({ id: 2, enemies: [2], travelCost: FARE }),
  ],
});

function nightsOf(...asked: Parameters<typeof tonightAsked>): readonly Night[] {
  const search = new OpenTonight(tonightAsked(...asked), world);
  while (search.answer() === null) search.step();
  return search.answer() ?? [];
}
const fightOf = (...asked: Parameters<typeof nightsOf>) =>
  nightsOf(...asked).find(({ kind }) => kind === 'fight');
const namesOf = (night: Night | undefined) => night?.steps.map(({ name }) => name);
const RICH = { gold: FARE, inventory: amountsOf({ [BREAD]: 50_000, [CLUB]: 1 }) };

describe('the night of fights', () => {
  test('wears what is better, packs the food, and is where the most comes from', () => {
    const near = fightOf({ ...RICH, gold: FARE - 1 });
    const best = fightOf(RICH);
    expect(near?.regionId).toBe(1);
    expect(namesOf(near)?.slice(0, 3)).toEqual(['wear', 'equip-food', 'begin-hunting']);
    expect(best?.regionId).toBe(2);
    expect(best?.brings).toBeGreaterThan(near?.brings ?? 0);
  });

  test('makes food first where none is owned', () => {
    const night = fightOf({ gold: 0, inventory: amountsOf({ [CLUB]: 1 }) });
    expect(night?.makesFood).toBe(true);
    expect(namesOf(night)?.slice(0, 2)).toEqual(['begin-crafting', 'begin-crafting']);
  });

  test('is in one of the asked places, and as long as the player is away', () => {
    const there = { targets: [{ kind: 'region', id: 1 }] } as const;
    expect(fightOf(RICH, there)?.regionId).toBe(1);
    const poor = { gold: 0, inventory: amountsOf({ [CLUB]: 1 }) };
    const short = fightOf(poor, { away: 1 })?.steps[0];
    const long = fightOf(poor)?.steps[0];
    const amountOf = (step: typeof short): number =>
      step?.name === 'begin-crafting' ? step.input.amount : 0;
    expect(amountOf(short)).toBeGreaterThan(0);
    expect(amountOf(short)).toBeLessThan(amountOf(long) / 2);
  });
});

describe('the night of work', () => {
  const workOf = (...asked: Parameters<typeof nightsOf>) =>
    nightsOf(...asked).find(({ kind }) => kind === 'work');

  test('trains the asked skill', () => {
    const cooking = workOf({}, { skillId: SKILL.Cooking });
    expect(cooking?.steps.at(0)).toMatchObject({ name: 'begin-crafting', input: { itemId: GRAIN } });
    expect(cooking?.steps.at(1)).toMatchObject({ name: 'begin-crafting', input: { itemId: BREAD } });
    expect(cooking?.brings).toBeGreaterThan(0);
  });

  test('is not offered where nothing can be made or reached', () => {
    expect(workOf({ regionId: 2, gold: 0 })).toBeUndefined();
  });
});

describe('the last kind', () => {
  const hunt = { name: 'begin-hunting', input: { regionId: 1 } } as const;
  const craft = { name: 'begin-crafting', input: { itemId: GRAIN, amount: 1 } } as const;
  const begun = { at: 0, regionId: 1, food: null, set: null };
  const kindOf = (step: typeof hunt | typeof craft | null, steps: readonly (typeof hunt | typeof craft)[]) =>
    lastKind({
      lastBegin: { ...begun, step, place: steps.length > 0 ? 0 : null },
      plan: testState({}).shown.plan ?? ({ steps } as unknown as Shown['plan']),
    });

  test('is a fight for a plan that makes food before it, and for one who began nothing', () => {
    expect(kindOf(null, [craft, craft, hunt, craft])).toBe('fight');
    expect(lastKind({ lastBegin: null, plan: null })).toBe('fight');
    expect(kindOf(hunt, [craft])).toBe('fight');
    expect(kindOf(craft, [])).toBe('work');
    expect(kindOf(null, [craft])).toBe('work');
  });
});
