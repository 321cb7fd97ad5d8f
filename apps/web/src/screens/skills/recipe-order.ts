import type { RecipeStanding } from './recipe-standings.ts';

/** What a list of recipes is sorted by. */
export const RECIPE_ORDERS = ['best', 'level', 'experience', 'gold', 'products'] as const;
export type RecipeOrder = (typeof RECIPE_ORDERS)[number];

export const ORDER_TITLES: Readonly<Record<RecipeOrder, string>> = {
  best: 'Best for you',
  level: 'Level',
  experience: 'Experience per hour',
  gold: 'Gold per hour',
  products: 'Products per hour',
};

/**
 * Ids of the recipes' items in an order. best: those whose materials are at hand first, of these the most
 * experience an hour first; level: the lowest first; experience, gold, products: the most an hour first.
 * Equal ones keep their order.
 */
export function orderedIds(standings: readonly RecipeStanding[], order: RecipeOrder): number[] {
  const merit = ({ recipe, rate }: RecipeStanding): number => {
    if (order === 'level') return -recipe.craft.requiredLevel;
    return rate?.[order === 'best' ? 'experience' : order] ?? Number.NEGATIVE_INFINITY;
  };
  const isFirst = ({ actions }: RecipeStanding): number => Number(order === 'best' && actions > 0);
  return [...standings]
    .sort((one, other) => isFirst(other) - isFirst(one) || compare(merit(other), merit(one)))
    .map(({ recipe }) => recipe.item.id);
}

/** Subtraction would not do: two rates that are not known are both minus infinity. */
const compare = (one: number, other: number): number => (one === other ? 0 : one < other ? -1 : 1);
