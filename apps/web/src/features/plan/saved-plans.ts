import { type Plan, SAVED_PLANS, type SavedPlan } from '@slumberfell/engine';
import type { PlayerCommand } from '@slumberfell/protocol';
import { freePlace } from '../../lib/saved/free-place.ts';
import { type PlanDraft, setPlan } from './plan-draft.ts';

/** What the page of the plan knows of plans that are saved under a name. */

type Kept = Pick<Plan, 'steps' | 'times'>;

const textOf = ({ steps, times }: Kept): string => JSON.stringify([steps, times]);

/** The saved plan that has the steps and rounds of a plan. */
export const savedAs = (plans: readonly SavedPlan[], plan: Kept): SavedPlan | undefined =>
  plans.find((saved) => textOf(saved) === textOf(plan));

/** A name that no saved plan has: `Night`, `Night 2`. */
export function proposedPlanName(plans: readonly SavedPlan[]): string {
  const names = ['Night', ...plans.map((_, index) => `Night ${index + 2}`)];
  return names.find((name) => plans.every((plan) => plan.name !== name)) ?? 'Night';
}

/** Where a plan is saved under a name: in the place of the plan of that name, or in the first free one. */
export const placeFor = (plans: readonly SavedPlan[], name: string): number | null =>
  plans.find((plan) => plan.name === name)?.slot ?? freePlace(plans, SAVED_PLANS);

/** The command that saves a plan. */
export const savePlanAs = (slot: number, name: string, { steps, times }: Kept): PlayerCommand => {
  const { input } = setPlan({ steps, times, place: 0 });
  return { name: 'save-plan', input: { ...input, slot, name } } as PlayerCommand;
};

/** A saved plan as the plan that is to come. */
export const draftOfSaved = ({ steps, times }: Kept): PlanDraft => ({ steps, times, place: 0 });
