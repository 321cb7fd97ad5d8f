/** The first path segments of the game's screens. */
export const GAME_PATHS = [
  'home',
  'inventory',
  'equipment',
  'relicarium',
  'bestiary',
  'pets',
  'local-combat',
  'combat',
  'register',
  'validate',
  'game-guide',
  'while-you-rest',
  'patch-notes',
  'skills',
  'profile',
  'leaderboards',
] as const;

export type GamePath = (typeof GAME_PATHS)[number];
