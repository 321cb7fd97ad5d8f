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

/** Lacking more things than one makes no difference to the order. */
const MANY = 2;

/**
 * Ids of the recipes' items in an order. best: first those that can begin now, then those that lack one
 * thing, then the rest, of each the most experience an hour first; level: the lowest first; experience, gold,
 * products: the most an hour first. Of equal experience, the most gold an hour comes first. Other equal ones
 * keep their order.
 */
export function orderedIds(standings: readonly RecipeStanding[], order: RecipeOrder): number[] {
  const merit = ({ recipe, rate }: RecipeStanding): number => {
    if (order === 'level') return -recipe.craft.requiredLevel;
    return rate?.[order === 'best' ? 'experience' : order] ?? Number.NEGATIVE_INFINITY;
  };
  const lacking = ({ lacks }: RecipeStanding): number => (order === 'best' ? Math.min(lacks, MANY) : 0);
  const worth = ({ rate }: RecipeStanding): number =>
    order === 'best' || order === 'experience' ? (rate?.gold ?? Number.NEGATIVE_INFINITY) : 0;
  return [...standings]
    .sort(
      (one, other) =>
        lacking(one) - lacking(other) ||
        compare(merit(other), merit(one)) ||
        compare(worth(other), worth(one)),
    )
    .map(({ recipe }) => recipe.item.id);
}

/** Subtraction would not do: two rates that are not known are both minus infinity. */
const compare = (one: number, other: number): number => (one === other ? 0 : one < other ? -1 : 1);
