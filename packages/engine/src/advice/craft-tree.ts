import { idleTime } from '../character/idle-time.ts';
import { capOf } from '../obstacles/craft.ts';
import { isEssence } from '../sessions/crafting/essence.ts';
import { amountOf } from '../state/amounts.ts';
import { MAX_AMOUNT } from '../state/experience.ts';
import { AS_OFTEN_AS_POSSIBLE, PLAN_STEPS, type Shown } from '../state/state.ts';
import type { CrafteableItem, ItemAmount } from '../world/static-data.ts';
import type { World } from '../world/world.ts';
import { type CraftJob, isReachable, type OrderedStep, orderJobs } from './craft-order.ts';
import { type KnowledgeLack, knowledgeLacks } from './knowledge-lacks.ts';

/** Why an item of the tree is not made. */
export type CraftTreeReason =
  /** No recipe makes it: it is dropped, bought, given or disenchanted. */
  | { readonly kind: 'no-recipe' }
  | KnowledgeLack
  /** It is made in these regions only, and the gold does not suffice to travel to one of them. */
  | { readonly kind: 'region'; readonly regionIds: readonly number[] }
  /** Its components are made of itself. */
  | { readonly kind: 'circle' };

/** An item that is needed, but neither owned nor made. */
export interface CraftTreeMissing {
  readonly itemId: number;
  /** 1 to MAX_AMOUNT. */
  readonly amount: number;
  readonly reason: CraftTreeReason;
}

/** A step of a plan that makes an item or goes to where it is made. */
export type CraftTreeStep = OrderedStep['step'];

/** The steps of a plan that make an item with everything that it is made of. */
export interface CraftTree {
  /** For `set-plan`, at most PLAN_STEPS. When something is missing, they make what is possible without it. */
  readonly steps: readonly CraftTreeStep[];
  /** Seconds of each step; 0 for a travel. */
  readonly times: readonly number[];
  /** Seconds of all steps. */
  readonly seconds: number;
  /** Gold that the travels cost. */
  readonly gold: number;
  /** What cannot be had this way, each item once. An item stands behind what it is made of. */
  readonly missing: readonly CraftTreeMissing[];
  /** Whether nothing is missing. */
  readonly isComplete: boolean;
  /**
   * Whether one plan cannot do it: it has too many steps, of which only the first are here, or one session
   * does not allow the amount of a step. After such a plan, a new tree has the rest.
   */
  readonly isTooLong: boolean;
  /**
   * Whether the steps take longer than the idle time. The limit of the plan then cuts a step, and the rest of
   * the step is not made, unless the player refreshes a session of the plan before.
   */
  readonly isOverIdleTime: boolean;
}

/** The largest amount of a step. One more means to make the item as often as possible. */
const MOST = AS_OFTEN_AS_POSSIBLE - 1;

/**
 * The steps of a plan that make so many more of an item, for a character at rest. What is owned of the
 * components is used, also what is kept: crafting may use it. What is owned of the item itself is not used.
 * Levels and recipes are those of now. Products and finds from chance are not counted on.
 * @param wanted the amount is from 1 to MAX_AMOUNT - 1
 */
export function craftTree(shown: Shown, wanted: ItemAmount, world: World): CraftTree {
  const { jobs, missing } = jobsFor(shown, wanted, world);
  const order = orderJobs(jobs, shown, world);
  const tooFar = order.unreachable.map(({ recipe, amount }) =>
    missingItem(recipe.itemId, amount, regionReason(recipe)),
  );
  const steps = order.steps.slice(0, PLAN_STEPS);
  // Nothing is made behind it.
  if (steps.at(-1)?.recipe === null) steps.pop();
  const times = steps.map(secondsOf);
  const seconds = times.reduce(cappedSum, 0);
  const allMissing = [...missing, ...tooFar];
  return {
    steps: steps.map(({ step }) => step),
    times,
    seconds,
    gold: steps.reduce((sum, { gold }) => sum + gold, 0),
    missing: allMissing,
    isComplete: allMissing.length === 0 && isMade(order.steps, wanted),
    isTooLong:
      order.steps.length > PLAN_STEPS ||
      steps.some(
        ({ step, recipe }) =>
          step.name === 'begin-crafting' && recipe && step.input.amount > capOf(shown, recipe, world),
      ),
    // The last action is made if it begins before the limit.
    isOverIdleTime: seconds - (steps.at(-1)?.recipe?.baseActionTime ?? 0) >= idleTime(shown.trophies, world),
  };
}

