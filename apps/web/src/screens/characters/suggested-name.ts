/**
 * Words of suggested names. Each pair with a space between has 3 to 16 characters, so the server accepts it
 * unless another character has it.
 */
const FIRST = [
  'Amber',
  'Ashen',
  'Bold',
  'Bramble',
  'Candle',
  'Copper',
  'Dreaming',
  'Drowsy',
  'Dusky',
  'Early',
  'Fern',
  'Frosty',
  'Gentle',
  'Hazel',
  'Humble',
  'Idle',
  'Lantern',
  'Lucky',
  'Marsh',
  'Mellow',
  'Merry',
  'Misty',
  'Moonlit',
  'Mossy',
  'Nodding',
  'Pillow',
  'Quiet',
  'Rainy',
  'Sleepy',
  'Snug',
  'Starry',
  'Sturdy',
  'Tallow',
  'Wandering',
  'Wakeful',
  'Yawning',
] as const;

const SECOND = [
  'Badger',
  'Bear',
  'Bell',
  'Brook',
  'Crow',
  'Dove',
  'Ember',
  'Finch',
  'Fox',
  'Hare',
  'Heron',
  'Lark',
  'Lodger',
  'Lynx',
  'Marten',
  'Mole',
  'Moth',
  'Newt',
  'Otter',
  'Owl',
  'Raven',
  'Robin',
  'Rook',
  'Rowan',
  'Sedge',
  'Thrush',
  'Toad',
  'Vole',
  'Willow',
  'Wren',
] as const;

const pick = <T>(of: readonly [T, ...T[]], random: number): T => of[Math.floor(random * of.length)] ?? of[0];

/**
 * A name for a new character. It may be taken.
 * @param random returns a number in [0, 1)
 */
export const suggestedName = (random: () => number): string =>
  `${pick(FIRST, random())} ${pick(SECOND, random())}`;

/**
 * A name with a number, for when the plain names that were tried are taken.
 * @param random returns a number in [0, 1)
 */
export const numberedName = (random: () => number): string =>
  `${pick(SECOND, random())} ${Math.floor(1_000 + random() * 9_000)}`;
