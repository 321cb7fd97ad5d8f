import { RELICARIUM_CATEGORIES } from '@slumberfell/engine';

/** Sort position of a category; a category that the enumeration does not have comes last. */
export function categoryPlace(category: string): number {
  const place = RELICARIUM_CATEGORIES.indexOf(category);
  return place < 0 ? RELICARIUM_CATEGORIES.length : place;
}

/** The category's name with spaces between its words: `MeleeWeapon` is `Melee Weapon`. */
export const categoryTitle = (category: string): string => category.replace(/(?<=[a-z])(?=[A-Z])/g, ' ');
