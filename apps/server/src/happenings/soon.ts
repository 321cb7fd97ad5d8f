import {
  hasNextStep,
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
  const { action, plan } = shown;
  if (action === null) return null;
  const goesOn = plan?.status === 'active' && hasNextStep(plan);
  if (!isItemAction(action)) {
    const endsAt = lastStartOf(action);
    return goesOn && endsAt < action.limitAt ? null : endsAt - SOON;
  }
  const course = itemActionCourse(shown, action, worldOf(timeline, action.content));
  return course === null || (goesOn && course.stops !== 'limit') ? null : course.endsAt - SOON;
}

/** Whether the last step of a plan runs, so that the plan ends with it. */
export const isLastStep = ({ plan }: Pick<Shown, 'plan'>): boolean =>
  plan?.status === 'active' && !hasNextStep(plan);
