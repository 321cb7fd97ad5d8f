import { type Habits, isNewcomer, nextFirstStep, type Shown, type World } from '@slumberfell/engine';

/**
 * Whether the guide of the first steps says what to gather. Another button to gather would say something
 * else.
 */
export const isGuidedToGather = (shown: Shown, world: World, habits: Habits): boolean =>
  isNewcomer(shown) && nextFirstStep(shown, world, habits)?.step === 'gather';
