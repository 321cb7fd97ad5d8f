import { levelOf } from '../state/experience.ts';
import type { Shown } from '../state/state.ts';
import type { Milestone, World } from '../world/world.ts';

/** Sum of the levels of all skills. */
export const totalLevel = ({ experience }: Pick<Shown, 'experience'>): number =>
  experience.reduce((sum, points) => sum + levelOf(points), 0);

/**
 * The gifts of a world that a character has reached and not been given, lowest total level first (game-design
 * 2.15).
 * @param giftLevel total level up to which gifts have been given
 */
export const dueGifts = (world: World, giftLevel: number, total: number): readonly Milestone[] =>
  world.milestones.filter((milestone) => giftLevel < milestone.totalLevel && milestone.totalLevel <= total);

/** Whether a world has gifts that a character has not been given. */
export const hasGiftsAhead = ({ milestones }: World, giftLevel: number): boolean =>
  (milestones.at(-1)?.totalLevel ?? 0) > giftLevel;
