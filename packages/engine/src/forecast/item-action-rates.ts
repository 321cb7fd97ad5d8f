import { outfitKit } from '../character/bearers.ts';
import { worthOf } from '../character/worth.ts';
import { actionExperience, type Learner } from '../sessions/crafting/action-experience.ts';
import { essenceYield, isEssence } from '../sessions/crafting/essence.ts';
import { expectedOfAction, type WorkChances, workChances } from '../sessions/crafting/work-traits.ts';
import { UNITS_PER_POINT } from '../state/experience.ts';
import type { CrafteableItem, Item, ItemAmount } from '../world/static-data.ts';
import { SECONDS_PER_HOUR } from '../world/time.ts';
import type { World } from '../world/world.ts';
import { expectedWorth, recipeLoot } from './loot-chances.ts';

/** What an hour of gathering, crafting or disenchanting brings on average. Nothing is played for it. */
export interface ItemActionRate {
  /** Item id of the product. */
  readonly itemId: number;
  readonly skillId: number;
  readonly actions: number;
  readonly products: number;
  /** Points, with the bonuses of pets and traits. */
  readonly experience: number;
  /** Worth at shop prices of products and found items, less that of what the actions take. */
  readonly gold: number;
  /** Found besides the products, by rows of the loot table. */
  readonly found: readonly { readonly itemId: number; readonly amount: number }[];
}

const NO_CHANCES: WorkChances = { saves: 0, doubles: 0 };

/**
 * @param products those of one action that it gives experience for
 * @param taken what one action takes
 */
function rateOf(
  recipe: CrafteableItem,
  products: number,
  taken: readonly ItemAmount[],
  chances: WorkChances,
  shown: Learner,
  world: World,
): ItemActionRate {
  const actions = SECONDS_PER_HOUR / recipe.baseActionTime;
  const loot = recipeLoot(recipe.itemId, world, outfitKit(shown, world).luck);
  const expected = expectedOfAction(chances);
  const used = worthOf(taken, world);
  const made = products * expected.products;
  const worth =
    worthOf([{ itemId: recipe.itemId, amount: made }], world) +
    expectedWorth(loot, world) -
    used * expected.used;
  return {
    itemId: recipe.itemId,
    skillId: recipe.skillId,
    actions,
    products: actions * made,
    experience: (actions * actionExperience(recipe, products, shown, world)) / UNITS_PER_POINT,
    gold: actions * worth,
    found: loot.map(({ itemId, amount, chance }) => ({ itemId, amount: actions * amount * chance })),
  };
}

/** The rate of gathering or crafting, whether or not the character can do it now. */
export const recipeRate = (shown: Learner, recipe: CrafteableItem, world: World): ItemActionRate =>
  rateOf(recipe, 1, recipe.requiredComponents, workChances(recipe, outfitKit(shown, world)), shown, world);

/** The rates of all recipes but the essences, in the order of the content. */
export const recipeRates = (shown: Learner, world: World): readonly ItemActionRate[] =>
  world.sets.crafteableItems
    .filter((recipe) => !isEssence(recipe))
    .map((recipe) => recipeRate(shown, recipe, world));

/** The rate of disenchanting pieces of one kind; null when the piece gives no essence. */
export function disenchantingRate(shown: Learner, piece: Item, world: World): ItemActionRate | null {
  const recipe = world.craft(piece.disenchantsInto ?? 0);
  if (recipe === undefined) return null;
  const taken = [{ itemId: piece.id, amount: 1 }];
  return rateOf(recipe, essenceYield(piece), taken, NO_CHANCES, shown, world);
}
