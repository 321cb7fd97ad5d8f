import { type Item, ItemCategory } from '@slumberfell/engine';

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
