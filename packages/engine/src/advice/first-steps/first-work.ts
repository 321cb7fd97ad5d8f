import { skillLevel } from '../../character/skill-level.ts';
import { actionPoints } from '../../sessions/crafting/action-experience.ts';
import { craftableAmount } from '../../sessions/crafting/amount.ts';
import { targetOf } from '../../sessions/crafting/essence.ts';
import { craftObstacles } from '../../sessions/crafting/obstacles.ts';
import { amountOf } from '../../state/amounts.ts';
import { EXPERIENCE_TABLE } from '../../state/experience.ts';
import { isItemAction, type Shown } from '../../state/state.ts';
import { takesComponents } from '../../world/components.ts';
import { SKILL } from '../../world/skills.ts';
import type { CrafteableItem, ItemAmount } from '../../world/static-data.ts';
import type { World } from '../../world/world.ts';
import { canGather, firstGatherable } from '../gatherable.ts';

/** What a new character gathers and cooks, and its work of the first night. */

/** What a new character cooks first, and how often. */
interface Meal {
  readonly recipe: CrafteableItem;
  /** Number of actions that fill one level of Cooking. */
  readonly amount: number;
}

/** Whether the character could cook it with components from here. */
const canCook = (recipe: CrafteableItem, shown: Shown, world: World): boolean =>
  recipe.skillId === SKILL.Cooking &&
  takesComponents(recipe) &&
  recipe.requiredComponents.every(({ itemId }) => {
    const component = world.craft(itemId);
    return component !== undefined && canGather(component, shown);
  }) &&
  craftObstacles(shown, recipe).every((obstacle) => obstacle === 'craft/missing-input');

/**
 * The meal that a new character cooks first: the food that it has, if it can be made from what grows here,
 * else the first recipe of which that is true.
 */
export function firstMeal(shown: Shown, world: World): Meal | null {
  const recipes = world.sets.crafteableItems.filter((recipe) => canCook(recipe, shown, world));
  const isKnown = ({ itemId }: CrafteableItem): boolean =>
    shown.equipment.food === itemId || amountOf(shown.inventory, itemId) > 0;
  const recipe = recipes.find(isKnown) ?? recipes[0];
  if (recipe === undefined) return null;
  const level = skillLevel(shown, SKILL.Cooking);
  const points = (EXPERIENCE_TABLE[level] ?? 0) - (shown.experience[SKILL.Cooking - 1] ?? 0);
  return { recipe, amount: Math.max(1, Math.ceil(points / actionPoints(recipe, 1, shown, world))) };
}

/**
 * What a new character gathers through a night, for as long as it stays up: the first product of the region,
 * from a field if there is one.
 */
export function nightWork(shown: Shown, world: World): ItemAmount | null {
  const recipe = firstGatherable(shown.regionId, shown, world);
  return recipe && { itemId: recipe.itemId, amount: craftableAmount(shown, recipe, world) };
}

/** The first component of the meal of which too few are owned, with the number that is missing. */
export function missingFor(
  { recipe, amount }: Meal,
  { inventory }: Pick<Shown, 'inventory'>,
): ItemAmount | null {
  for (const part of recipe.requiredComponents) {
    const missing = part.amount * amount - amountOf(inventory, part.itemId);
    if (missing > 0) return { itemId: part.itemId, amount: missing };
  }
  return null;
}

/** Ms that an item action must still take to be a night's work, which the guide does not interrupt. */
const LONG = 30 * 60_000;

/** The running item action and its end (epoch ms), if it lasts so long that the player can close the page. */
export function runningNight(
  { action }: Shown,
  world: World,
): { readonly itemId: number; readonly endsAt: number } | null {
  if (!isItemAction(action)) return null;
  const time = (world.craft(action.itemId)?.baseActionTime ?? 0) * 1_000;
  const target = action.kind === 'craft' ? action.target : targetOf(action);
  const left = (target - action.done) * time;
  return left < LONG ? null : { itemId: action.itemId, endsAt: action.actionAt + left };
}
