import {
  COMMANDS,
  PLAN_NAME_MAX,
  PLAN_ROUNDS,
  PLAN_STATUSES,
  PLAN_STEPS,
  type PlanStep,
  SAVED_PLANS,
  SAVED_SETS,
  type SessionStep,
} from '@slumberfell/engine';
import { stepOf } from './input-schema.ts';
import { amount, count, id, instant } from './numbers.ts';
import { z } from './zod.ts';

/** A step of a plan: the name and the input of a command. */
export const planStep = stepOf(COMMANDS['set-plan'].input.steps.of);

export const planTimes = z.int().min(1).max(PLAN_ROUNDS);
export const planStatus = z.enum(PLAN_STATUSES);

const planSteps = z
  .array(planStep as unknown as z.ZodType<PlanStep>)
  .min(1)
  .max(PLAN_STEPS)
  .readonly();

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

const { steps } = COMMANDS['set-plan'].input;

/** A step that begins a session. */
const sessionStep = stepOf({
  'begin-crafting': steps.of['begin-crafting'],
  'begin-disenchanting': steps.of['begin-disenchanting'],
  'begin-hunting': steps.of['begin-hunting'],
  'begin-dungeon': steps.of['begin-dungeon'],
}) as unknown as z.ZodType<SessionStep>;

const LAST_BEGIN = {
  at: instant,
  regionId: id,
  /** The packed food. */
  food: z.strictObject({ itemId: id, amount }).nullable(),
  /** The place of the saved set that was worn. */
  set: z.int().min(1).max(SAVED_SETS).nullable(),
  /** Null when the plan began everything. `until.at` of a hunt is in seconds from `at`. */
  step: sessionStep.nullable(),
  /** Index of the step of the plan that came after the session; null without a plan. */
  place: count.nullable(),
};

/** What the player began last by hand. */
export const lastBegin = z.strictObject(LAST_BEGIN);

/** The same with the steps of its plan. */
export const begun = z.strictObject({
  ...LAST_BEGIN,
  plan: z.strictObject({ steps: planSteps, times: planTimes }).nullable(),
});

/** Steps that the player can set as the plan again. */
export const savedPlan = z.strictObject({
  /** Its place. */
  slot: z.int().min(1).max(SAVED_PLANS),
  name: z
    .string()
    .min(1)
    .max(2 * PLAN_NAME_MAX),
  steps: planSteps,
  times: planTimes,
});
