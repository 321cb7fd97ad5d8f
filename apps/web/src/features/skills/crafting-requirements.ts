import {
  amountOf,
  type CraftObstacle,
  craftObstacles,
  isCombat,
  type RefusalCode,
  type Shown,
  skillLevel,
  type World,
} from '@slumberfell/engine';
import type { Recipe } from './recipes.ts';

/** One requirement for making an item, other than its components. */
export interface CraftRequirement {
  readonly label: string;
  readonly met: boolean;
  /** The character's own value; empty where it needs no explanation. */
  readonly has: string;
}

/** One component for one piece. */
export interface Material {
  readonly itemId: number;
  readonly required: number;
  readonly available: number;
}

/** All requirements. The engine decides whether each one is met. */
export function requirementsOf({ craft }: Recipe, shown: Shown, world: World): CraftRequirement[] {
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

/** Components with the amount that the character owns. */
export const materialsOf = ({ craft }: Recipe, shown: Shown): Material[] =>
  craft.requiredComponents.map(({ itemId, amount }) => ({
    itemId,
    required: amount,
    available: amountOf(shown.inventory, itemId),
  }));

/** The refusal that the server would return for this craft; null when it would accept it. */
export function craftingRefusal({ craft }: Recipe, shown: Shown): RefusalCode | null {
  if (isCombat(shown.action)) return 'action/craft-in-combat';
  return craftObstacles(shown, craft)[0] ?? null;
}
