/** Rows of found.csv that rules of the compiler name (game-design 2.9, 2.12 and 4.4). */
export const FOUND_ROLES = {
  map: 'map',
  commonCurio: 'curio1',
  rareCurio: 'curio2',
  preciousCurio: 'curio3',
  wakeshard: 'wakeshard',
  wakethread: 'wakethread',
} as const;

/** Rows of workshop.csv that rules of the compiler name. */
export const WORKSHOP_ROLES = {
  essence: 'essence',
  sigil: 'sigil',
  toolset: 'toolset',
  oil: 'oil',
  ingot: 'ingot',
  keyGem: 'cutgema',
} as const;

/** Families that play a part of their own, by part. */
export const ROLES = { ...FOUND_ROLES, ...WORKSHOP_ROLES };
