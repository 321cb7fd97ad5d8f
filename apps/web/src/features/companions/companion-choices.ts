import type { Item, Shown, World } from '@slumberfell/engine';

type Pets = Pick<Shown, 'pets' | 'companion'>;

/** The pet that goes along; undefined for none. */
export const companionOf = ({ companion }: Pick<Shown, 'companion'>, world: World): Item | undefined =>
  companion === null ? undefined : world.item(companion);

/** Whether a pet can be taken along with an effect, or left at home. */
export const isChoice = (pet: Item, { pets, companion }: Pets): boolean =>
  companion === pet.id || (pet.traits !== undefined && pets.includes(pet.id));

/** The tamed pets that have traits and do not go along, in the order of the static data. */
export const otherCompanions = (shown: Pets, world: World): Item[] =>
  world.sets.items.filter((item) => item.id !== shown.companion && isChoice(item, shown));
