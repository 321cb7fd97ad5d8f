import { addAmounts, amountOf, withAmount } from '../state/amounts.ts';
import { event } from './event.ts';

/** The claimed amount of a kind of trophy grows by `amount`. */
export interface OnTrophyChange {
  readonly type: 'OnTrophyChange';
  readonly itemId: number;
  readonly amount: number;
}

export const onTrophyChange = event<OnTrophyChange>({
  type: 'OnTrophyChange',
  apply: (shown, claimed) => ({ ...shown, trophies: addAmounts(shown.trophies, [claimed]) }),
});

/** From now on the character owns a card of the enemy. A plain card does not replace a radiant one. */
export interface OnCardChange {
  readonly type: 'OnCardChange';
  readonly enemyId: number;
  readonly radiant: boolean;
}

export const onCardChange = event<OnCardChange>({
  type: 'OnCardChange',
  apply(shown, { enemyId, radiant }) {
    const owned = Math.max(amountOf(shown.cards, enemyId), radiant ? 2 : 1);
    return { ...shown, cards: withAmount(shown.cards, enemyId, owned) };
  },
});

export interface PetTamed {
  readonly type: 'PetTamed';
  readonly itemId: number;
}

export const petTamed = event<PetTamed>({
  type: 'PetTamed',
  apply: (shown, { itemId }) => ({ ...shown, pets: withId(shown.pets, itemId) }),
});

export interface RecipeLearned {
  readonly type: 'RecipeLearned';
  /** Id of the recipe item that the character learned, not of the product. */
  readonly itemId: number;
}

export const recipeLearned = event<RecipeLearned>({
  type: 'RecipeLearned',
  apply: (shown, { itemId }) => ({ ...shown, knownRecipes: withId(shown.knownRecipes, itemId) }),
});

/** Adds `id` to ascending ids. Returns the same list when it has `id` already. */
const withId = (ids: readonly number[], id: number): readonly number[] =>
  ids.includes(id) ? ids : [...ids, id].sort((one, other) => one - other);
