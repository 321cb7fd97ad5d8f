import {
  PLAN_ENTRIES,
  PLAN_ROUNDS,
  PLAN_STATUSES,
  PLAN_STEPS,
  type PlanStep,
  type StepInputs,
  type StepName,
} from '@slumberfell/engine';
import { amount, count, id, instant, seconds } from './numbers.ts';
import { itemAmount } from './static-data.ts';
import { z } from './zod.ts';

const items = z.array(itemAmount).max(PLAN_ENTRIES).readonly();

const INPUTS = {
  'begin-crafting': itemAmount,
  'begin-disenchanting': z.strictObject({ itemId: id, items }),
  'begin-hunting': z.strictObject({
    regionId: id,
    rest: z.boolean().exactOptional(),
    until: z
      .strictObject({
        kills: amount.exactOptional(),
        level: z.strictObject({ skillId: id, level: amount }).exactOptional(),
        /** Seconds from the begin of the hunt. */
        at: seconds.exactOptional(),
      })
      .exactOptional(),
  }),
  'begin-dungeon': z.strictObject({ dungeonId: id, runs: amount, rest: z.boolean().exactOptional() }),
  travel: z.strictObject({ regionId: id }),
  'equip-food': itemAmount,
  wear: z.strictObject({ pieces: items.exactOptional(), slot: amount.exactOptional() }),
  'sell-junk': z.strictObject({}),
  sell: itemAmount,
} satisfies { readonly [N in StepName]: z.ZodType<StepInputs[N]> };

/** A step of a plan: the name and the input of a command. */
const planStep = z.discriminatedUnion(
  'name',
  Object.entries(INPUTS).map(([name, input]) =>
    z.strictObject({ name: z.literal(name), input }),
  ) as unknown as [z.ZodObject<{ name: z.ZodLiteral<StepName>; input: z.ZodType<PlanStep['input']> }>],
) as unknown as z.ZodType<PlanStep>;

export const planSteps = z.array(planStep).min(1).max(PLAN_STEPS).readonly();
export const planTimes = z.int().min(1).max(PLAN_ROUNDS);
export const planStatus = z.enum(PLAN_STATUSES);

/** A step that was refused when its turn came. */
export const skippedStep = z.strictObject({
  /** Index of the step. */
  step: count,
  round: amount,
  /** The code of the refusal; `plan/defeated` for a fight after a defeat. */
  code: z.string().min(1).max(64),
});

/** What comes after the running session. */
export const plan = z.strictObject({
  steps: planSteps,
  /** How often the steps are carried out. */
  times: planTimes,
  /** The present round, from 1. */
  round: planTimes,
  /** Index of the next step; the number of steps at the end of a round. */
  place: count,
  /** Index of the step whose session runs; null while none does. */
  running: count.nullable(),
  /** No session of the plan runs longer. */
  limitAt: instant,
  status: planStatus,
  skipped: z.array(skippedStep).max(PLAN_STEPS).readonly(),
});
