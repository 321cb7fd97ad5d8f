import { MAX_AMOUNT } from './experience.ts';
import type { PlanStep } from './step-inputs.ts';

/** The most steps of a plan, rounds of its steps, and entries of all lists of its steps together. */
export const PLAN_STEPS = 20;
export const PLAN_ROUNDS = 99;
export const PLAN_ENTRIES = 250;

/**
 * The most steps that a plan carries out between two renewals of its limit. A begin of runs that rest counts
 * as `RESTING_RUNS_COUNT` steps, because what a run costs is played.
 */
export const PLAN_CARRIED_OUT = 500;
export const RESTING_RUNS_COUNT = 50;

/**
 * Whether a plan goes on when a session ends by itself (`active`), and why not: the player stopped the
 * session (`stopped`) or travelled (`travelled`), its limit was reached (`limit`), it carried out too many
 * steps (`steps`), or all its rounds are over (`over`). All but `over` can be resumed.
 */
export const PLAN_STATUSES = ['active', 'stopped', 'travelled', 'limit', 'steps', 'over'] as const;
export type PlanStatus = (typeof PLAN_STATUSES)[number];

/** A step that was refused when its turn came, the last time for each step. */
export interface SkippedStep {
  /** Index in `steps`. */
  readonly step: number;
  readonly round: number;
  /** Why: the code of the refusal. */
  readonly code: string;
}

/** The amount of a step that makes an item as often as the limit and the components allow. */
export const AS_OFTEN_AS_POSSIBLE = MAX_AMOUNT;

/** What a character does one after the other, each when the session before has ended by itself. */
export interface Plan {
  readonly steps: readonly PlanStep[];
  /** How often the steps are carried out, 1 to `PLAN_ROUNDS`. */
  readonly times: number;
  /** The present round, from 1. */
  readonly round: number;
  /** Index of the next step; the number of steps when the round is at its end. */
  readonly place: number;
  /** Index of the step whose session runs; null while none does, or one that the player began. */
  readonly running: number | null;
  /** Epoch ms. No session of the plan runs longer. */
  readonly limitAt: number;
  readonly status: PlanStatus;
  /** Ascending by step. */
  readonly skipped: readonly SkippedStep[];
}

/** Which step of a plan is the next one. */
export type PlanPlace = Pick<Plan, 'round' | 'place'>;

/**
 * A plan that has begun nothing yet.
 * @param limitAt epoch ms
 * @param place index of the step with which it begins
 */
export const newPlan = (steps: readonly PlanStep[], times: number, limitAt: number, place = 0): Plan => ({
  steps,
  times,
  round: 1,
  place,
  running: null,
  limitAt,
  status: 'active',
  skipped: [],
});

/** Whether steps of the plan are still to come, also of one that is paused. */
export const hasNextPlanStep = (plan: Plan | null): plan is Plan =>
  plan !== null && plan.status !== 'over' && (plan.place < plan.steps.length || plan.round < plan.times);

/** The steps of which each is still to come at least once, in their order. */
export function stepsToCome(plan: Plan | null): readonly PlanStep[] {
  if (!hasNextPlanStep(plan)) return [];
  return plan.round < plan.times ? plan.steps : plan.steps.slice(plan.place);
}

/** The step that comes next, also of a plan that is paused; null when none is to come. */
export const nextPlanStep = (plan: Plan | null): PlanStep | null =>
  hasNextPlanStep(plan) ? (plan.steps[plan.place] ?? plan.steps[0] ?? null) : null;

/** Whether a step makes an item as often as possible. */
export const isOpenStep = (step: PlanStep | null): boolean =>
  step?.name === 'begin-crafting' &&
  step.input.amount === AS_OFTEN_AS_POSSIBLE &&
  step.input.until === undefined;
