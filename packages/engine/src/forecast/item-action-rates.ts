import { actionExperience } from '../sessions/crafting/action-experience.ts';
import { essenceYield, isEssence } from '../sessions/crafting/essence.ts';
import { UNITS_PER_POINT } from '../state/experience.ts';
import type { Shown } from '../state/state.ts';
import type { CrafteableItem, Item, ItemAmount } from '../world/static-data.ts';
import type { World } from '../world/world.ts';
import { goldFor, recipeLoot, worthOf } from './loot-chances.ts';

const SECONDS_PER_HOUR = 3_600;

/** What an hour of gathering, crafting or disenchanting brings on average. Nothing is played for it. */
export interface ItemActionRate {
  /** Item id of the product. */
  readonly itemId: number;
  readonly skillId: number;
  readonly actions: number;
  readonly products: number;
  /** Points, with the bonus of the pets. */
  readonly experience: number;
  /** Worth at shop prices of products and found items, less that of what the actions take. */
  readonly gold: number;
  /** Found besides the products, by rows of the loot table. */
  readonly found: readonly { readonly itemId: number; readonly amount: number }[];
}

/** @param taken what one action takes */
function rateOf(
  recipe: CrafteableItem,
  products: number,
  taken: readonly ItemAmount[],
  shown: Pick<Shown, 'pets'>,
  world: World,
): ItemActionRate {
  const actions = SECONDS_PER_HOUR / recipe.baseActionTime;
  const loot = recipeLoot(recipe.itemId, world);
  const used = taken.reduce((sum, { itemId, amount }) => sum + amount * goldFor(itemId, world), 0);
  const worth = products * goldFor(recipe.itemId, world) + worthOf(loot, world) - used;
  return {
    itemId: recipe.itemId,
    skillId: recipe.skillId,
    actions,
    products: actions * products,
    experience: (actions * actionExperience(recipe, products, shown, world)) / UNITS_PER_POINT,
    gold: actions * worth,
    found: loot.map(({ itemId, amount, chance }) => ({ itemId, amount: actions * amount * chance })),
  };
}

/** The rate of gathering or crafting, whether or not the character can do it now. */
export const recipeRate = (
  shown: Pick<Shown, 'pets'>,
  recipe: CrafteableItem,
  world: World,
): ItemActionRate => rateOf(recipe, 1, recipe.requiredComponents, shown, world);

/** The rates of all recipes but the essences, in the order of the content. */
export const recipeRates = (shown: Pick<Shown, 'pets'>, world: World): readonly ItemActionRate[] =>
  world.sets.crafteableItems
    .filter((recipe) => !isEssence(recipe))
    .map((recipe) => recipeRate(shown, recipe, world));

/** The rate of disenchanting pieces of one kind; null when the piece gives no essence. */
export function disenchantingRate(
  shown: Pick<Shown, 'pets'>,
  piece: Item,
  world: World,
): ItemActionRate | null {
  const recipe = world.craft(piece.disenchantsInto ?? 0);
  if (recipe === undefined) return null;
  return rateOf(recipe, essenceYield(piece), [{ itemId: piece.id, amount: 1 }], shown, world);
}
