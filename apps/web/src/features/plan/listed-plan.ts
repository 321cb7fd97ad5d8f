import { moved, type PlanDraft, withMoved } from './plan-draft.ts';

/** A plan whose steps have ids. An id stays with its step in each change; equal steps have different ids. */
export interface ListedPlan extends PlanDraft {
  /** The id of each step. */
  readonly ids: readonly number[];
  readonly nextId: number;
}

export const NOTHING_LISTED: ListedPlan = { steps: [], times: 1, place: 0, ids: [], nextId: 0 };

/** Gives a step the id that an equal step had before, otherwise a new one. */
export function listed(draft: PlanDraft, before: ListedPlan): ListedPlan {
  const known = before.steps.map((step, index) => ({ text: JSON.stringify(step), id: before.ids[index] }));
  let { nextId } = before;
  const ids = draft.steps.map((step) => {
    const text = JSON.stringify(step);
    const same = known.findIndex((one) => one.text === text);
    return known.splice(same, same < 0 ? 0 : 1)[0]?.id ?? nextId++;
  });
  return { ...draft, ids, nextId };
}

export const withListedMoved = (plan: ListedPlan, from: number, to: number): ListedPlan => ({
  ...plan,
  ...withMoved(plan, from, to),
  ids: moved(plan.ids, from, to),
});
