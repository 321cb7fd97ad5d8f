import { RELICARIUM_CATEGORIES } from '@slumberfell/engine';

/** Where a category stands; one that the enumeration does not have stands behind them all. */
export function categoryPlace(category: string): number {
  const place = RELICARIUM_CATEGORIES.indexOf(category);
  return place < 0 ? RELICARIUM_CATEGORIES.length : place;
}

/** `Melee Weapon`: the category's words, apart. */
export const categoryTitle = (category: string): string => category.replace(/(?<=[a-z])(?=[A-Z])/g, ' ');
