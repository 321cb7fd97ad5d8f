import type {
  ItemAmount,
  LastBegin,
  Plan,
  PlanStep,
  SavedPlan,
  SessionStep,
  StepInputs,
} from '@slumberfell/engine';

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
  step: begin.step && presentStep<SessionStep>(begin.step),
  place: begin.place,
});

function presentStep<S extends PlanStep>(step: S): S;
function presentStep(step: PlanStep): PlanStep {
  const { name } = step;
  switch (name) {
    case 'begin-crafting':
      return { name, input: presentCraft(step.input) };
    case 'equip-food':
    case 'sell':
      return { name, input: presentAmount(step.input) };
    case 'begin-disenchanting':
      return { name, input: { itemId: step.input.itemId, items: step.input.items.map(presentAmount) } };
    case 'begin-hunting':
      return { name, input: presentHunt(step.input) };
    case 'begin-dungeon': {
      const { dungeonId, runs, rest } = step.input;
      return { name, input: { dungeonId, runs, ...(rest !== undefined && { rest }) } };
    }
    case 'travel':
      return { name, input: { regionId: step.input.regionId } };
    case 'wear': {
      const { pieces, slot } = step.input;
      return {
        name,
        input: { ...(pieces && { pieces: pieces.map(presentAmount) }), ...(slot !== undefined && { slot }) },
      };
    }
    case 'sell-junk':
      return { name, input: {} };
    case 'set-healing-threshold':
      return { name, input: { healingThreshold: step.input.healingThreshold } };
    case 'take-along': {
      const { itemId } = step.input;
      return { name, input: { ...(itemId !== undefined && { itemId }) } };
    }
  }
}

const presentAmount = ({ itemId, amount }: ItemAmount): ItemAmount => ({ itemId, amount });

function presentCraft({ itemId, amount, until }: StepInputs['begin-crafting']): StepInputs['begin-crafting'] {
  const { level, seconds } = until ?? {};
  return {
    itemId,
    amount,
    ...(until && {
      until: { ...(level !== undefined && { level }), ...(seconds !== undefined && { seconds }) },
    }),
  };
}

function presentHunt({ regionId, rest, until }: StepInputs['begin-hunting']): StepInputs['begin-hunting'] {
  const { kills, level, at } = until ?? {};
  return {
    regionId,
    ...(rest !== undefined && { rest }),
    ...(until && {
      until: {
        ...(kills !== undefined && { kills }),
        ...(level && { level: { skillId: level.skillId, level: level.level } }),
        ...(at !== undefined && { at }),
      },
    }),
  };
}
