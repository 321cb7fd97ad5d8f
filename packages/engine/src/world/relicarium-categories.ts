import { skillsOf } from './skills.ts';

/** Categories of the Relicarium, in the order of their enumeration (specification 2.70). */
export const RELICARIUM_CATEGORIES: readonly string[] = [
  ...skillsOf('gathering', 'crafting').map(({ name }) => name),
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
