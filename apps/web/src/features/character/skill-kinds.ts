import { SKILL } from '@slumberfell/engine';

/** What a character does with a skill: takes things from the land, makes things of them, or fights. */
export type SkillKind = 'Gathering' | 'Crafting' | 'Combat';

/** The kind of a skill by its id; the ids go from kind to kind (game-design 2.1). */
export function skillKind(skillId: number): SkillKind {
  if (skillId <= SKILL.Fishing) return 'Gathering';
  return skillId <= SKILL.Cooking ? 'Crafting' : 'Combat';
}
