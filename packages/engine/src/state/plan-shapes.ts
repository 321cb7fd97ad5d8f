import { stepShape } from '../inputs/input-shape.ts';
import type { Seed } from '../random/seed.ts';
import { seedShape } from '../stored/seed-shape.ts';
import {
  type FieldShapes,
  fields,
  integer,
  list,
  nullable,
  oneOf,
  type Shape,
  text,
  truth,
  where,
} from '../stored/shape.ts';
import { type Begun, isSessionStep, type LastBegin, type SessionStep } from './last-begin.ts';
import { count, id, inSlotOrder, instant, itemAmountShape, nameShape } from './part-shapes.ts';
import { PLAN_ROUNDS, PLAN_STATUSES, PLAN_STEPS, type Plan, type SkippedStep } from './plan.ts';
import { PLAN_NAME_MAX, SAVED_PLANS, type SavedPlan } from './saved-plan.ts';
import { SAVED_SETS } from './saved-set.ts';
import { type PlanStep, STEP_INPUTS } from './step-inputs.ts';

const step: Shape<PlanStep> = stepShape(STEP_INPUTS);

/** A step that begins a session. */
const sessionStep = where(
  step,
  isSessionStep,
  'name',
  'not that of a step that begins a session',
) as Shape<SessionStep>;

const steps = list(step, 1, PLAN_STEPS);
const times = integer(1, PLAN_ROUNDS);

const LAST_BEGIN: FieldShapes<LastBegin> = {
  at: instant,
  regionId: id,
  food: nullable(itemAmountShape),
  set: nullable(integer(1, SAVED_SETS)),
  step: nullable(sessionStep),
  place: nullable(integer(0, PLAN_STEPS - 1)),
};

export const lastBegin: Shape<LastBegin> = fields<LastBegin>(LAST_BEGIN);

export const begun: Shape<Begun> = fields<Begun>({
  ...LAST_BEGIN,
  plan: nullable(fields<NonNullable<Begun['plan']>>({ steps, times })),
});

export const savedPlans: Shape<readonly SavedPlan[]> = inSlotOrder(
  list(
    fields<SavedPlan>({ slot: integer(1, SAVED_PLANS), name: nameShape(PLAN_NAME_MAX), steps, times }),
    0,
    SAVED_PLANS,
  ),
);

export const plan: Shape<Plan> = fields<Plan>({
  steps,
  times,
  round: integer(1, PLAN_ROUNDS),
  place: integer(0, PLAN_STEPS),
  running: nullable(integer(0, PLAN_STEPS - 1)),
  limitAt: instant,
  status: oneOf(...PLAN_STATUSES),
  skipped: list(fields<SkippedStep>({ step: count, round: count, code: text }), 0, PLAN_STEPS),
});

/** What no player may see of a plan, and what no page needs. */
export interface HiddenPlan {
  /** The seeds of its sessions follow from this key (`planSeed`). */
  readonly key: Seed;
  /** How many sessions the plan has begun. It never falls. */
  readonly sessions: number;
  /** How many steps were carried out since the last renewal of the limit. */
  readonly carriedOut: number;
  /** Whether the present round has begun a session. */
  readonly hasBegun: boolean;
  /** Whether the last session ended with a defeat. */
  readonly isDefeated: boolean;
}

export const hiddenPlan: Shape<HiddenPlan> = fields<HiddenPlan>({
  key: seedShape,
  sessions: count,
  carriedOut: count,
  hasBegun: truth,
  isDefeated: truth,
});

/**
 * The hidden half of a plan that has begun nothing yet. Steps before its first place count as carried out: a
 * round in which they began something has begun something.
 */
export const newHiddenPlan = (key: Seed, steps: readonly PlanStep[] = [], place = 0): HiddenPlan => ({
  key,
  sessions: 0,
  carriedOut: 0,
  hasBegun: steps.slice(0, place).some(({ name }) => name.startsWith('begin-')),
  isDefeated: false,
});
