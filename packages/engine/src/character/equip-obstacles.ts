import type { Shown } from '../state/state.ts';
import { SKILL, styleSkill } from '../world/skills.ts';
import type { Item } from '../world/static-data.ts';
import { skillLevel } from './skill-level.ts';

/** Reasons why a character cannot wear a piece. */
export const EQUIP_OBSTACLES = [
  'equip/attack-style',
  'equip/attack-level',
  'equip/defence-level',
  'equip/offensive-level',
] as const;

export type EquipObstacle = (typeof EQUIP_OBSTACLES)[number];

/**
 * Returns every requirement of a piece that a character does not meet (specification 5.2). The list is empty
 * when the character can wear it.
 */
export function equipObstacles(shown: Shown, item: Item): EquipObstacle[] {
  const obstacles: EquipObstacle[] = [];
  const {
    requiredAttackStyle,
    requiredAttackLevel = 0,
    requiredDefenceLevel = 0,
    requiredOffensiveLevel = 0,
  } = item;
  if (requiredAttackStyle !== undefined && requiredAttackStyle !== shown.attackStyle) {
    obstacles.push('equip/attack-style');
  }
  if (skillLevel(shown, SKILL.Attack) < requiredAttackLevel) obstacles.push('equip/attack-level');
  if (skillLevel(shown, SKILL.Defence) < requiredDefenceLevel) obstacles.push('equip/defence-level');
  const style = item.providedAttackStyle ?? requiredAttackStyle ?? shown.attackStyle;
  if (skillLevel(shown, styleSkill(style)) < requiredOffensiveLevel) obstacles.push('equip/offensive-level');
  return obstacles;
}
