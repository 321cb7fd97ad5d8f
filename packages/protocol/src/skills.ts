/** Skill ids of game-design 2.1: experience of skill `id` stands at index `id - 1` of the engine's list. */

/** 1 to 14: gathering and crafting. */
export const CRAFT_SKILLS = 14;

/** The six combat experiences of `combatAttributes`, by their field. */
export const COMBAT_SKILLS = {
  healthExperience: 15,
  defenceExperience: 16,
  attackExperience: 17,
  meleeExperience: 18,
  rangeExperience: 19,
  magicExperience: 20,
} as const;

export const SKILLS = 20;
