import { craftObstacles } from '../sessions/crafting/obstacles.ts';
import type { Shown } from '../state/state.ts';
import { isGathered, SKILL } from '../world/skills.ts';
import type { CrafteableItem } from '../world/static-data.ts';
import type { World } from '../world/world.ts';

/** What a character could gather, in its region or in another one. */

/** Whether the character can gather it where it is. */
export const canGather = (recipe: CrafteableItem, shown: Shown): boolean =>
  isGathered(recipe) && craftObstacles(shown, recipe).length === 0;

/** What the character could gather in a region, in the order of the region's products. */
export function gatherableIn(regionId: number, shown: Shown, world: World): CrafteableItem[] {
  const there = { ...shown, regionId };
  return (world.region(regionId)?.resources ?? [])
    .flatMap((itemId) => world.craft(itemId) ?? [])
    .filter((recipe) => canGather(recipe, there));
}

/** The first product of a region, from a field if there is one. */
export function firstGatherable(regionId: number, shown: Shown, world: World): CrafteableItem | null {
  const recipes = gatherableIn(regionId, shown, world);
  return recipes.find(({ skillId }) => skillId === SKILL.Harvesting) ?? recipes[0] ?? null;
}
