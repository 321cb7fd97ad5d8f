import { amountOf, entriesOf, type Item, ItemCategory, type Shown, type World } from '@slumberfell/engine';
import type { Collection } from './bag-search.ts';

/** The bag, and what has been collected out of it. */
export type Collected = Pick<Shown, 'inventory' | 'trophies' | 'cards' | 'pets'>;

/** Items of a kind in the bag that a collection would take. */
const kindsIn = ({ inventory }: Collected, world: World, wanted: (item: Item) => boolean): Item[] =>
  entriesOf(inventory).flatMap(([id]) => {
    const item = world.item(id);
    return item && wanted(item) ? [item] : [];
  });

/** Trophies that are not on the shelf yet: more of one kind can be claimed too, but that is for show. */
export const trophiesInBag = (shown: Collected, world: World): Item[] =>
  kindsIn(
    shown,
    world,
    ({ id, category }) => category === ItemCategory.Trophy && amountOf(shown.trophies, id) === 0,
  );

/** Cards that would be accepted: a radiant one also where the other is owned. */
export const cardsInBag = (shown: Collected, world: World): Item[] =>
  kindsIn(
    shown,
    world,
    ({ category, enemyId = 0, radiant }) =>
      category === ItemCategory.Card && amountOf(shown.cards, enemyId) < (radiant ? 2 : 1),
  );

export const petsInBag = (shown: Collected, world: World): Item[] =>
  kindsIn(shown, world, ({ id, category }) => category === ItemCategory.Pet && !shown.pets.includes(id));

/** Items in the bag that a collection would take. */
export const WAITING: Readonly<Record<Collection, (shown: Collected, world: World) => Item[]>> = {
  trophies: trophiesInBag,
  cards: cardsInBag,
  pets: petsInBag,
};
