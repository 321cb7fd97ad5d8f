import { amountOf } from '../state/amounts.ts';
import type { PlanStep, Shown } from '../state/state.ts';
import type { CrafteableItem } from '../world/static-data.ts';
import type { World } from '../world/world.ts';
import { beginCraft } from './begin.ts';

/** Items that a recipe is to make. */
export interface CraftJob {
  readonly recipe: CrafteableItem;
  /** Actions, at least 1. One action makes one item. */
  readonly amount: number;
}

/** A step of a plan, with what the order of crafting knows of it. */
export interface OrderedStep {
  readonly step: Extract<PlanStep, { name: 'begin-crafting' | 'travel' }>;
  /** The recipe of a step that makes something; null for travelling. */
  readonly recipe: CrafteableItem | null;
  /** Gold that the step costs. */
  readonly gold: number;
}

interface CraftOrder {
  readonly steps: readonly OrderedStep[];
  /** Jobs that no step does, because the gold does not suffice to travel to any of their regions. */
  readonly unreachable: readonly CraftJob[];
}

/** Whether a recipe can be made in a region. */
export const isMadeIn = ({ requiredRegions }: CrafteableItem, regionId: number): boolean =>
  requiredRegions.length === 0 || requiredRegions.includes(regionId);

/** Whether a character with this gold can travel to a region. */
const isPayable = (regionId: number, gold: number, world: World): boolean =>
  (world.region(regionId)?.travelCost ?? Number.POSITIVE_INFINITY) <= gold;

/** Whether a recipe can be made here, or in a region to which the gold suffices to travel at once. */
export const isReachable = (recipe: CrafteableItem, { regionId, gold }: Shown, world: World): boolean =>
  isMadeIn(recipe, regionId) || recipe.requiredRegions.some((id) => isPayable(id, gold, world));

/** What the steps up to one of them leave. */
interface Rest {
  /** Jobs still to do; each stands behind those that make its components. */
  readonly jobs: readonly CraftJob[];
  /** Owned amounts by item id, of all items that a job takes or makes. */
  readonly stock: ReadonlyMap<number, number>;
}

/** Whether no job that is still to do makes a component of this one. */
const isReady = ({ recipe }: CraftJob, jobs: readonly CraftJob[]): boolean =>
  !recipe.requiredComponents.some((part) => jobs.some((job) => job.recipe.itemId === part.itemId));

/** How many actions of a job the stock allows. */
const affordable = ({ recipe, amount }: CraftJob, stock: ReadonlyMap<number, number>): number =>
  recipe.requiredComponents.reduce(
    (most, part) => Math.min(most, Math.floor((stock.get(part.itemId) ?? 0) / part.amount)),
    amount,
  );

/**
 * Does every job that can be done in a region, one after the other. A job makes as many as its components
 * allow; one whose components allow none is left out.
 */
function doIn(regionId: number, rest: Rest): Rest & { readonly done: readonly CraftJob[] } {
  const stock = new Map(rest.stock);
  const done: CraftJob[] = [];
  const jobs: CraftJob[] = [];
  for (const job of rest.jobs) {
    const { recipe } = job;
    const amount = isReady(job, jobs) ? affordable(job, stock) : null;
    if (amount === null || (amount > 0 && !isMadeIn(recipe, regionId))) {
      jobs.push(job);
      continue;
    }
    if (amount === 0) continue;
    for (const part of recipe.requiredComponents)
      stock.set(part.itemId, (stock.get(part.itemId) ?? 0) - part.amount * amount);
    stock.set(recipe.itemId, (stock.get(recipe.itemId) ?? 0) + amount);
    done.push({ recipe, amount });
  }
  return { jobs, stock, done };
}

/**
 * The region in which the most jobs can be done next; of several the cheapest, then the one with the lowest
 * id. Undefined when the gold suffices for none.
 */
function nextRegion(rest: Rest, gold: number, world: World): number | undefined {
  const ready = rest.jobs.filter((job) => isReady(job, rest.jobs));
  const regionIds = new Set(ready.flatMap(({ recipe }) => recipe.requiredRegions));
  return [...regionIds]
    .filter((id) => isPayable(id, gold, world))
    .map((id) => ({ id, jobs: doIn(id, rest).done.length, cost: world.region(id)?.travelCost ?? 0 }))
    .sort((one, other) => other.jobs - one.jobs || one.cost - other.cost || one.id - other.id)[0]?.id;
}

function stockOf({ inventory }: Shown, jobs: readonly CraftJob[]): Map<number, number> {
  const ids = jobs.flatMap(({ recipe }) => [
    recipe.itemId,
    ...recipe.requiredComponents.map((part) => part.itemId),
  ]);
  return new Map(ids.map((id) => [id, amountOf(inventory, id)]));
}

/**
 * Puts jobs into an order with the travels between them. In each region all jobs that are possible there are
 * done before the character travels. The order is greedy: with other regions first, it may need one travel
 * less, or less gold.
 * @param jobs each behind those that make its components
 */
export function orderJobs(jobs: readonly CraftJob[], shown: Shown, world: World): CraftOrder {
  const steps: OrderedStep[] = [];
  const unreachable: CraftJob[] = [];
  let { regionId, gold } = shown;
  let rest: Rest = { jobs, stock: stockOf(shown, jobs) };
  for (;;) {
    const { done, ...left } = doIn(regionId, rest);
    rest = left;
    for (const { recipe, amount } of done)
      steps.push({
        step: beginCraft(recipe.itemId, amount),
        recipe,
        gold: 0,
      });
    if (left.jobs.length === 0) return { steps, unreachable };
    const next = nextRegion(left, gold, world);
    if (next === undefined) {
      const ready = left.jobs.filter((job) => isReady(job, left.jobs));
      unreachable.push(...ready);
      rest = { ...left, jobs: left.jobs.filter((job) => !ready.includes(job)) };
      continue;
    }
    const travelCost = world.region(next)?.travelCost ?? 0;
    steps.push({ step: { name: 'travel', input: { regionId: next } }, recipe: null, gold: travelCost });
    regionId = next;
    gold -= travelCost;
  }
}
