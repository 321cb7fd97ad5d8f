import {
  type CombatAction,
  type Fighter,
  type HuntAction,
  type HuntUntil,
  type LogLine,
  LogType,
  type RestState,
  type TraitNote,
} from '../state/state.ts';
import { type TraitFields, traitFieldsOf, withTraitFields } from '../state/trait-fields.ts';
import { amountOfNote, loggedNotes, logTypeOf, Note } from '../state/trait-notes.ts';
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
  /** Milliseconds of the limit that traits add to the idle time. Absent for none. */
  readonly lingers?: number;
}

export const huntingSessionStart = event<HuntingSessionStart>({
  type: 'HuntingSessionStart',
  apply(shown, { regionId, limitAt, content, health, rest, until, lingers }, at) {
    const action: HuntAction = {
      kind: 'hunt',
      startAt: at,
      limitAt,
      content,
      regionId,
      ...pull(at, 0),
      ...(rest && { rest }),
      ...(until && { until }),
      ...(lingers && { lingers }),
    };
    return { ...shown, health, healthAt: at, combatLog: [], action };
  },
});

export interface CombatPullStart {
  readonly type: 'CombatPullStart';
  /** Length of the pull in ms. */
  readonly pullTime: number;
  /** Damage of the last blow that the next enemy takes. Absent for none. */
  readonly carried?: number;
}

export const combatPullStart = event<CombatPullStart>({
  type: 'CombatPullStart',
  apply: (shown, { pullTime, carried = 0 }, at) => ({
    ...shown,
    action: withTraitsAfresh({ ...combatOf(shown), ...pull(at, pullTime) }, { carried }),
  }),
});

/**
 * A fight and its first turn begin. The enemy has full health, unless the last blow before strikes it too.
 */
export interface OnCombatStart {
  readonly type: 'OnCombatStart';
  readonly enemyId: number;
  readonly enemyHealth: number;
  readonly fighter: Fighter;
  /** Version of the content that the fight uses. */
  readonly content: string;
  /** Ids of the worn pieces whose traits count in the fight. Absent when there are none. */
  readonly bearers?: readonly number[];
}

export const onCombatStart = event<OnCombatStart>({
  type: 'OnCombatStart',
  apply: (shown, { enemyId, enemyHealth, fighter, content, bearers = [] }, at) => ({
    ...shown,
    action: withTraitsAfresh(
      {
        ...combatOf(shown),
        content,
        phase: 'fight',
        phaseAt: at,
        pullTime: 0,
        enemyId,
        enemyHealth,
        fighter,
      },
      { bearers },
    ),
    combatLog: logged(shown.combatLog, [at, LogType.EnemySpawn, enemyId, 0]),
  }),
});

export const CombatResult = { Defeat: 0, Victory: 1, Both: 2 } as const;
export type CombatResult = (typeof CombatResult)[keyof typeof CombatResult];

/**
 * The end of a turn of 3 s. `characterHealth` and `enemyHealth` are those after the hits, the traits and the
 * food. Damage includes that of traits.
 */
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
  /** What traits did, the most important first. Absent when they did nothing that is noted. */
  readonly notes?: readonly TraitNote[];
}

export const onCombatTurn = event<OnCombatTurn>({
  type: 'OnCombatTurn',
  apply(shown, turn, at) {
    const action = combatOf(shown);
    const { notes = [], characterHealingData: meal } = turn;
    const { food, foodAmount = 0 } = shown.equipment;
    const lost = (meal?.foodAmount ?? 0) - amountOfNote(notes, Note.Thrift) + amountOfNote(notes, Note.Filch);
    if (meal && food === undefined) throw new Error('Something was eaten with no food equipped');
    return {
      ...shown,
      health: turn.characterHealth,
      equipment: lost === 0 ? shown.equipment : withFood(shown.equipment, food ?? null, foodAmount - lost),
      action: {
        ...withRises(withKill(action, turn.result), notes),
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

/** Counts the sides that stood up again. */
function withRises(action: CombatAction, notes: readonly TraitNote[]): CombatAction {
  const [own, enemy] = [amountOfNote(notes, Note.Rise), amountOfNote(notes, Note.EnemyRise)];
  if (own + enemy === 0) return action;
  const { rises, enemyRises } = traitFieldsOf(action);
  return withTraitFields(action, {
    rises: rises + (own > 0 ? 1 : 0),
    enemyRises: enemyRises + (enemy > 0 ? 1 : 0),
  });
}

/** The fields of traits when a fight or a pull begins: only those of the session go on. */
const withTraitsAfresh = (action: CombatAction, fields: Partial<TraitFields>): CombatAction =>
  withTraitFields(action, { bearers: [], enemyRises: 0, carried: 0, ...fields });

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
    ...loggedNotes(turn.notes ?? []).map(
      ({ by, verb, amount }): LogLine => [at, logTypeOf(by), verb, amount],
    ),
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

/** A trait teaches another skill by a kill. */
export interface GrantedLesson {
  readonly type: 'GrantedLesson';
  readonly skillId: number;
  /** Whole points by which the shown experience rises. */
  readonly experience: number;
}

export const grantedLesson = event<GrantedLesson>({
  type: 'GrantedLesson',
  apply: (shown, { skillId, experience }, at) => ({
    ...shown,
    experience: withPoints(shown.experience, skillId, experience),
    combatLog: logged(shown.combatLog, [at, LogType.Experience, skillId, experience]),
  }),
});
