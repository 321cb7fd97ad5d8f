/** Categories of the Relicarium, in the order of their enumeration (spec section 2, Relicarium). */
const CATEGORIES: readonly string[] = [
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
  'MeleeWeapon',
  'RangedWeapon',
  'MagicWeapon',
  'MeleeArmor',
  'RangedArmor',
  'MagicArmor',
  'JewelryItem',
  'Pet',
  'Combat',
];

/** Where a category stands; one that the enumeration does not have stands behind them all. */
export function categoryPlace(category: string): number {
  const place = CATEGORIES.indexOf(category);
  return place < 0 ? CATEGORIES.length : place;
}

/** `Melee Weapon`: the category's words, apart. */
export const categoryTitle = (category: string): string => category.replace(/(?<=[a-z])(?=[A-Z])/g, ' ');
