import {
  COMMANDS,
  type ItemAmount,
  type LastBegin,
  type Plan,
  type PlanStep,
  type SavedPlan,
} from '@slumberfell/engine';
import { presentInput } from './present-input.ts';

/** The plan as the wire has it, field by field, so that nothing else leaves the server. */
export const presentPlan = (plan: Plan): Plan => ({
  steps: plan.steps.map(presentStep),
  times: plan.times,
  round: plan.round,
  place: plan.place,
  running: plan.running,
  limitAt: plan.limitAt,
  status: plan.status,
  skipped: plan.skipped.map(({ step, round, code }) => ({ step, round, code })),
});

export const presentSavedPlan = ({ slot, name, steps, times }: SavedPlan): SavedPlan => ({
  slot,
  name,
  steps: steps.map(presentStep),
  times,
});

export const presentLastBegin = (begin: LastBegin): LastBegin => ({
  at: begin.at,
  regionId: begin.regionId,
  food: begin.food && presentAmount(begin.food),
  set: begin.set,
  step: begin.step && presentStep(begin.step),
  place: begin.place,
});

/** The fields of each step's input, by its name. */
const { of: STEP_FIELDS } = COMMANDS['set-plan'].input.steps;

const presentStep = <S extends PlanStep>({ name, input }: S): S =>
  ({ name, input: presentInput(STEP_FIELDS[name], input) }) as S;

const presentAmount = ({ itemId, amount }: ItemAmount): ItemAmount => ({ itemId, amount });
