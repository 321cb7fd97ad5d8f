import { type AdvisedCommand, isUnderWay, type PlanStep, type Shown } from '@slumberfell/engine';
import { draftOf } from '../plan/plan-draft.ts';

/** What a step is about: the item, the region or the dungeon. */
function aimOf(step: PlanStep | undefined): number | null {
  switch (step?.name) {
    case 'begin-crafting':
      return step.input.itemId;
    case 'begin-hunting':
      return step.input.regionId;
    case 'begin-dungeon':
      return step.input.dungeonId;
    default:
      return null;
  }
}

/** Whether what the last of some steps does runs now, or is still to come in the plan that goes on. */
export function isPlanned(steps: readonly PlanStep[], shown: Shown): boolean {
  const last = steps.at(-1);
  if (last === undefined || shown.action === null) return false;
  if (isUnderWay([last as AdvisedCommand], shown)) return true;
  return draftOf(shown.plan).steps.some((step) => step.name === last.name && aimOf(step) === aimOf(last));
}
