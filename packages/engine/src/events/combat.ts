import {
  type CombatAction,
  type Fighter,
  type HuntAction,
  type HuntUntil,
  type LogLine,
  LogType,
  type RestState,
} from '../state/state.ts';
import { SKILL } from '../world/skills.ts';
import { logged } from './combat-log.ts';
import { event } from './event.ts';
import { withFood } from './food-slot.ts';
import { pull } from './pull.ts';
import { combatOf } from './running-action.ts';
import { withPoints } from './shown-experience.ts';

/**
 * A hunt begins. The event sets the action, clears the combat log and sets the health at this instant. A
 * CombatPullStart follows.
 */
export interface HuntingSessionStart {
  readonly type: 'HuntingSessionStart';
  readonly regionId: number;
  readonly limitAt: number;
  readonly content: string;
  readonly health: number;
  /** Null when the session does not end for want of food. */
  readonly rest: RestState | null;
  /** Null when nothing but the limit ends it. */
  readonly until: HuntUntil | null;
}

export const huntingSessionStart = event<HuntingSessionStart>({
  type: 'HuntingSessionStart',
  apply(shown, { regionId, limitAt, content, health, rest, until }, at) {
    const action: HuntAction = {
      kind: 'hunt',
      startAt: at,
      limitAt,
      content,
      regionId,
      ...pull(at, 0),
      ...(rest && { rest }),
      ...(until && { until }),
    };
    return { ...shown, health, healthAt: at, combatLog: [], action };
  },
});

export interface CombatPullStart {
  readonly type: 'CombatPullStart';
  /** Length of the pull in ms. */
  readonly pullTime: number;
}

export const combatPullStart = event<CombatPullStart>({
  type: 'CombatPullStart',
  apply: (shown, { pullTime }, at) => ({
    ...shown,
    action: { ...combatOf(shown), ...pull(at, pullTime) },
  }),
});

/** A fight and its first turn begin. The enemy has full health. */
export interface OnCombatStart {
  readonly type: 'OnCombatStart';
  readonly enemyId: number;
  readonly enemyHealth: number;
  readonly fighter: Fighter;
  /** Version of the content that the fight uses. */
  readonly content: string;
}

export const onCombatStart = event<OnCombatStart>({
  type: 'OnCombatStart',
  apply: (shown, { enemyId, enemyHealth, fighter, content }, at) => ({
    ...shown,
    action: {
      ...combatOf(shown),
      content,
      phase: 'fight',
      phaseAt: at,
      pullTime: 0,
      enemyId,
      enemyHealth,
      fighter,
    },
    combatLog: logged(shown.combatLog, [at, LogType.EnemySpawn, enemyId, 0]),
  }),
});

export const CombatResult = { Defeat: 0, Victory: 1, Both: 2 } as const;
export type CombatResult = (typeof CombatResult)[keyof typeof CombatResult];

/** The end of a turn of 3 s. `characterHealth` and `enemyHealth` are those after the hits and the food. */
export interface OnCombatTurn {
  readonly type: 'OnCombatTurn';
  readonly characterDamageDealt: number;
  readonly critical: boolean;
  readonly enemyDamageDealt: number;
  /**
   * Food that the character ate after the hits: portions, and health points gained. Null when it ate none.
   */
  readonly characterHealingData: {
    readonly itemId: number;
    readonly foodAmount: number;
    readonly healing: number;
  } | null;
  readonly characterHealth: number;
  readonly enemyHealth: number;
  readonly result: CombatResult | null;
  /**
   * The character's numbers of the next turn. Null when they are those of this turn, or when the fight is
   * over.
   */
  readonly fighter: Fighter | null;
}

export const onCombatTurn = event<OnCombatTurn>({
  type: 'OnCombatTurn',
  apply(shown, turn, at) {
    const action = combatOf(shown);
    const meal = turn.characterHealingData;
    const { food, foodAmount = 0 } = shown.equipment;
    if (meal && food === undefined) throw new Error('Something was eaten with no food equipped');
    return {
      ...shown,
      health: turn.characterHealth,
      equipment: meal
        ? withFood(shown.equipment, food ?? null, foodAmount - meal.foodAmount)
        : shown.equipment,
      action: {
        ...withKill(action, turn.result),
        phaseAt: at,
        enemyHealth: turn.enemyHealth,
        fighter: turn.fighter ?? action.fighter,
      },
      combatLog: logged(shown.combatLog, ...linesOf(turn, action.enemyId ?? 0, at)),
    };
  },
});

/** Counts a beaten enemy where the session ends after a number of kills. */
function withKill(action: CombatAction, result: CombatResult | null): CombatAction {
  if (result === null || result === CombatResult.Defeat || action.kind !== 'hunt') return action;
  const { until } = action;
  if (until === undefined || until.killsLeft === null) return action;
  return { ...action, until: { ...until, killsLeft: until.killsLeft - 1 } };
}

/** Enough food is packed: from now on the session ends when it runs low. */
export interface OnRestArmed {
  readonly type: 'OnRestArmed';
}

export const onRestArmed = event<OnRestArmed>({
  type: 'OnRestArmed',
  apply: (shown) => ({ ...shown, action: { ...combatOf(shown), rest: 'armed' } }),
});

function linesOf(turn: OnCombatTurn, enemyId: number, at: number): readonly LogLine[] {
  const { characterHealingData: meal, result } = turn;
  const lines: LogLine[] = [
    [at, LogType.CharacterDamage, turn.critical ? 1 : 0, turn.characterDamageDealt],
    [at, LogType.EnemyDamage, enemyId, turn.enemyDamageDealt],
  ];
  if (meal) lines.push([at, LogType.CharacterHealing, meal.itemId, meal.healing]);
  if (result === CombatResult.Victory || result === CombatResult.Both)
    lines.push([at, LogType.Victory, enemyId, 0]);
  if (result === CombatResult.Defeat || result === CombatResult.Both)
    lines.push([at, LogType.Defeat, enemyId, 0]);
  return lines;
}

export interface GrantedCombatExperience {
  readonly type: 'GrantedCombatExperience';
  /** The skill that gets `experience`; Health gets `healthExperience`. */
  readonly skillId: number;
  /** Whole points by which the shown experience rises. */
  readonly experience: number;
  readonly healthExperience: number;
}

export const grantedCombatExperience = event<GrantedCombatExperience>({
  type: 'GrantedCombatExperience',
  apply: (shown, { skillId, experience, healthExperience }, at) => ({
    ...shown,
    experience: withPoints(withPoints(shown.experience, skillId, experience), SKILL.Health, healthExperience),
    combatLog: logged(
      shown.combatLog,
      [at, LogType.Experience, skillId, experience],
      [at, LogType.HealthExperience, SKILL.Health, healthExperience],
    ),
  }),
});
