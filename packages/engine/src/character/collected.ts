import { amountOf } from '../state/amounts.ts';
import type { Shown } from '../state/state.ts';
import type { Item } from '../world/static-data.ts';

/** Whether the character has learned a recipe. */
export const isLearned = ({ knownRecipes }: Pick<Shown, 'knownRecipes'>, { id }: Item): boolean =>
  knownRecipes.includes(id);

/** Whether the character has tamed a pet. */
export const isTamed = ({ pets }: Pick<Shown, 'pets'>, { id }: Item): boolean => pets.includes(id);

/**
 * Whether the Bestiary has no place for a card: a plain card when any card of the enemy is in it, a radiant
 * card when the radiant one is (specification 5.15).
 */
export const isCardClaimed = ({ cards }: Pick<Shown, 'cards'>, { enemyId, radiant = false }: Item): boolean =>
  enemyId !== undefined && amountOf(cards, enemyId) >= (radiant ? 2 : 1);
