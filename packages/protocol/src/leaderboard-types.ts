/**
 * The leaderboards, in the order and under the names of specification 3.32. Rankings are stored under the
 * places in this list: what is added goes to its end.
 */
export const LEADERBOARD_TYPES = [
  'Level',
  'UniqueTrophies',
  'Trophies',
  'Cards',
  'RadiantCards',
  'Gold',
  'Harvesting',
  'Mining',
  'Logging',
  'Fishing',
  'Tailoring',
  'Leatherworking',
  'Armorsmithing',
  'Rodsmithing',
  'Fletching',
  'Weaponsmithing',
  'Jewelry',
  'Runecarving',
  'Alchemy',
  'Cooking',
  'Health',
  'Defence',
  'Attack',
  'Melee',
  'Range',
  'Magic',
] as const;
export type LeaderboardType = (typeof LEADERBOARD_TYPES)[number];

/** Rows of a page (game-design 2.15). */
export const LEADERBOARD_PAGE_SIZE = 20;
