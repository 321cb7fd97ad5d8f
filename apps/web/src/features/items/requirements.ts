import {
  type EquipObstacle,
  equipObstacles,
  type Item,
  type Shown,
  SKILL,
  type SkillName,
  skillLevel,
  styleSkillName,
} from '@slumberfell/engine';
import { STYLE_NAMES } from '../../ui/pictures/names.ts';

/** One requirement for wearing a piece. */
export interface Requirement {
  /** `Attack 45`, `Range style`. */
  readonly label: string;
  readonly met: boolean;
  /** The character's own value: its level, its style. */
  readonly has: string;
}

/** All requirements of a piece. The engine decides whether each one is met. */
export function requirementsOf(item: Item, shown: Shown): Requirement[] {
  const obstacles = equipObstacles(shown, item);
  const list: Requirement[] = [];
  const add = (code: EquipObstacle, label: string, has: string) =>
    list.push({ label, met: !obstacles.includes(code), has });
  const level = (code: EquipObstacle, skill: SkillName, required: number | undefined) => {
    if (required !== undefined) add(code, `${skill} ${required}`, String(skillLevel(shown, SKILL[skill])));
  };
  if (item.requiredAttackStyle !== undefined) {
    add(
      'equip/attack-style',
      `${STYLE_NAMES[item.requiredAttackStyle]} style`,
      STYLE_NAMES[shown.attackStyle],
    );
  }
  level('equip/attack-level', 'Attack', item.requiredAttackLevel);
  level('equip/defence-level', 'Defence', item.requiredDefenceLevel);
  level('equip/offensive-level', offensiveSkill(item, shown), item.requiredOffensiveLevel);
  return list;
}

/**
 * The skill of a piece's offensive level: that of the style that the piece provides or requires
 * (specification 5.5).
 */
const offensiveSkill = (item: Item, shown: Shown): SkillName =>
  styleSkillName(item.providedAttackStyle ?? item.requiredAttackStyle ?? shown.attackStyle);