/** What is to be made and what cannot be made, each item behind its components. */
function jobsFor(shown: Shown, wanted: ItemAmount, world: World) {
  const needs = new Map([[wanted.itemId, Math.min(wanted.amount, MOST)]]);
  const jobs: CraftJob[] = [];
  const missing: CraftTreeMissing[] = [];
  for (const { itemId, way } of itemsBelow(wanted.itemId, shown, world).reverse()) {
    const owned = itemId === wanted.itemId ? 0 : amountOf(shown.inventory, itemId);
    const amount = (needs.get(itemId) ?? 0) - owned;
    if (amount <= 0) continue;
    if ('kind' in way) missing.push(missingItem(itemId, amount, way));
    else {
      jobs.push({ recipe: way, amount });
      for (const part of way.requiredComponents)
        needs.set(part.itemId, Math.min(MOST, (needs.get(part.itemId) ?? 0) + part.amount * amount));
    }
  }
  return { jobs: jobs.reverse(), missing: missing.reverse() };
}

/** An item of the tree: the recipe that makes it, or why none does. */
interface TreeItem {
  readonly itemId: number;
  readonly way: CrafteableItem | CraftTreeReason;
}

/**
 * An item and all that it is made of, each once and behind its components. An item from whose components a
 * path leads back to something above it has no way. It might have one in another order, if a part of a circle
 * is owned; this is not tried.
 */
function itemsBelow(rootId: number, shown: Shown, world: World): TreeItem[] {
  const items: TreeItem[] = [];
  const seen = new Set<number>();
  const above = new Set<number>();
  const visit = (itemId: number): void => {
    seen.add(itemId);
    above.add(itemId);
    let way = wayOf(itemId, shown, world);
    if (!('kind' in way)) {
      for (const part of way.requiredComponents) if (!seen.has(part.itemId)) visit(part.itemId);
      if (way.requiredComponents.some((part) => above.has(part.itemId))) way = { kind: 'circle' };
    }
    above.delete(itemId);
    items.push({ itemId, way });
  };
  visit(rootId);
  return items;
}

/** The recipe with which a character can make an item, or why there is none. */
function wayOf(itemId: number, shown: Shown, world: World): CrafteableItem | CraftTreeReason {
  const recipe = world.craft(itemId);
  if (recipe === undefined || isEssence(recipe)) return { kind: 'no-recipe' };
  const [lack] = knowledgeLacks(recipe, shown);
  if (lack !== undefined) return lack;
  return isReachable(recipe, shown, world) ? recipe : regionReason(recipe);
}

const regionReason = ({ requiredRegions }: CrafteableItem): CraftTreeReason => ({
  kind: 'region',
  regionIds: requiredRegions,
});

const missingItem = (itemId: number, amount: number, reason: CraftTreeReason): CraftTreeMissing => ({
  itemId,
  amount,
  reason,
});

const secondsOf = ({ step, recipe }: OrderedStep): number =>
  step.name === 'begin-crafting' && recipe
    ? Math.min(MAX_AMOUNT, step.input.amount * recipe.baseActionTime)
    : 0;

const cappedSum = (sum: number, seconds: number): number => Math.min(MAX_AMOUNT, sum + seconds);

/** Whether a step makes the whole amount. Amounts that are no safe integers are cut. */
const isMade = (steps: readonly OrderedStep[], { itemId, amount }: ItemAmount): boolean =>
  steps.some(
    ({ step }) =>
      step.name === 'begin-crafting' && step.input.itemId === itemId && step.input.amount === amount,
  );
