import {
  amountOf,
  type Enemy,
  enemyPlaces,
  type Item,
  ItemCategory,
  itemSources,
  type RelicariumEntry,
  type Shown,
  type World,
} from '@slumberfell/engine';

/**
 * The entries of the collections: those that can be found in this world, and those that the character owns. A
 * character does not miss a retired entry that it does not own, and keeps one that it owns (ADR 0009).
 */

const isFound = (itemId: number, world: World): boolean => itemSources(itemId, world).length > 0;

function isMet(enemyId: number, world: World): boolean {
  const { regions, dungeons } = enemyPlaces(enemyId, world);
  return regions.length > 0 || dungeons.length > 0;
}

/** Entries of the Relicarium that can be found or are owned, in the order of the set. */
export const listedEntries = (trophies: Shown['trophies'], world: World): RelicariumEntry[] =>
  world.sets.relicariumEntries.filter(
    ({ itemId }) => isFound(itemId, world) || amountOf(trophies, itemId) > 0,
  );

/** Enemies whose card can be found or is owned, sorted by bestiary index (specification 2.92). */
export const listedEnemies = (cards: Shown['cards'], world: World): Enemy[] =>
  world.sets.enemies
    .filter(({ id }) => isMet(id, world) || amountOf(cards, id) > 0)
    .sort((one, other) => one.bestiaryIndex - other.bestiaryIndex);

/** Pets that can be found or are owned, in the order of the set. */
export const listedPets = (pets: Shown['pets'], world: World): Item[] =>
  world.sets.items.filter(
    ({ id, category }) => category === ItemCategory.Pet && (isFound(id, world) || pets.includes(id)),
  );

/** The progress of a collection: `owned` of `total`. */
export interface CollectionProgress {
  readonly owned: number;
  readonly total: number;
}

const progressOf = <T>(listed: readonly T[], isOwned: (one: T) => boolean): CollectionProgress => ({
  owned: listed.filter(isOwned).length,
  total: listed.length,
});

/** Counts kinds of trophies. A kind is owned when its claimed amount is above 0 (specification 4.40). */
export const relicariumProgress = (trophies: Shown['trophies'], world: World): CollectionProgress =>
  progressOf(listedEntries(trophies, world), ({ itemId }) => amountOf(trophies, itemId) > 0);

/** Counts enemies. An enemy is owned when the character has its card, plain or radiant. */
export const bestiaryProgress = (cards: Shown['cards'], world: World): CollectionProgress =>
  progressOf(listedEnemies(cards, world), ({ id }) => amountOf(cards, id) > 0);

export const petProgress = (pets: Shown['pets'], world: World): CollectionProgress =>
  progressOf(listedPets(pets, world), ({ id }) => pets.includes(id));
