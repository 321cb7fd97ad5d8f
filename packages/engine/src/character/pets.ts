import type { World } from '../world/world.ts';

/** Sum of the percentages by which the tamed pets raise the experience of a skill. */
export function petBonus(pets: readonly number[], skillId: number, world: World): number {
  let bonus = 0;
  for (const id of pets) {
    const pet = world.item(id);
    if (pet?.skillId === skillId) bonus += pet.bonusExperiencePercentage ?? 0;
  }
  return bonus;
}
