import { gearSums } from '../../character/gear.ts';
import { maxHealth } from '../../character/health.ts';
import { skillLevel } from '../../character/skill-level.ts';
import type { Shown } from '../../state/state.ts';
import { SKILL, styleSkill } from '../../world/skills.ts';
import type { AttackStyle } from '../../world/static-data.ts';
import type { World } from '../../world/world.ts';
import { CRITICAL_DAMAGE, fighterOf } from './fighter.ts';

/**
 * The attributes that the page shows of a character. Critical chance is in tenths of a percent, critical
 * damage in percent.
 */
export interface CombatAttributes {
  readonly attackStyle: AttackStyle;
  readonly maxHealth: number;
  readonly attackPower: number;
  readonly armor: number;
  readonly criticalChance: number;
  readonly criticalDamage: number;
}

export function combatAttributes(shown: Shown, world: World): CombatAttributes {
  const levels = {
    attack: skillLevel(shown, SKILL.Attack),
    defence: skillLevel(shown, SKILL.Defence),
    style: skillLevel(shown, styleSkill(shown.attackStyle)),
  };
  const fighter = fighterOf(gearSums(shown.equipment, world), shown.attackStyle, levels, false);
  return {
    attackStyle: shown.attackStyle,
    maxHealth: maxHealth(skillLevel(shown, SKILL.Health)),
    attackPower: fighter.attackPower,
    armor: fighter.armor,
    criticalChance: fighter.criticalChance,
    criticalDamage: CRITICAL_DAMAGE,
  };
}
