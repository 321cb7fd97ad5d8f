import {
  hasNextPlanStep,
  isItemAction,
  itemActionCourse,
  lastStartOf,
  type Shown,
  type Timeline,
  worldOf,
} from '@slumberfell/engine';

/** ms before the end of what runs at which devices are told that it will end. */
const SOON = 10 * 60_000;

/**
 * The instant `SOON` before the end of what runs, epoch ms. The end is the one that players see: that of
 * gathering and crafting, and the limit of a fight, which may end earlier.
 * @returns null when nothing runs, and when a plan goes on at that end
 */
export function soonAt(shown: Shown, timeline: Timeline): number | null {
  const { action } = shown;
  if (action === null) return null;
  if (!isItemAction(action)) {
    const endsAt = lastStartOf(action);
    return goesOn(shown) && endsAt < action.limitAt ? null : endsAt - SOON;
  }
  const course = itemActionCourse(shown, action, worldOf(timeline, action.content));
  return course === null || (goesOn(shown) && course.stops !== 'limit') ? null : course.endsAt - SOON;
}

/** Whether a plan goes on when what runs has ended. */
export const goesOn = ({ plan }: Pick<Shown, 'plan'>): boolean =>
  plan?.status === 'active' && hasNextPlanStep(plan);
