import {
  type EquipObstacle,
  equipObstacles,
  type Item,
  type Shown,
  SKILL,
  type SkillName,
  skillLevel,
  styleSkill,
} from '@slumberfell/engine';
import { STYLE_NAMES } from '../../ui/pictures/names.ts';

/** One thing a piece asks of whoever wears it. */
export interface Requirement {
  /** `Attack 45`, `Range style`. */
  readonly label: string;
  readonly met: boolean;
  /** What the character has instead: its level, its style. */
  readonly has: string;
}

/** All requirements of a piece, met or not; whether one is met is the engine's word. */
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
 * The skill that a piece's offensive level is of: that of the style it provides or requires (specification
 * 5.5).
 */
function offensiveSkill(item: Item, shown: Shown): SkillName {
  const id = styleSkill(item.providedAttackStyle ?? item.requiredAttackStyle ?? shown.attackStyle);
  if (id === SKILL.Melee) return 'Melee';
  return id === SKILL.Range ? 'Range' : 'Magic';
}
