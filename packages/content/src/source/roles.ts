/**
 * Keys of the families of found.csv that the compiler itself uses, by their purpose (game-design 2.9, 2.12
 * and 4.4).
 */
export const FOUND_ROLES = {
  map: 'map',
  commonCurio: 'curio1',
  rareCurio: 'curio2',
  preciousCurio: 'curio3',
  wakeshard: 'wakeshard',
  wakethread: 'wakethread',
} as const;

/** Keys of the families of workshop.csv that the compiler itself uses, by their purpose. */
export const WORKSHOP_ROLES = {
  essence: 'essence',
  sigil: 'sigil',
  toolset: 'toolset',
  oil: 'oil',
  ingot: 'ingot',
  keyGem: 'cutgema',
} as const;

/** The entries of `FOUND_ROLES` and `WORKSHOP_ROLES` together. */
export const ROLES = { ...FOUND_ROLES, ...WORKSHOP_ROLES };
