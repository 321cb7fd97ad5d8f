import {
  AttackStyle,
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
  /** The skill and its level, or the attack style: `Attack 45`, `Range style`. */
  readonly label: string;
  readonly met: boolean;
  /**
   * The character's own level or attack style, as text. The page shows it when the requirement is not met.
   * Empty for a visitor.
   */
  readonly has: string;
}

/**
 * All requirements of a piece. The engine decides whether each one is met.
 * @param shown null for a visitor without a character: then none is marked as not met
 */
export function requirementsOf(item: Item, shown: Shown | null): Requirement[] {
  const obstacles = shown ? equipObstacles(shown, item) : [];
  const list: Requirement[] = [];
  const add = (code: EquipObstacle, label: string, has: string) =>
    list.push({ label, met: !obstacles.includes(code), has });
  const level = (code: EquipObstacle, skill: SkillName, required: number | undefined) => {
    const has = shown ? String(skillLevel(shown, SKILL[skill])) : '';
    if (required !== undefined) add(code, `${skill} ${required}`, has);
  };
  if (item.requiredAttackStyle !== undefined) {
    add(
      'equip/attack-style',
      `${STYLE_NAMES[item.requiredAttackStyle]} style`,
      shown ? STYLE_NAMES[shown.attackStyle] : '',
    );
  }
  level('equip/attack-level', 'Attack', item.requiredAttackLevel);
  level('equip/defence-level', 'Defence', item.requiredDefenceLevel);
  level('equip/offensive-level', offensiveSkill(item, shown), item.requiredOffensiveLevel);
  return list;
}

/**
 * The skill to which `requiredOffensiveLevel` applies: the skill of the attack style that the piece provides,
 * else of the style that it requires, else of the character's own style (specification 5.5).
 */
const offensiveSkill = (item: Item, shown: Shown | null): SkillName =>
  styleSkillName(
    item.providedAttackStyle ?? item.requiredAttackStyle ?? shown?.attackStyle ?? AttackStyle.Melee,
  );
