import {
  amountOf,
  entriesOf,
  type Item,
  ItemCategory,
  isCardClaimed,
  isLearned,
  isTamed,
  type Shown,
  type World,
} from '@slumberfell/engine';
import type { Collection } from './inventory-search.ts';

/** The parts of the state that decide which items can be collected. */
export type Collected = Pick<Shown, 'inventory' | 'trophies' | 'cards' | 'pets' | 'knownRecipes'>;

/** The items in the inventory for which `matches` returns true. */
const itemsIn = ({ inventory }: Collected, world: World, matches: (item: Item) => boolean): Item[] =>
  entriesOf(inventory).flatMap(([id]) => {
    const item = world.item(id);
    return item && matches(item) ? [item] : [];
  });

/**
 * Trophies in the inventory of which the character has claimed none. Of a claimed kind the character may
 * claim more, but the page does not remind the player of it.
 */
export const collectableTrophies = (shown: Collected, world: World): Item[] =>
  itemsIn(
    shown,
    world,
    ({ id, category }) => category === ItemCategory.Trophy && amountOf(shown.trophies, id) === 0,
  );

/**
 * Cards in the inventory that the Bestiary would accept: a plain card if the character has claimed no card
 * of the enemy, a radiant card also if it has claimed only the plain one.
 */
export const collectableCards = (shown: Collected, world: World): Item[] =>
  itemsIn(shown, world, (item) => item.category === ItemCategory.Card && !isCardClaimed(shown, item));

export const collectablePets = (shown: Collected, world: World): Item[] =>
  itemsIn(shown, world, (item) => item.category === ItemCategory.Pet && !isTamed(shown, item));

const learnableRecipes = (shown: Collected, world: World): Item[] =>
  itemsIn(shown, world, (item) => item.category === ItemCategory.Recipe && !isLearned(shown, item));

/** Items in the inventory that a collection would accept. */
export const COLLECTABLE: Readonly<Record<Collection, (shown: Collected, world: World) => Item[]>> = {
  trophies: collectableTrophies,
  cards: collectableCards,
  pets: collectablePets,
  recipes: learnableRecipes,
};
