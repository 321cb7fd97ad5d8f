import { type EquipObstacle, equipObstacles } from '../character/equip-obstacles.ts';
import type { CombatTarget } from '../forecast/combat-rates.ts';
import type { Forecast } from '../forecast/forecast.ts';
import { isSafe } from '../forecast/is-safe.ts';
import { EXPERIENCE_TABLE } from '../state/experience.ts';
import type { Shown } from '../state/state.ts';
import { SKILL, styleSkill, trainedSkill } from '../world/skills.ts';
import { type Item, TrainingAttribute } from '../world/static-data.ts';
import { SECONDS_PER_HOUR } from '../world/time.ts';

/** A level of a skill. */
export interface SkillLevel {
  readonly skillId: number;
  readonly level: number;
}

/** Seconds of fighting until a level, by the points of an hour. */
export const secondsOfFight = ({ skillId, level }: SkillLevel, perHour: number, shown: Shown): number => {
  const points = (EXPERIENCE_TABLE[level - 1] as number) - (shown.experience[skillId - 1] as number);
  return Math.ceil((points / perHour) * SECONDS_PER_HOUR);
};

/** The levels that a character lacks to wear a piece. */
export function missingLevels(item: Item, shown: Shown): SkillLevel[] {
  const style = item.providedAttackStyle ?? item.requiredAttackStyle ?? shown.attackStyle;
  const levels: Readonly<Record<EquipObstacle, SkillLevel | null>> = {
    'equip/attack-style': null,
    'equip/attack-level': { skillId: SKILL.Attack, level: item.requiredAttackLevel ?? 0 },
    'equip/defence-level': { skillId: SKILL.Defence, level: item.requiredDefenceLevel ?? 0 },
    'equip/offensive-level': { skillId: styleSkill(style), level: item.requiredOffensiveLevel ?? 0 },
  };
  return equipObstacles(shown, item).flatMap((obstacle) => levels[obstacle] ?? []);
}

/** How a level of a combat skill is reached. */
export interface FightTraining extends SkillLevel {
  readonly target: CombatTarget;
  readonly seconds: number;
  /** What must be trained instead of what is trained now; null where that is the skill already. */
  readonly trains: TrainingAttribute | null;
}

/**
 * The fight that leads to a level soonest, of safe ones. Null where none trains the skill, as for a skill of
 * another attack style.
 */
export function fightTraining(
  wanted: SkillLevel,
  fights: readonly { readonly target: CombatTarget; readonly forecast: Forecast }[],
  shown: Shown,
): FightTraining | null {
  const { attackStyle, trainingAttribute } = shown;
  const trained = trainedSkill(trainingAttribute, attackStyle);
  const other = Object.values(TrainingAttribute).find(
    (attribute) => trainedSkill(attribute, attackStyle) === wanted.skillId,
  );
  if (other === undefined && wanted.skillId !== SKILL.Health) return null;
  const isTrained = wanted.skillId === trained || wanted.skillId === SKILL.Health;
  // The trained skill gets the same points, whichever it is.
  const gains = isTrained ? wanted.skillId : trained;
  let best: FightTraining | null = null;
  for (const { target, forecast } of fights) {
    const perHour = forecast.experience.find(({ skillId }) => skillId === gains)?.perHour ?? 0;
    if (perHour <= 0 || !isSafe(forecast)) continue;
    const seconds = secondsOfFight(wanted, perHour, shown);
    if (best === null || seconds < best.seconds)
      best = { ...wanted, target, seconds, trains: isTrained ? null : (other ?? null) };
  }
  return best;
}
