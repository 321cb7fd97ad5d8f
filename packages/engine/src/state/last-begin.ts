import type { ItemAmount } from '../world/static-data.ts';
import type { Plan } from './plan.ts';
import type { PlanStep } from './step-inputs.ts';

/** A step that begins a session. */
export type SessionStep = Extract<
  PlanStep,
  { readonly name: 'begin-crafting' | 'begin-disenchanting' | 'begin-hunting' | 'begin-dungeon' }
>;

/** What the player began last by hand, and with what, so that it can be begun again. */
export interface LastBegin {
  /** Epoch ms. `until.at` of a hunt counts from it, in seconds. */
  readonly at: number;
  readonly regionId: number;
  /** The packed food; null without any. */
  readonly food: ItemAmount | null;
  /** Slot of the saved set that was worn; null when it was none of them. */
  readonly set: number | null;
  /** Null when the plan has begun everything. */
  readonly step: SessionStep | null;
  /** Index of the step of the plan that came after the session; null without a plan. */
  readonly place: number | null;
}

/** A last begin with the steps of its plan, which the player may have replaced since; null without a plan. */
export interface Begun extends LastBegin {
  readonly plan: Pick<Plan, 'steps' | 'times'> | null;
}

/** What a character began last, with its plan; null when it began nothing, or no longer has the plan. */
export function begunOf({ lastBegin, plan }: BegunIn): Begun | null {
  if (lastBegin === null) return null;
  const { steps, times } = plan ?? { steps: [], times: 1 };
  const hasPlan = lastBegin.place !== null && steps.length > 0;
  if (lastBegin.step === null && !hasPlan) return null;
  return { ...lastBegin, plan: hasPlan ? { steps, times } : null };
}

interface BegunIn {
  readonly lastBegin: LastBegin | null;
  readonly plan: Plan | null;
}

/** Whether a step begins a session. */
export const isSessionStep = (step: PlanStep): step is SessionStep => step.name.startsWith('begin-');
