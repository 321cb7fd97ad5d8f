import { type Outfit, outfitKit } from '../../character/bearers.ts';
import { petBonus } from '../../character/pets.ts';
import { FULL_EXPERIENCE, UNITS_PER_POINT } from '../../state/experience.ts';
import type { Shown } from '../../state/state.ts';
import type { CrafteableItem } from '../../world/static-data.ts';
import type { World } from '../../world/world.ts';

/** Who gains experience: the pets, and the outfit with its traits. */
export type Learner = Outfit & Pick<Shown, 'pets'>;

/**
 * Experience, in units of 1/10,000 point, of making so many of a product (game-design 2.1). The percentages
 * of the pets and of the trait Lesson add up.
 */
export function actionExperience(
  { skillId, experience }: CrafteableItem,
  products: number,
  learner: Learner,
  world: World,
): number {
  const { workLesson } = outfitKit(learner, world);
  return products * experienceWith(workLesson, { skillId, experience }, learner.pets, world);
}

/** As `actionExperience`, of one product. @param workLesson that of the outfit's kit */
export const experienceWith = (
  workLesson: number,
  { skillId, experience }: Pick<CrafteableItem, 'skillId' | 'experience'>,
  pets: readonly number[],
  world: World,
): number => experience * (FULL_EXPERIENCE + petBonus(pets, skillId, world) + workLesson) * FULL_EXPERIENCE;

/**
 * Experience, in points, of making so many of a product, with the bonuses. It has a fraction where these do
 * not make whole points. Without pets and traits it is the value of the recipe.
 */
export const actionPoints = (
  recipe: CrafteableItem,
  products: number,
  learner: Learner,
  world: World,
): number => actionExperience(recipe, products, learner, world) / UNITS_PER_POINT;
