import { petBonus, type Shown, type Skill, type World } from '@slumberfell/engine';

/** The sum of the bonuses that all tamed pets give in one skill. */
export interface PetBonus {
  readonly skill: Skill;
  /** Whole percent of extra experience, above 0. */
  readonly percent: number;
}

/** The bonuses above 0, sorted by the order of the skills. */
export const petBonuses = (pets: Shown['pets'], world: World): PetBonus[] =>
  world.sets.skills
    .map((skill) => ({ skill, percent: petBonus(pets, skill.id, world) }))
    .filter(({ percent }) => percent > 0)
    .sort((one, other) => one.skill.order - other.skill.order);
