import type { Item, Skill, World } from '@slumberfell/engine';

/** The effect of a pet: extra experience of one skill, in percent. */
export interface PetEffect {
  readonly skill: Pick<Skill, 'id' | 'name'>;
  readonly percent: number;
}

/**
 * The effect of a pet.
 * @throws Error when the static data does not contain the pet's skill; an import must not remove skills (ADR
 * 0009)
 */
export function effectOf({ name, skillId, bonusExperiencePercentage = 0 }: Item, { sets }: World): PetEffect {
  const skill = sets.skills.find(({ id }) => id === skillId);
  if (!skill) throw new Error(`Skill with id ${skillId} not found, of the pet ${name}`);
  return { skill, percent: bonusExperiencePercentage };
}
