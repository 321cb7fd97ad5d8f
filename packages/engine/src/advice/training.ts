import { idleTime } from '../character/idle-time.ts';
import { skillLevel } from '../character/skill-level.ts';
import { supposing } from '../forecast/what-if.ts';
import { actionsToLevel } from '../sessions/crafting/amount.ts';
import { isEssence } from '../sessions/crafting/essence.ts';
import { PLAN_STEPS, type PlanStep, type Shown } from '../state/state.ts';
import type { CrafteableItem } from '../world/static-data.ts';
import type { World } from '../world/world.ts';
import { type CraftTree, craftTree } from './craft-tree.ts';
import { knowledgeLacks } from './knowledge-lacks.ts';

/** How a level of a gathering or crafting skill is reached with what the character can gather and make. */
export interface Training {
  readonly skillId: number;
  readonly level: number;
  /** Seconds until the level, with the gathering of what it takes. */
  readonly seconds: number;
  /** What is made first. */
  readonly itemId: number;
  /** Whether something else, which a level before opens, is made later. */
  readonly changes: boolean;
  /** What begins it: as much as the idle time holds. */
  readonly steps: readonly PlanStep[];
}

/**
 * The quickest way to a level: what is quickest now until a level opens something else, then that. Null where
 * nothing that the character can gather and make leads there.
 */
export function trainingTo(skillId: number, level: number, shown: Shown, world: World): Training | null {
  const recipes = world.sets.crafteableItems.filter(
    (recipe) => recipe.skillId === skillId && !isEssence(recipe),
  );
  let seconds = 0;
  let first: Stage | null = null;
  const made = new Set<number>();
  for (let at = shown; skillLevel(at, skillId) < level; ) {
    const own = skillLevel(at, skillId);
    const next = Math.min(level, ...recipes.map(levelOf).filter((required) => required > own));
    const stage = quickestStage(next, recipes, at, world);
    if (stage === null) return null;
    seconds += stage.tree.seconds;
    made.add(stage.recipe.itemId);
    first ??= stage;
    at = supposing(at, { levels: [{ skillId, level: next }] });
  }
  if (first === null) return null;
  const { itemId } = first.recipe;
  return {
    skillId,
    level,
    seconds,
    itemId,
    changes: made.size > 1,
    steps: stepsOfNight(first, shown, world),
  };
}

/** One recipe until a level. */
interface Stage {
  readonly recipe: CrafteableItem;
  readonly amount: number;
  readonly tree: CraftTree;
}

const levelOf = ({ requiredLevel }: CrafteableItem): number => requiredLevel;

function quickestStage(
  level: number,
  recipes: readonly CrafteableItem[],
  shown: Shown,
  world: World,
): Stage | null {
  let best: Stage | null = null;
  for (const recipe of recipes) {
    if (knowledgeLacks(recipe, shown).length > 0) continue;
    const amount = actionsToLevel(level, recipe, shown, world);
    // What gives no experience leads nowhere. The time of the actions alone may already be too long.
    if (!Number.isFinite(amount)) continue;
    if (best !== null && amount * recipe.baseActionTime >= best.tree.seconds) continue;
    const tree = craftTree(shown, { itemId: recipe.itemId, amount }, world);
    const isCut = tree.isTooLong && tree.steps.length >= PLAN_STEPS;
    if (tree.isComplete && !isCut && (best === null || tree.seconds < best.tree.seconds))
      best = { recipe, amount, tree };
  }
  return best;
}

/** The steps of a stage; of a longer one those of its part that fits into the idle time. */
function stepsOfNight({ recipe, amount, tree }: Stage, shown: Shown, world: World): readonly PlanStep[] {
  const share = idleTime(shown.trophies, world) / Math.max(1, tree.seconds);
  if (share >= 1 && !tree.isTooLong) return tree.steps;
  const part = Math.max(1, Math.floor(amount * Math.min(1, share)));
  return craftTree(shown, { itemId: recipe.itemId, amount: part }, world).steps;
}
