import { type Item, ItemCategory, ItemQuality } from '@slumberfell/engine';
import { CATEGORY_NAMES, QUALITY_NAMES } from '../../ui/pictures/names.ts';

/** Display name of a category. Items without a category are curios (game-design 4.3). */
export const categoryName = (category: ItemCategory): string =>
  category === ItemCategory.None ? 'Curio' : CATEGORY_NAMES[category];

/**
 * Quality, category and rank (called Tier), such as `Elite Weapon · Tier 4`. An item of quality Elite and
 * category Elite gets `Elite Reagent` and not `Elite Elite`.
 */
export function kindOf(item: Item): string {
  const twice = item.category === ItemCategory.Elite && item.quality === ItemQuality.Elite;
  const kind = twice ? 'Elite Reagent' : `${QUALITY_NAMES[item.quality]} ${categoryName(item.category)}`;
  return `${kind} · Tier ${item.rank}`;
}
