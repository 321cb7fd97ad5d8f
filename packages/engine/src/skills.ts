import type { AttackStyle } from './static-data.ts';
import { TrainingAttribute } from './static-data.ts';

/** Ids of the twenty skills, in the order of game-design 2.1. The sets name them; the rules need to know which is which. */
export const SKILL = {
  Harvesting: 1,
  Mining: 2,
  Logging: 3,
  Fishing: 4,
  Tailoring: 5,
  Leatherworking: 6,
  Armorsmithing: 7,
  Rodsmithing: 8,
  Fletching: 9,
  Weaponsmithing: 10,
  Jewelry: 11,
  Runecarving: 12,
  Alchemy: 13,
  Cooking: 14,
  Health: 15,
  Defence: 16,
  Attack: 17,
  Melee: 18,
  Range: 19,
  Magic: 20,
} as const;

export type SkillName = keyof typeof SKILL;

export const SKILL_COUNT = 20;

/** The combat skill that a style's hits train and draw on. */
export const styleSkill = (style: AttackStyle): number => SKILL.Melee + style;

/** The skill a kill's main experience goes to (game-design 2.7). */
export function trainedSkill(training: TrainingAttribute, style: AttackStyle): number {
  if (training === TrainingAttribute.Attack) return SKILL.Attack;
  return training === TrainingAttribute.Offensive ? styleSkill(style) : SKILL.Defence;
}
