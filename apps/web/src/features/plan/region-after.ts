import type { PlanStep, Shown } from '@slumberfell/engine';
import { draftOf } from './plan-draft.ts';

/** The region in which a character is after what is still to come of its plan, if it can pay each travel. */
export function regionAfter({ plan, regionId }: Pick<Shown, 'plan' | 'regionId'>): number {
  const last = draftOf(plan).steps.findLast(({ name }) => name === 'travel');
  return last?.name === 'travel' ? last.input.regionId : regionId;
}

/** The step that goes to one of some regions at the end of the plan; none for a character that is there. */
export function wayTo(regionIds: readonly number[], shown: Pick<Shown, 'plan' | 'regionId'>): PlanStep[] {
  const [regionId] = regionIds;
  if (regionId === undefined || regionIds.includes(regionAfter(shown))) return [];
  return [{ name: 'travel', input: { regionId } }];
}
