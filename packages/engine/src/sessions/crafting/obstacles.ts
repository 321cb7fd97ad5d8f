import { skillLevel } from '../../character/skill-level.ts';
import { amountOf, entriesOf } from '../../state/amounts.ts';
import type { Shown } from '../../state/state.ts';
import type { CrafteableItem, ItemAmount } from '../../world/static-data.ts';
import type { World } from '../../world/world.ts';
import { isEssence } from './essence.ts';

/**
 * Obstacles to making an item that concern what a character has learned: the level of the skill and the
 * recipe.
 */
export const KNOWLEDGE_OBSTACLES = ['craft/level', 'craft/recipe'] as const;
/** All obstacles to making one item. That too many are requested is `craft/amount`, which is not here. */
export const CRAFT_OBSTACLES = [...KNOWLEDGE_OBSTACLES, 'craft/region', 'craft/missing-input'] as const;

type KnowledgeObstacle = (typeof KNOWLEDGE_OBSTACLES)[number];
export type CraftObstacle = (typeof CRAFT_OBSTACLES)[number];

/**
 * The requirements of level and recipe that a character does not meet (specification 5.8). Empty when it
 * meets both.
 */
export function knowledgeObstacles(shown: Shown, recipe: CrafteableItem): KnowledgeObstacle[] {
  const obstacles: KnowledgeObstacle[] = [];
  if (skillLevel(shown, recipe.skillId) < recipe.requiredLevel) obstacles.push('craft/level');
  if (recipe.requiredRecipeId !== null && !shown.knownRecipes.includes(recipe.requiredRecipeId)) {
    obstacles.push('craft/recipe');
  }
  return obstacles;
}

/**
 * All requirements that a character does not meet to make this item once (specification 5.8). Empty when it
 * meets all. The requested amount is not checked here.
 */
export function craftObstacles(shown: Shown, recipe: CrafteableItem): CraftObstacle[] {
  const obstacles: CraftObstacle[] = knowledgeObstacles(shown, recipe);
  if (recipe.requiredRegions.length > 0 && !recipe.requiredRegions.includes(shown.regionId)) {
    obstacles.push('craft/region');
  }
  if (missingComponents(shown, recipe).length > 0) obstacles.push('craft/missing-input');
  return obstacles;
}

/** The components of which a character owns too few for one action. */
export const missingComponents = (
  { inventory }: Shown,
  { requiredComponents }: CrafteableItem,
): ItemAmount[] => requiredComponents.filter(({ itemId, amount }) => amountOf(inventory, itemId) < amount);

/**
 * How many things a character lacks to begin to make an item: the obstacles, of which each missing component
 * is one. An essence lacks a piece that becomes it while none is owned (game-design 2.12). 0: it can begin.
 */
export function lacksToBegin(shown: Shown, recipe: CrafteableItem, world: World): number {
  if (isEssence(recipe)) {
    const hasPiece = entriesOf(shown.inventory).some(
      ([itemId]) => world.item(itemId)?.disenchantsInto === recipe.itemId,
    );
    return knowledgeObstacles(shown, recipe).length + (hasPiece ? 0 : 1);
  }
  const others = craftObstacles(shown, recipe).filter((obstacle) => obstacle !== 'craft/missing-input');
  return others.length + missingComponents(shown, recipe).length;
}
