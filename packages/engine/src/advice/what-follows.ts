import { craftObstacles } from '../sessions/crafting/obstacles.ts';
import { isEndless } from '../sessions/plan/then.ts';
import { nextStep, type Plan, type Shown } from '../state/state.ts';
import { isGathered, SKILL } from '../world/skills.ts';
import type { CrafteableItem } from '../world/static-data.ts';
import type { World } from '../world/world.ts';

/** What this browser remembers of what shall follow a fight. */
export interface ThenMemory {
  /** Whether the player last chose that nothing follows. */
  readonly isOff: boolean;
  /** The item that was gathered last in each region, by id of the region. */
  readonly items: Readonly<Record<number, number>>;
}

/** What a browser remembers that has seen nothing yet. */
export const NO_MEMORY: ThenMemory = { isOff: false, items: {} };

/** What the character could gather in a region, in the order of the region's products. */
export function gatherableIn(regionId: number, shown: Shown, world: World): CrafteableItem[] {
  const there = { ...shown, regionId };
  return (world.region(regionId)?.resources ?? [])
    .flatMap((itemId) => world.craft(itemId) ?? [])
    .filter((recipe) => isGathered(recipe) && craftObstacles(there, recipe).length === 0);
}

/** The first product of a region, from a field if there is one. */
export function firstGatherable(regionId: number, shown: Shown, world: World): CrafteableItem | null {
  const recipes = gatherableIn(regionId, shown, world);
  return recipes.find(({ skillId }) => skillId === SKILL.Harvesting) ?? recipes[0] ?? null;
}

/** Whether other steps wait than gathering to the limit, which a choice may replace. */
export const hasOtherSteps = (plan: Plan | null, world: World): boolean => {
  const next = nextStep(plan);
  return next !== null && !isEndless(next, world);
};

/**
 * What follows a fight unless the player chooses: what was gathered last in the region, else its first
 * product. Nothing while other steps of a plan wait, or when the player last chose nothing.
 */
export function presetThen(
  memory: ThenMemory,
  regionId: number,
  shown: Shown,
  world: World,
): { readonly itemId: number } | null {
  if (memory.isOff || hasOtherSteps(shown.plan, world)) return null;
  const recipe = usualGathering(memory, regionId, shown, world);
  return recipe && { itemId: recipe.itemId };
}

/** What was gathered last in the region, else its first product. */
export function usualGathering(
  { items }: ThenMemory,
  regionId: number,
  shown: Shown,
  world: World,
): CrafteableItem | null {
  const remembered = items[regionId];
  return (
    gatherableIn(regionId, shown, world).find(({ itemId }) => itemId === remembered) ??
    firstGatherable(regionId, shown, world)
  );
}
