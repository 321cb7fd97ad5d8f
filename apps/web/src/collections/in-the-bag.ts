import { amountOf, entriesOf, type Item, ItemCategory, type Shown, type World } from '@slumberfell/engine';

/** Items of a kind in the bag that a collection would take. */
const kindsIn = ({ inventory }: Shown, world: World, wanted: (item: Item) => boolean): Item[] =>
  entriesOf(inventory).flatMap(([id]) => {
    const item = world.item(id);
    return item && wanted(item) ? [item] : [];
  });

/** Trophies that are not on the shelf yet: more of one kind can be claimed too, but that is for show. */
export const trophiesInBag = (shown: Shown, world: World): Item[] =>
  kindsIn(
    shown,
    world,
    ({ id, category }) => category === ItemCategory.Trophy && amountOf(shown.trophies, id) === 0,
  );

/** Cards that would be accepted: a radiant one also where the other is owned. */
export const cardsInBag = (shown: Shown, world: World): Item[] =>
  kindsIn(
    shown,
    world,
    ({ category, enemyId = 0, radiant }) =>
      category === ItemCategory.Card && amountOf(shown.cards, enemyId) < (radiant ? 2 : 1),
  );

export const petsInBag = (shown: Shown, world: World): Item[] =>
  kindsIn(shown, world, ({ id, category }) => category === ItemCategory.Pet && !shown.pets.includes(id));
