import { addAmounts } from './amounts.ts';
import { CombatResult, type GameEvent, type Moment, type OnCombatTurn } from './events.ts';
import { SKILL } from './skills.ts';
import {
  type CraftAction,
  type Equipment,
  type HuntAction,
  LOG_LINES,
  type LogLine,
  LogType,
  type Shown,
  type Slot,
} from './state.ts';

/**
 * What is shown after an event of the instant `at`. This is all a client needs to stay in step with the server; that the
 * rules arrive at the same by their own way is a test.
 */
export function apply(shown: Shown, event: GameEvent, at: number): Shown {
  return { ...change(shown, event, at), eventAt: at };
}

export const applyMoment = (shown: Shown, moment: Moment): Shown =>
  moment.events.reduce((folded, event) => apply(folded, event, moment.at), shown);

function change(shown: Shown, event: GameEvent, at: number): Shown {
  switch (event.type) {
    case 'HuntingSessionStart':
      return {
        ...shown,
        health: event.health,
        healthAt: at,
        combatLog: [],
        action: {
          kind: 'hunt',
          startAt: at,
          limitAt: event.limitAt,
          content: event.content,
          regionId: event.regionId,
          phase: 'pull',
          phaseAt: at,
          pullTime: 0,
          enemyId: null,
          enemyHealth: 0,
          fighter: null,
        },
      };
    case 'CombatPullStart':
      return {
        ...shown,
        action: {
          ...hunting(shown),
          phase: 'pull',
          phaseAt: at,
          pullTime: event.pullTime,
          enemyId: null,
          enemyHealth: 0,
          fighter: null,
        },
      };
    case 'OnCombatStart':
      return {
        ...shown,
        action: {
          ...hunting(shown),
          content: event.content,
          phase: 'fight',
          phaseAt: at,
          pullTime: 0,
          enemyId: event.enemyId,
          enemyHealth: event.enemyHealth,
          fighter: event.fighter,
        },
        combatLog: logged(shown.combatLog, [at, LogType.EnemySpawn, event.enemyId, 0]),
      };
    case 'OnCombatTurn':
      return turn(shown, event, at);
    case 'GrantedCombatExperience':
      return {
        ...shown,
        experience: taught(
          taught(shown.experience, event.skillId, event.experience),
          SKILL.Health,
          event.healthExperience,
        ),
        combatLog: logged(
          shown.combatLog,
          [at, LogType.Experience, event.skillId, event.experience],
          [at, LogType.HealthExperience, SKILL.Health, event.healthExperience],
        ),
      };
    case 'CraftingSessionStarted':
      return {
        ...shown,
        action: {
          kind: 'craft',
          startAt: at,
          limitAt: event.limitAt,
          content: event.content,
          itemId: event.itemId,
          actionAt: at,
          done: 0,
          target: event.amount,
          requested: event.amount,
        },
      };
    case 'CraftingActionFinished':
      return {
        ...shown,
        experience: taught(shown.experience, event.skillId, event.experience),
        action: { ...crafting(shown), actionAt: at, done: event.done, content: event.content },
      };
    case 'SessionRefreshed':
      return { ...shown, action: refreshed(shown, event.limitAt, event.target, at) };
    case 'OnIdleSessionFinished':
      return event.health === null
        ? { ...shown, action: null }
        : { ...shown, action: null, health: event.health, healthAt: at };
    case 'OnInventoryChange': {
      const inventory = addAmounts(shown.inventory, event.changes);
      if (event.reason !== 'loot') return { ...shown, inventory };
      const lines = event.changes.map((change): LogLine => [at, LogType.Loot, change.itemId, change.amount]);
      return { ...shown, inventory, combatLog: logged(shown.combatLog, ...lines) };
    }
    case 'OnGoldChange':
      return { ...shown, gold: shown.gold + event.amount };
    case 'OnEquipmentChange':
      return { ...shown, equipment: dressed(shown.equipment, event.slots), attackStyle: event.attackStyle };
    case 'OnFoodChange':
      return { ...shown, equipment: provisioned(shown.equipment, event.foodId, event.foodAmount) };
    case 'OnRegionChange':
      return { ...shown, regionId: event.regionId };
    case 'OnTrainingAttributeChange':
      return { ...shown, trainingAttribute: event.trainingAttribute };
    case 'OnHealingThresholdChange':
      return { ...shown, healingThreshold: event.healingThreshold };
  }
}

function turn(shown: Shown, event: OnCombatTurn, at: number): Shown {
  const action = hunting(shown);
  const enemyId = action.enemyId ?? 0;
  const lines: LogLine[] = [
    [at, LogType.CharacterDamage, event.critical ? 1 : 0, event.characterDamageDealt],
    [at, LogType.EnemyDamage, enemyId, event.enemyDamageDealt],
  ];
  const meal = event.characterHealingData;
  if (meal) lines.push([at, LogType.CharacterHealing, meal.itemId, meal.healing]);
  if (event.result === CombatResult.Victory || event.result === CombatResult.Both) {
    lines.push([at, LogType.Victory, enemyId, 0]);
  }
  if (event.result === CombatResult.Defeat || event.result === CombatResult.Both) {
    lines.push([at, LogType.Defeat, enemyId, 0]);
  }
  const { food, foodAmount = 0 } = shown.equipment;
  return {
    ...shown,
    health: event.characterHealth,
    equipment: meal
      ? provisioned(shown.equipment, food ?? null, foodAmount - meal.foodAmount)
      : shown.equipment,
    action: {
      ...action,
      phaseAt: at,
      enemyHealth: event.enemyHealth,
      fighter: event.fighter ?? action.fighter,
    },
    combatLog: logged(shown.combatLog, ...lines),
  };
}

function refreshed(
  shown: Shown,
  limitAt: number,
  target: number | null,
  at: number,
): HuntAction | CraftAction {
  const { action } = shown;
  if (action === null) throw new Error('Nothing runs that could be refreshed');
  if (action.kind === 'hunt') return { ...action, startAt: at, limitAt };
  return { ...action, startAt: at, limitAt, done: 0, target: target ?? action.target };
}

function hunting(shown: Shown): HuntAction {
  if (shown.action?.kind !== 'hunt') throw new Error('A combat event without combat');
  return shown.action;
}

function crafting(shown: Shown): CraftAction {
  if (shown.action?.kind !== 'craft') throw new Error('A crafting event without a crafting session');
  return shown.action;
}

const taught = (experience: readonly number[], skillId: number, points: number): readonly number[] =>
  experience.with(skillId - 1, (experience[skillId - 1] as number) + points);

const logged = (log: readonly LogLine[], ...lines: readonly LogLine[]): readonly LogLine[] =>
  [...log, ...lines].slice(-LOG_LINES);

function dressed(equipment: Equipment, slots: Readonly<Partial<Record<Slot, number | null>>>): Equipment {
  const next: Record<string, number> = { ...equipment };
  for (const [slot, itemId] of Object.entries(slots)) {
    if (itemId === null) delete next[slot];
    else next[slot] = itemId;
  }
  return next;
}

function provisioned(equipment: Equipment, foodId: number | null, foodAmount: number): Equipment {
  if (foodId !== null && foodAmount > 0) return { ...equipment, food: foodId, foodAmount };
  const { food: _food, foodAmount: _amount, ...worn } = equipment;
  return worn;
}
