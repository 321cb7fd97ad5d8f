import { SKILL } from '@slumberfell/engine';

/** Gathering and crafting have the ids up to this one, combat those above (game-design 2.1). */
export const LAST_CRAFT_SKILL = SKILL.Cooking;

/** The six combat experiences of `combatAttributes`, by their field. */
export const COMBAT_SKILLS = {
  healthExperience: SKILL.Health,
  defenceExperience: SKILL.Defence,
  attackExperience: SKILL.Attack,
  meleeExperience: SKILL.Melee,
  rangeExperience: SKILL.Range,
  magicExperience: SKILL.Magic,
} as const;
