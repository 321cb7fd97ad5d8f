import { petBonus } from '../../character/pets.ts';
import { FULL_EXPERIENCE, UNITS_PER_POINT } from '../../state/experience.ts';
import type { Shown } from '../../state/state.ts';
import type { CrafteableItem } from '../../world/static-data.ts';
import type { World } from '../../world/world.ts';

/** Experience, in units of 1/10,000 point, of making so many of a product (game-design 2.1). */
export function actionExperience(
  { skillId, experience }: CrafteableItem,
  products: number,
  { pets }: Pick<Shown, 'pets'>,
  world: World,
): number {
  return products * experience * (FULL_EXPERIENCE + petBonus(pets, skillId, world)) * FULL_EXPERIENCE;
}

/**
 * Experience, in points, of making so many of a product, with the bonus of the pets. It has a fraction where
 * the bonus does not make whole points. Without pets it is the value of the recipe.
 */
export const actionPoints = (
  recipe: CrafteableItem,
  products: number,
  shown: Pick<Shown, 'pets'>,
  world: World,
): number => actionExperience(recipe, products, shown, world) / UNITS_PER_POINT;
