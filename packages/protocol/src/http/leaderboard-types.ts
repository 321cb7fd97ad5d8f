import { SKILLS, type SkillName } from '@slumberfell/engine';

/**
 * The leaderboards, in the order and under the names of specification 3.32. Rankings are stored under the
 * places in this list, so that what is added goes to its end; the list of kept names (`fixtures/names.json`)
 * has these numbers.
 */
export const LEADERBOARD_TYPES = [
  'Level',
  'UniqueTrophies',
  'Trophies',
  'Cards',
  'RadiantCards',
  'Gold',
  ...SKILLS.map(({ name }) => name satisfies SkillName),
] as const;
export type LeaderboardType = (typeof LEADERBOARD_TYPES)[number];

/** Rows of a page (game-design 2.15). */
export const LEADERBOARD_PAGE_SIZE = 20;
