import { type Item, ItemCategory, ItemQuality } from '@slumberfell/engine';
import { CATEGORY_NAMES, QUALITY_NAMES } from '../../ui/pictures/names.ts';

/** A category in a word that can stand before a player: what belongs to none are curios (game-design 4.3). */
export const categoryName = (category: ItemCategory): string =>
  category === ItemCategory.None ? 'Curio' : CATEGORY_NAMES[category];

/** `Elite Weapon · Tier 4`; what is Elite in both quality and category is so called once. */
export function kindOf(item: Item): string {
  const twice = item.category === ItemCategory.Elite && item.quality === ItemQuality.Elite;
  const kind = twice ? 'Elite Reagent' : `${QUALITY_NAMES[item.quality]} ${categoryName(item.category)}`;
  return `${kind} · Tier ${item.rank}`;
}
