/** Families that rules of the compiler name (game-design 2.9, 2.12 and 4.4). */
export const ROLES = {
  essence: 'essence',
  map: 'map',
  commonCurio: 'curio1',
  rareCurio: 'curio2',
  preciousCurio: 'curio3',
  wakeshard: 'wakeshard',
  wakethread: 'wakethread',
  sigil: 'sigil',
  toolset: 'toolset',
  oil: 'oil',
  ingot: 'ingot',
  keyGem: 'cutgema',
} as const;
