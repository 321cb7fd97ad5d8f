import { amountOf, type Item, ItemCategory, type RefusalCode, type Shown } from '@slumberfell/engine';

/**
 * The commands that use up an item of the inventory: three move it into a collection, one learns the recipe.
 * The character cannot undo them.
 */
export type Collecting = 'learn-recipe' | 'claim-card' | 'claim-trophy' | 'tame-pet';

const COMMANDS: Partial<Readonly<Record<ItemCategory, Collecting>>> = {
  [ItemCategory.Recipe]: 'learn-recipe',
  [ItemCategory.Card]: 'claim-card',
  [ItemCategory.Trophy]: 'claim-trophy',
  [ItemCategory.Pet]: 'tame-pet',
};

/** The command that collects an item; undefined for an item that cannot be collected. */
export const collectingOf = ({ category }: Item): Collecting | undefined => COMMANDS[category];

/**
 * The refusal that the server would return for collecting an item of the inventory (specification 5.14 to
 * 5.16); null for none.
 */
export function collectingRefusal(item: Item, { cards, knownRecipes, pets }: Shown): RefusalCode | null {
  switch (collectingOf(item)) {
    case 'learn-recipe':
      return knownRecipes.includes(item.id) ? 'recipe/known' : null;
    case 'tame-pet':
      return pets.includes(item.id) ? 'pet/tamed' : null;
    case 'claim-card':
      return amountOf(cards, item.enemyId ?? 0) >= (item.radiant ? 2 : 1) ? 'card/claimed' : null;
    default:
      return null;
  }
}
