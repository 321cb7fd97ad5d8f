/** Families of found.csv that the compiler's rules use by key (game-design 2.9, 2.12 and 4.4). */
export const FOUND_ROLES = {
  map: 'map',
  commonCurio: 'curio1',
  rareCurio: 'curio2',
  preciousCurio: 'curio3',
  wakeshard: 'wakeshard',
  wakethread: 'wakethread',
} as const;

/** Families of workshop.csv that the compiler's rules use by key. */
export const WORKSHOP_ROLES = {
  essence: 'essence',
  sigil: 'sigil',
  toolset: 'toolset',
  oil: 'oil',
  ingot: 'ingot',
  keyGem: 'cutgema',
} as const;

/** The keys of the families of both lists, by their role in the rules. */
export const ROLES = { ...FOUND_ROLES, ...WORKSHOP_ROLES };
