// chunk: idle-report
import { type Item, ItemCategory, itemUses, type World } from '@slumberfell/engine';
import { formatTenths } from '../../lib/format/number.ts';
import { QUALITY_NAMES } from '../../ui/pictures/names.ts';
import { categoryName } from '../items/item-kind.ts';
import { type ReportItem, worthOfItems } from './report-items.ts';

/** The most finds that a report shows large. */
export const BEST_FINDS = 3;

/**
 * Finds in the order of a report: what is new to the character, then the better quality, then the higher
 * worth. Of equal ones, the lower id is first, so equal nights have equal orders.
 */
export const inOrderOfFinds = (
  finds: readonly ReportItem[],
  firsts: ReadonlySet<number>,
  world: World,
): readonly ReportItem[] =>
  finds.toSorted(
    (one, other) =>
      Number(firsts.has(other.item.id)) - Number(firsts.has(one.item.id)) ||
      other.item.quality - one.item.quality ||
      worthOfItems([other], world) - worthOfItems([one], world) ||
      one.item.id - other.item.id,
  );

/** What makes a find matter, in a few words: `Recipe: makes Copper Sword`, `Epic Weapon`. */
export function reasonFor(item: Item, world: World): string {
  const uses = itemUses(item, world);
  const pet = uses.find((use) => use.kind === 'pet');
  const learn = uses.find((use) => use.kind === 'learn');
  if (pet) {
    const skill = world.sets.skills.find(({ id }) => id === pet.skillId)?.name ?? '';
    return `Pet: +${formatTenths(pet.percent * 10)} ${skill} experience`;
  }
  if (learn) {
    const names = learn.recipes.flatMap(({ itemId }) => world.item(itemId)?.name ?? []);
    return names.length > 0 ? `Recipe: makes ${names.join(', ')}` : 'Recipe';
  }
  if (item.category === ItemCategory.Card) return item.radiant ? 'Radiant card' : 'Card';
  const kind = categoryName(item.category);
  const quality = QUALITY_NAMES[item.quality];
  return kind === quality ? `${quality} Reagent` : `${quality} ${kind}`;
}
