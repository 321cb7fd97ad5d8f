import { skillsOf } from '@slumberfell/engine';

type CombatSkill = ReturnType<typeof skillsOf<'combat'>>[number];
type ExperienceField<Name extends string> = `${Uncapitalize<Name>}Experience`;

/** Ids of the combat skills, by the field of `combatAttributes` that has the skill's experience. */
export const COMBAT_SKILLS = Object.fromEntries(
  skillsOf('combat').map(({ name, id }) => [`${name.toLowerCase()}Experience`, id]),
) as { readonly [S in CombatSkill as ExperienceField<S['name']>]: S['id'] };

/** An object with the fields of `COMBAT_SKILLS`. Each value is computed from the id of the skill. */
export const eachCombatSkill = <T>(
  ofSkill: (skillId: number) => T,
): { readonly [F in keyof typeof COMBAT_SKILLS]: T } =>
  Object.fromEntries(Object.entries(COMBAT_SKILLS).map(([field, id]) => [field, ofSkill(id)])) as {
    readonly [F in keyof typeof COMBAT_SKILLS]: T;
  };
