import { describe, expect, test } from 'vitest';
import { AS_OFTEN_AS_POSSIBLE, type PlanStep } from '../state/state.ts';
import { testCraft, testItem, testRegion, testState, testWorld } from '../testing/index.ts';
import { SKILL } from '../world/skills.ts';
import { AttackStyle } from '../world/static-data.ts';
import { packAll } from './added-steps.ts';
import { beginCraft, beginHunt, beginRuns, USUAL_HABITS } from './begin.ts';
import { limitKinds, limitOf, limitSkills, type StepLimit, withLimit } from './step-limit.ts';

const [RYE, BREAD] = [11, 12];
const world = testWorld({
  items: [testItem({ id: RYE })],
  regions: [testRegion({ id: 1, resources: [RYE] })],
  crafteableItems: [testCraft({ itemId: RYE, requiredRegions: [1], baseActionTime: 4 })],
});
const gather = (amount = AS_OFTEN_AS_POSSIBLE) => beginCraft(RYE, amount);
const gatherUntil = (
  until: { readonly level?: number; readonly seconds?: number },
  amount = AS_OFTEN_AS_POSSIBLE,
): PlanStep => ({ name: 'begin-crafting', input: { itemId: RYE, amount, until } });
const hunt = beginHunt(1, USUAL_HABITS);
const huntUntil = (until: NonNullable<NonNullable<Parameters<typeof beginHunt>[2]>['until']>) =>
  beginHunt(1, USUAL_HABITS, { until });
const melee = { skillId: SKILL.Melee, level: 40 } as const;

describe('the limit of a step', () => {
  test('is an end, a time, an amount or a level', () => {
    expect(limitKinds(gather())).toEqual(['end', 'time', 'amount', 'level']);
    expect(limitKinds({ name: 'sell-junk', input: {} })).toEqual([]);
    const { shown } = testState({ attackStyle: AttackStyle.Melee });
    expect(limitSkills(gather(), shown, world)).toEqual([SKILL.Harvesting]);
    expect(limitSkills(hunt, shown, world)).toContain(SKILL.Health);
    expect(limitSkills(packAll(BREAD), shown, world)).toEqual([]);
    const limited = (step: PlanStep, limit: StepLimit) => withLimit(step, limit, world);
    expect(limited(gather(), { kind: 'time', seconds: 61 })).toEqual(gatherUntil({ seconds: 61 }));
    const level = { kind: 'level', skillId: SKILL.Harvesting, level: 7 } as const;
    expect(limited(gather(5), level)).toEqual(gatherUntil({ level: 7 }));
    expect(limited(gather(5), { kind: 'end' })).toEqual(gather());
    expect(limited(hunt, { kind: 'time', seconds: 7_200 })).toEqual(huntUntil({ at: 7_200 }));
    expect(limited(hunt, { kind: 'amount', amount: 9 })).toEqual(huntUntil({ kills: 9 }));
    expect(limited(hunt, { kind: 'level', ...melee })).toEqual(huntUntil({ level: melee }));
    expect(limited(huntUntil({ kills: 9 }), { kind: 'end' })).toEqual(hunt);
    expect(limited(packAll(BREAD), { kind: 'amount', amount: 9 }).input).toEqual({
      itemId: BREAD,
      amount: 9,
    });
  });

  // Pressing "Change it" at once dropped the level of a hunt until Melee 40, and rounded its time to hours.
  test.each<PlanStep>([
    gather(),
    gather(5),
    gather(AS_OFTEN_AS_POSSIBLE - 1),
    gatherUntil({ seconds: 5_000 }),
    gatherUntil({ level: 7 }),
    gatherUntil({ level: 7, seconds: 5_000 }),
    gatherUntil({ seconds: 5_000 }, 5),
    hunt,
    huntUntil({ at: 7_201 }),
    huntUntil({ kills: 200_000 }),
    huntUntil({ level: melee }),
    huntUntil({ level: melee, kills: 9, at: 60 }),
    beginRuns(7, 3, USUAL_HABITS),
    packAll(BREAD),
    { name: 'set-healing-threshold', input: { healingThreshold: 40 } },
  ])('leaves the step as it is where it stays the same: %j', (step) => {
    expect(withLimit(step, limitOf(step, world), world)).toEqual(step);
  });
});
