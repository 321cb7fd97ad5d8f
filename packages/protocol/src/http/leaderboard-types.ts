import { SKILLS, type SkillName } from '@slumberfell/engine';

/**
 * The leaderboards, in the order and with the names of specification 3.32. Stored rankings use the index in
 * this list, so a new board comes last. The list of kept names (`fixtures/names.json`) contains these
 * numbers.
 */
export const LEADERBOARD_TYPES = [
  'Level',
  'UniqueTrophies',
  'Trophies',
  'Cards',
  'RadiantCards',
  'Gold',
  ...SKILLS.map(({ name }) => name satisfies SkillName),
  'Curator',
  'Benefactor',
] as const;
export type LeaderboardType = (typeof LEADERBOARD_TYPES)[number];

/** Rows on a page (game-design 2.15). */
export const LEADERBOARD_PAGE_SIZE = 20;
