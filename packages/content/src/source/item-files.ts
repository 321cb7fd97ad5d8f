/** The files whose rows are equipment families. */
export const EQUIPMENT_FILES = ['weapons.csv', 'armor.csv', 'accessories.csv'];

/** The files whose rows are item families. */
export const FAMILY_FILES = [
  'gathered.csv',
  'found.csv',
  'workshop.csv',
  ...EQUIPMENT_FILES,
  'provisions.csv',
];

/** The files whose rows are things to wear that have a name of their own, and pets. */
const NAMED_FILES = ['uniques.csv', 'starters.csv', 'gifts.csv', 'pets.csv'];

/** The files whose rows are things to wear, and pets. */
export const PIECE_FILES = [...EQUIPMENT_FILES, ...NAMED_FILES];

/** The files whose rows, or what follows from them, are items. */
export const ITEM_FILES = [...FAMILY_FILES, ...NAMED_FILES, 'recipe-sets.csv', 'enemies.csv', 'dungeons.csv'];

/** The files whose rows have recipes. */
export const RECIPE_FILES = ['recipe-sets.csv', ...EQUIPMENT_FILES, 'provisions.csv'];
