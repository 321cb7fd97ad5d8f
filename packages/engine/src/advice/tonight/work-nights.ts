import { skillLevel } from '../../character/skill-level.ts';
import { recipeRate } from '../../forecast/item-action-rates.ts';
import { isEssence } from '../../sessions/crafting/essence.ts';
import { knowledgeObstacles } from '../../sessions/crafting/obstacles.ts';
import { AS_OFTEN_AS_POSSIBLE, PLAN_STEPS, type PlanStep } from '../../state/state.ts';
import { takesComponents } from '../../world/components.ts';
import type { CrafteableItem } from '../../world/static-data.ts';
import { SECONDS_PER_HOUR } from '../../world/time.ts';
import type { World } from '../../world/world.ts';
import { beginCraft } from '../begin.ts';
import { isMadeIn, isReachable } from '../craft-order.ts';
import { nearestRegion, travelTo } from '../place.ts';
import { regionAfter } from '../planned-ways.ts';
import { usualGathering } from '../what-follows.ts';
import type { Interest, NightPlan } from './night.ts';
import { treeOf } from './night-food.ts';
import type { TonightQuestion } from './question.ts';

/** Nights of work: gathering to the limit, or making something with all that it takes. */

/** A recipe below this share of the player's level in its skill is never proposed. */
const LEAST_LEVEL = 0.1;
/** The most recipes whose components are looked for, and the amount with which they are compared. */
const MOST_RECIPES = 24;
const SAMPLE = 100;

/** A night of work that is not played yet. */
export interface WorkCandidate {
  /** What it brings by the rates of its recipes. */
  readonly estimate: number;
  readonly plan: NightPlan;
}

export function workCandidates(question: TonightQuestion, interest: Interest, world: World): WorkCandidate[] {
  const { shown } = question;
  const recipes = world.sets.crafteableItems.filter(
    (recipe) =>
      !isEssence(recipe) &&
      (interest.measure === 'gold' || interest.skillIds.has(recipe.skillId)) &&
      recipe.requiredLevel >= skillLevel(shown, recipe.skillId) * LEAST_LEVEL &&
      knowledgeObstacles(shown, recipe).length === 0 &&
      isReachable(recipe, shown, world),
  );
  const perAction = (recipe: CrafteableItem): number => {
    const rate = recipeRate(shown, recipe, world);
    return (interest.measure === 'gold' ? rate.gold : rate.experience) / rate.actions;
  };
  return [
    ...recipes
      .filter((recipe) => !takesComponents(recipe))
      .map((recipe) => gathering(recipe, perAction, question, world)),
    ...bestMade(recipes.filter(takesComponents), perAction, question, world),
  ];
}

type Value = (recipe: CrafteableItem) => number;

function gathering(
  recipe: CrafteableItem,
  value: Value,
  { shown, hours }: TonightQuestion,
  world: World,
): WorkCandidate {
  const { regionId: here } = shown;
  const regionId = isMadeIn(recipe, here) ? here : nearestRegion(recipe.requiredRegions, shown, world);
  const actions = (hours * SECONDS_PER_HOUR) / recipe.baseActionTime;
  return {
    estimate: value(recipe) * actions,
    plan: workPlan(regionId, [...travelTo(regionId, shown), beginCraft(recipe.itemId, AS_OFTEN_AS_POSSIBLE)]),
  };
}

/** Making the recipes that bring the most with all that they take. */
function bestMade(
  recipes: readonly CrafteableItem[],
  value: Value,
  question: TonightQuestion,
  world: World,
): WorkCandidate[] {
  const { shown } = question;
  return recipes
    .toSorted((one, other) => other.requiredLevel - one.requiredLevel || value(other) - value(one))
    .slice(0, MOST_RECIPES)
    .flatMap((recipe) => {
      const tree = treeOf(recipe.itemId, SAMPLE, shown, world);
      return tree === null
        ? []
        : [{ recipe, perSecond: (SAMPLE * value(recipe)) / Math.max(1, tree.seconds) }];
    })
    .toSorted((one, other) => other.perSecond - one.perSecond)
    .slice(0, 4)
    .flatMap(({ recipe }) => made(recipe, value, question, world) ?? []);
}

/** The most of a recipe that the night allows, and what is usually gathered after it. */
function made(
  recipe: CrafteableItem,
  value: Value,
  question: TonightQuestion,
  world: World,
): WorkCandidate | null {
  const { shown, hours, memory } = question;
  const seconds = hours * SECONDS_PER_HOUR;
  let [least, most] = [0, Math.ceil(seconds / recipe.baseActionTime) + 1];
  while (most - least > 1) {
    const middle = Math.floor((least + most) / 2);
    const tree = treeOf(recipe.itemId, middle, shown, world);
    if (tree !== null && tree.seconds <= seconds && !tree.isTooLong) least = middle;
    else most = middle;
  }
  const tree = least === 0 ? null : treeOf(recipe.itemId, least, shown, world);
  if (tree === null) return null;
  const regionId = regionAfter(tree.steps, shown.regionId);
  const after = usualGathering(memory, regionId, shown, world);
  const rest: PlanStep[] = after === null ? [] : [beginCraft(after.itemId, AS_OFTEN_AS_POSSIBLE)];
  const steps = [...tree.steps, ...rest].slice(0, PLAN_STEPS);
  return { estimate: value(recipe) * least, plan: workPlan(regionId, steps) };
}

const workPlan = (regionId: number, steps: readonly PlanStep[]): NightPlan => ({
  kind: 'work',
  regionId,
  dungeonId: null,
  makesFood: false,
  learns: null,
  buys: null,
  steps,
});
