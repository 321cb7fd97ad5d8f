import type { ClaimKind } from '../character/claims.ts';
import { addAmounts, amountOf, withAmount } from '../state/amounts.ts';
import type { Shown } from '../state/state.ts';
import { event } from './event.ts';
import { withId } from './ids.ts';

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

/** A tamed pet goes along from now on, or none for null. */
export interface OnCompanionChange {
  readonly type: 'OnCompanionChange';
  readonly itemId: number | null;
}

export const onCompanionChange = event<OnCompanionChange>({
  type: 'OnCompanionChange',
  apply: (shown, { itemId }) => ({ ...shown, companion: itemId }),
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

/** All that `claim-all` adds to a collection. The items leave the inventory by an event of their own. */
export interface OnAllClaimed {
  readonly type: 'OnAllClaimed';
  readonly kind: ClaimKind;
  /**
   * Trophies: item id and number. Cards: enemy id, and 2 for a radiant card, otherwise 1. Pets and recipes:
   * item id and 1.
   */
  readonly claimed: readonly { readonly id: number; readonly amount: number }[];
  /** Whether the command left kinds that it would have claimed, because they were too many. */
  readonly more: boolean;
}

export const onAllClaimed = event<OnAllClaimed>({
  type: 'OnAllClaimed',
  apply: (shown, { kind, claimed }) => ({ ...shown, ...COLLECTED[kind](shown, claimed) }),
});

const COLLECTED: Readonly<
  Record<ClaimKind, (shown: Shown, claimed: OnAllClaimed['claimed']) => Partial<Shown>>
> = {
  trophies: ({ trophies }, claimed) => ({
    trophies: addAmounts(
      trophies,
      claimed.map(({ id, amount }) => ({ itemId: id, amount })),
    ),
  }),
  cards: ({ cards }, claimed) => ({
    cards: claimed.reduce(
      (owned, { id, amount }) => withAmount(owned, id, Math.max(amountOf(owned, id), amount)),
      cards,
    ),
  }),
  pets: ({ pets }, claimed) => ({ pets: claimed.reduce((ids, { id }) => withId(ids, id), pets) }),
  recipes: ({ knownRecipes }, claimed) => ({
    knownRecipes: claimed.reduce((ids, { id }) => withId(ids, id), knownRecipes),
  }),
};
