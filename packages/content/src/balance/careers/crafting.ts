import {
  AS_OFTEN_AS_POSSIBLE,
  beginCraft,
  type CrafteableItem,
  type CraftTree,
  craftTree,
  firstGatherable,
  idleTime,
  isEssence,
  knowledgeObstacles,
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
import { clearPlan, restingShown } from './rest.ts';

/** The most products of a skill whose trees are asked for, those of the highest levels first. */
const MOST_PRODUCTS = 4;
/** The amount with which the time of a product is measured, and the most that one plan makes. */
const TRIAL = 20;
const MOST = 5_000;

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
  clearPlan(player);
  const after = firstGatherable(regionAfter(tree.steps, shown.regionId), shown, world);
  const steps: PlanStep[] = [
    ...tree.steps,
    ...(after === null ? [] : [beginCraft(after.itemId, AS_OFTEN_AS_POSSIBLE)]),
  ];
  return player.give({ name: 'set-plan', input: { steps: steps.slice(0, 20) } } as PlayerCommand);
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
  let best: { readonly recipe: CrafteableItem; readonly amount: number; readonly points: number } | null =
    null;
  for (const recipe of products.slice(0, MOST_PRODUCTS)) {
    const trial = craftTree(shown, { itemId: recipe.itemId, amount: TRIAL }, world);
    if (!trial.isComplete || trial.seconds <= 0) continue;
    const amount = Math.min(MOST, Math.max(1, Math.floor((TRIAL * seconds) / trial.seconds)));
    const points = recipe.experience * amount;
    if (points > (best?.points ?? 0)) best = { recipe, amount, points };
  }
  if (best === null) return null;
  const tree = craftTree(shown, { itemId: best.recipe.itemId, amount: best.amount }, world);
  return tree.isComplete && tree.steps.length > 0 ? tree : null;
}
