import type { Draft } from '../../events/draft.ts';
import type { Seed } from '../../random/seed.ts';
import { newHiddenPlan } from '../../state/plan-shapes.ts';
import {
  AS_OFTEN_AS_POSSIBLE,
  hasNextPlanStep,
  isOpenStep,
  newPlan,
  type Plan,
  type PlanStep,
} from '../../state/state.ts';
import { takesComponents } from '../../world/components.ts';
import type { World } from '../../world/world.ts';
import { planKeyOf } from './seed.ts';

/**
 * What a player chooses to follow a fight: making an item as often as possible. It is a step of the plan, in
 * front of the next one. A character without steps to come gets a plan of this step alone.
 */

/** What follows a fight, as a player sends it. */
export interface Then {
  readonly itemId: number;
}

const stepOf = ({ itemId }: Then): PlanStep => ({
  name: 'begin-crafting',
  input: { itemId, amount: AS_OFTEN_AS_POSSIBLE },
});

/** Whether a step goes on to the limit: gathering without an amount. */
export const isEndless = (step: PlanStep | null, world: World): boolean => {
  if (step?.name !== 'begin-crafting' || !isOpenStep(step)) return false;
  const recipe = world.craft(step.input.itemId);
  return recipe !== undefined && !takesComponents(recipe);
};

/**
 * A plan with another next step. One that gathers to the limit is replaced, because it would not come to its
 * turn; so a player who begins one fight after another does not fill the plan.
 * @param limitAt epoch ms
 */
export function planThen(plan: Plan | null, then: Then, limitAt: number, world: World): Plan {
  const step = stepOf(then);
  if (!hasNextPlanStep(plan)) return newPlan([step], 1, limitAt);
  const { steps, place, skipped } = plan;
  const replaced = isEndless(steps[place] ?? null, world) ? 1 : 0;
  return {
    ...plan,
    steps: [...steps.slice(0, place), step, ...steps.slice(place + replaced)],
    running: null,
    limitAt,
    status: 'active',
    skipped: skipped.flatMap((one) => {
      if (one.step < place) return one;
      return replaced === 0 ? { ...one, step: one.step + 1 } : one.step === place ? [] : one;
    }),
  };
}

/**
 * Puts what follows into the plan, after the player has begun a fight. A paused plan goes on.
 * @param limitAt epoch ms at which the fight ends
 * @param seed of the fight
 */
export function follow(draft: Draft, then: Then, limitAt: number, seed: Seed): void {
  const { plan } = draft.shown;
  const { plan: hidden } = draft.hidden;
  const isNew = hidden === null || !hasNextPlanStep(plan);
  draft.emit({ type: 'OnPlanChange', plan: planThen(plan, then, limitAt, draft.world) });
  draft.hide({
    plan: isNew ? newHiddenPlan(planKeyOf(seed)) : { ...hidden, carriedOut: 0, isDefeated: false },
  });
}
