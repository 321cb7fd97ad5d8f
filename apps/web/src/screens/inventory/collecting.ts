import { amountOf, type Item, ItemCategory, type RefusalCode, type Shown } from '@slumberfell/engine';

/** The commands that take an item out of the bag for good and make the character know, own or have it otherwise. */
export type Collecting = 'learn-recipe' | 'claim-card' | 'claim-trophy' | 'tame-pet';

const COMMANDS: Partial<Readonly<Record<ItemCategory, Collecting>>> = {
  [ItemCategory.Recipe]: 'learn-recipe',
  [ItemCategory.Card]: 'claim-card',
  [ItemCategory.Trophy]: 'claim-trophy',
  [ItemCategory.Pet]: 'tame-pet',
};

/** How an item is collected; undefined where it is not. */
export const collectingOf = ({ category }: Item): Collecting | undefined => COMMANDS[category];

/**
 * Why an owned item cannot be collected, as the refusal the server would answer with (specification 5.14 to
 * 5.16); null when it can.
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
