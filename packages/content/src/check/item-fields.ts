import { EquipmentType, type Item, ItemCategory, takesComponents } from '@slumberfell/engine';
import type { WorldIndex } from './world-index.ts';

/**
 * Every item has the fields that its category requires. Dungeons, recipes and the Relicarium refer only to
 * items of the category that they need.
 */
export function* itemFields(index: WorldIndex): Iterable<string> {
  const { sets, items, crafts, name } = index;
  const trophies = new Set(sets.relicariumEntries.map(({ itemId }) => itemId));
  for (const item of sets.items) {
    for (const missing of missingFields(item)) yield `"${item.name}" has no ${missing}`;
    if ((item.category === ItemCategory.Trophy) !== trophies.has(item.id)) {
      yield `"${item.name}" is in the Relicarium without being a trophy, or the other way round`;
    }
    const essence = item.disenchantsInto;
    const recipe = crafts.get(essence ?? 0);
    if (essence !== undefined && (recipe === undefined || takesComponents(recipe))) {
      yield `"${item.name}" is undone into "${name(essence)}", which is not an action without components`;
    }
  }
  for (const { keyItemId, name: dungeon } of sets.dungeons) {
    if (items.get(keyItemId)?.category !== ItemCategory.Key) yield `"${dungeon}" opens to what is no key`;
  }
  for (const { itemId, requiredRecipeId: recipe } of sets.crafteableItems) {
    if (recipe !== null && items.get(recipe)?.category !== ItemCategory.Recipe) {
      yield `the making of "${name(itemId)}" is taught by what is no recipe`;
    }
  }
}

function* missingFields(item: Item): Iterable<string> {
  const { category, equipmentType } = item;
  if (equipmentType === EquipmentType.Weapon && item.providedAttackStyle === undefined) yield 'style';
  if (equipmentType === EquipmentType.Food && item.healingAmount === undefined) yield 'healing';
  if (equipmentType !== EquipmentType.Food && item.healingAmount !== undefined)
    yield 'place in the food slot';
  if (category === ItemCategory.Pet && item.skillId === undefined) yield 'skill';
  if (category === ItemCategory.Pet && item.bonusExperiencePercentage === undefined) yield 'bonus';
  if (category === ItemCategory.Card && item.enemyId === undefined) yield 'enemy';
  if (category === ItemCategory.Card && item.radiant === undefined) yield 'mark of being radiant or not';
}
