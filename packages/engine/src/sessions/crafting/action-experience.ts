import { petBonus } from '../../character/pets.ts';
import { FULL_EXPERIENCE } from '../../state/experience.ts';
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
