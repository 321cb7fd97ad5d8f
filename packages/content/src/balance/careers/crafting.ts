import {
  AS_OFTEN_AS_POSSIBLE,
  beginCraft,
  type CraftTree,
  craftTree,
  firstGatherable,
  idleTime,
  isEssence,
  knowledgeObstacles,
  PLAN_STEPS,
  type PlanStep,
  type PlayerCommand,
  regionAfter,
  type Shown,
  skillLevel,
  skillsOf,
  takesComponents,
} from '@slumberfell/engine';
import { sets, world } from '../shipped.ts';
import type { CareerPlayer } from './player.ts';
import { restingShown, stop } from './rest.ts';

/** The most products of a skill whose trees are asked for, those of the highest levels first. */
const MOST_PRODUCTS = 4;
/** The most that one plan makes, and the factor to the next smaller amount that is tried. */
const MOST = 5_000;
const LESS = 0.9;

const RECIPES = sets.crafteableItems.filter((recipe) => takesComponents(recipe) && !isEssence(recipe));

/**
 * Makes a product of the crafting skill that lags behind with everything that it is made of, until the player
 * is back.
 * @param next when the player is back, epoch ms
 */
export function craft(player: CareerPlayer, next: number): boolean {
  const shown = restingShown(player);
  const seconds = Math.min((next - player.at) / 1_000, idleTime(shown.trophies, world));
  const tree = bestTree(shown, seconds);
  if (tree === null) return false;
  stop(player);
  const after = firstGatherable(regionAfter(tree.steps, shown.regionId), shown, world);
  const steps: PlanStep[] = [
    ...tree.steps,
    ...(after === null ? [] : [beginCraft(after.itemId, AS_OFTEN_AS_POSSIBLE)]),
  ];
  return player.give({ name: 'set-plan', input: { steps: steps.slice(0, PLAN_STEPS) } } as PlayerCommand);
}

/** The tree of the skill with the lowest level for which something can be made. */
function bestTree(shown: Shown, seconds: number): CraftTree | null {
  const skills = skillsOf('crafting').toSorted(
    (one, other) => skillLevel(shown, one.id) - skillLevel(shown, other.id),
  );
  for (const { id } of skills) {
    const tree = treeFor(id, shown, seconds);
    if (tree !== null) return tree;
  }
  return null;
}

function treeFor(skillId: number, shown: Shown, seconds: number): CraftTree | null {
  const products = RECIPES.filter(
    (recipe) => recipe.skillId === skillId && knowledgeObstacles(shown, recipe).length === 0,
  ).toSorted((one, other) => other.requiredLevel - one.requiredLevel);
  let best: { readonly tree: CraftTree; readonly points: number } | null = null;
  for (const recipe of products.slice(0, MOST_PRODUCTS)) {
    const made = treeWithin(recipe.itemId, shown, seconds);
    const points = recipe.experience * (made?.amount ?? 0);
    if (made !== null && points > (best?.points ?? 0)) best = { tree: made.tree, points };
  }
  return best?.tree ?? null;
}

/** The tree of about as many as a time suffices for; null when something is missing, or for none. */
function treeWithin(itemId: number, shown: Shown, seconds: number) {
  let amount = MOST;
  while (amount >= 1) {
    const tree = craftTree(shown, { itemId, amount }, world);
    if (!tree.isComplete) return null;
    if (tree.seconds <= seconds && !tree.isTooLong) return { tree, amount };
    amount = Math.floor(amount * Math.min(LESS, seconds / tree.seconds));
  }
  return null;
}
