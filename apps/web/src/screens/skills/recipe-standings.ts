import {
  actionsFor,
  amountOf,
  craftObstacles,
  disenchantingRate,
  type ItemActionRate,
  isEssence,
  isItemAction,
  lacksToBegin,
  recipeRate,
  type Shown,
  type World,
} from '@slumberfell/engine';
import type { ItemCraft } from '../../features/skills/item-crafts.ts';
import { piecesFor } from './disenchanting.ts';

/**
 * The part of the list that a recipe stands in. now: the character can make it here, perhaps without the
 * materials at hand; outgrown: it can, but it can also make items that are two tiers higher, with their
 * materials at hand where it has those of this one; elsewhere: it grows in other regions; later: a level or
 * the recipe is missing.
 */
export const RECIPE_PARTS = ['now', 'outgrown', 'elsewhere', 'later'] as const;
export type RecipePart = (typeof RECIPE_PARTS)[number];

/** Tiers between the best item that the character can make and one that it has outgrown. */
const OUTGROWN_TIERS = 2;

/** What a row of the list says about a recipe. */
export interface RecipeStanding {
  readonly recipe: ItemCraft;
  readonly part: RecipePart;
  /** What an hour of it brings. Null for an essence while no piece that becomes it is owned. */
  readonly rate: ItemActionRate | null;
  /** How many of the product are in the inventory. */
  readonly owned: number;
  /**
   * How many actions the inventory allows: by its components, or by its pieces that become the essence.
   * Infinity for gathering.
   */
  readonly actions: number;
  /** How many things are missing before it can begin. */
  readonly lacks: number;
  /** Whether it is the recipe of the running action. */
  readonly isRunning: boolean;
}

/**
 * The recipes of one skill with what the character can do with them, in the order of `recipes`. The recipe
 * that runs always stands in the first part.
 */
export function recipeStandings(recipes: readonly ItemCraft[], shown: Shown, world: World): RecipeStanding[] {
  const obstacles = recipes.map(({ craft }) =>
    craftObstacles(shown, craft).filter((obstacle) => obstacle !== 'craft/missing-input'),
  );
  const lacks = recipes.map(({ craft }) => lacksToBegin(shown, craft, world));
  const bestTier = (isCounted: (place: number) => boolean) =>
    Math.max(0, ...recipes.filter((_, place) => isCounted(place)).map(tierOf));
  const best = bestTier((place) => obstacles[place]?.length === 0);
  // What can begin now is compared only with what can begin now, so that it is not folded behind rows that
  // all lack their materials.
  const bestNow = bestTier((place) => lacks[place] === 0);
  const runningId = isItemAction(shown.action) ? shown.action.itemId : null;
  const partOf = (recipe: ItemCraft, place: number): RecipePart => {
    const [first] = obstacles[place] ?? [];
    if (recipe.item.id === runningId) return 'now';
    const highest = lacks[place] === 0 ? bestNow : best;
    if (first === undefined) return tierOf(recipe) > highest - OUTGROWN_TIERS ? 'now' : 'outgrown';
    return first === 'craft/region' ? 'elsewhere' : 'later';
  };
  return recipes.map((recipe, place) => ({
    recipe,
    part: partOf(recipe, place),
    ...yieldOf(recipe, shown, world),
    lacks: lacks[place] ?? 0,
    owned: amountOf(shown.inventory, recipe.item.id),
    isRunning: recipe.item.id === runningId,
  }));
}

const tierOf = ({ item }: ItemCraft): number => item.rank;

function yieldOf(recipe: ItemCraft, shown: Shown, world: World): Pick<RecipeStanding, 'rate' | 'actions'> {
  const { craft } = recipe;
  if (!isEssence(craft)) {
    return { rate: recipeRate(shown, craft, world), actions: actionsFor(shown.inventory, craft) };
  }
  const pieces = piecesFor(recipe, shown, world);
  const [first] = pieces;
  return {
    rate: first === undefined ? null : disenchantingRate(shown, first.item, world),
    actions: pieces.reduce((sum, { owned }) => sum + owned, 0),
  };
}
