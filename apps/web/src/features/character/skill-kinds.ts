import { SKILL } from '@slumberfell/engine';

/** The kinds of skills. Gathering takes resources from a region, Crafting makes items of them. */
export type SkillKind = 'Gathering' | 'Crafting' | 'Combat';

/** The kind of a skill by its id. The ids of one kind are consecutive (game-design 2.1). */
export function skillKind(skillId: number): SkillKind {
  if (skillId <= SKILL.Fishing) return 'Gathering';
  return skillId <= SKILL.Cooking ? 'Crafting' : 'Combat';
}
