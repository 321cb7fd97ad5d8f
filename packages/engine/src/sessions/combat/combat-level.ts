import { skillLevel } from '../../character/skill-level.ts';
import type { Shown } from '../../state/state.ts';
import { SKILL, styleSkill } from '../../world/skills.ts';
import { combatLevel } from './experience-factor.ts';

/** The combat level of a character (game-design 2.3). */
export const combatLevelOf = (shown: Shown): number =>
  combatLevel(
    skillLevel(shown, SKILL.Attack),
    skillLevel(shown, SKILL.Defence),
    skillLevel(shown, SKILL.Health),
    skillLevel(shown, styleSkill(shown.attackStyle)),
  );
