import {
  amountOf,
  type CraftObstacle,
  craftObstacles,
  type Shown,
  skillLevel,
  type World,
} from '@slumberfell/engine';
import type { ItemCraft } from './item-crafts.ts';

/** One requirement of a recipe, such as a level, other than its components. */
export interface CraftRequirement {
  readonly label: string;
  readonly met: boolean;
  /** The character's own value, shown when the requirement is not met, such as its level. */
  readonly has: string;
}

/** One component of a recipe: the amount that one action takes, and the amount that the character owns. */
export interface Material {
  readonly itemId: number;
  readonly required: number;
  readonly available: number;
}

/** All requirements of a recipe. The engine decides whether each one is met. */
export function requirementsOf({ craft }: ItemCraft, shown: Shown, world: World): CraftRequirement[] {
  const obstacles = craftObstacles(shown, craft);
  const list: CraftRequirement[] = [];
  const add = (code: CraftObstacle, label: string, has: string) =>
    list.push({ label, met: !obstacles.includes(code), has });
  const skill = world.sets.skills.find(({ id }) => id === craft.skillId);
  add('craft/level', `${skill?.name} ${craft.requiredLevel}`, String(skillLevel(shown, craft.skillId)));
  if (craft.requiredRecipeId !== null) {
    add('craft/recipe', world.item(craft.requiredRecipeId)?.name ?? 'Recipe', 'not learned');
  }
  if (craft.requiredRegions.length > 0) {
    const regions = craft.requiredRegions.map((id) => world.region(id)?.name).join(' or ');
    add('craft/region', regions, `you are in ${world.region(shown.regionId)?.name}`);
  }
  return list;
}

/** The components of a recipe, each with the amount that the character owns. */
export const materialsOf = ({ craft }: ItemCraft, shown: Shown): Material[] =>
  craft.requiredComponents.map(({ itemId, amount }) => ({
    itemId,
    required: amount,
    available: amountOf(shown.inventory, itemId),
  }));
