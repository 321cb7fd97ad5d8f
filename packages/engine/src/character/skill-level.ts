import { levelOf } from '../state/experience.ts';
import type { Shown } from '../state/state.ts';

/** Level of a skill, from 1 to 100. */
export const skillLevel = (shown: Shown, skillId: number): number =>
  levelOf(shown.experience[skillId - 1] as number);
