import type { Draft } from '../../events/draft.ts';
import type { Seed } from '../../random/seed.ts';
import { newHiddenPlan } from '../../state/plan-shapes.ts';
import {
  AS_OFTEN_AS_POSSIBLE,
  hasNextStep,
  isOpenStep,
  newPlan,
  type Plan,
  type PlanStep,
} from '../../state/state.ts';
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

/**
 * A plan with another next step. One that makes an item as often as possible is replaced, because it would
 * hardly come to its turn; so a player who begins one fight after another does not fill the plan.
 * @param limitAt epoch ms
 */
export function planThen(plan: Plan | null, then: Then, limitAt: number): Plan {
  const step = stepOf(then);
  if (!hasNextStep(plan)) return newPlan([step], 1, limitAt);
  const { steps, place, skipped } = plan;
  const replaced = isOpenStep(steps[place] ?? null) ? 1 : 0;
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
  const isNew = hidden === null || !hasNextStep(plan);
  draft.emit({ type: 'OnPlanChange', plan: planThen(plan, then, limitAt) });
  draft.hide({
    plan: isNew ? newHiddenPlan(planKeyOf(seed)) : { ...hidden, carriedOut: 0, isDefeated: false },
  });
}
