import {
  CombatResult,
  type CraftingActionFinished,
  type CraftingSessionStarted,
  type GameEvent,
  type Moment,
  type OnCombatTurn,
  type SessionRefreshed,
} from './events.ts';
import { SKILL } from './skills.ts';
import { addAmounts, amountOf, withAmount } from './state/amounts.ts';
import {
  type Action,
  type CombatAction,
  type DungeonAction,
  type Equipment,
  isCombat,
  isMaking,
  LOG_LINES,
  type LogLine,
  LogType,
  type MakingAction,
  type Shown,
  type Slot,
} from './state/state.ts';

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
          ...pulling(at, 0),
        },
      };
    case 'DungeonSessionStart':
      return {
        ...shown,
        health: event.health,
        healthAt: at,
        combatLog: [],
        action: {
          kind: 'dungeon',
          startAt: at,
          limitAt: event.limitAt,
          content: event.content,
          dungeonId: event.dungeonId,
          enemyIndex: 0,
          isRunOver: false,
          remainingRuns: event.remainingRuns,
          leaving: false,
          ...pulling(at, 0),
        },
      };
    case 'CombatPullStart':
      return {
        ...shown,
        action: { ...combatOf(shown), ...pulling(at, event.pullTime) },
      };
    case 'OnCombatStart':
      return {
        ...shown,
        action: {
          ...combatOf(shown),
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
    case 'DungeonProgress': {
      const { enemyIndex, isRunOver, remainingRuns } = event;
      return { ...shown, action: { ...dungeonOf(shown), enemyIndex, isRunOver, remainingRuns } };
    }
    case 'OnRemainingRunsChange': {
      const { remainingRuns, leaving } = event;
      return { ...shown, action: { ...dungeonOf(shown), remainingRuns, leaving } };
    }
    case 'CraftingSessionStarted':
      return { ...shown, action: begun(event, at) };
    case 'CraftingActionFinished':
      return {
        ...shown,
        experience: taught(shown.experience, event.skillId, event.experience),
        action: progressed(makingOf(shown), event, at),
      };
    case 'SessionRefreshed':
      return { ...shown, action: refreshed(shown.action, event, at) };
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
    case 'OnTrophyChange':
      return { ...shown, trophies: addAmounts(shown.trophies, [event]) };
    case 'OnIdleTimeChange':
      return { ...shown, totalIdleTime: event.totalIdleTime };
    case 'OnCardChange': {
      const owned = Math.max(amountOf(shown.cards, event.enemyId), event.radiant ? 2 : 1);
      return { ...shown, cards: withAmount(shown.cards, event.enemyId, owned) };
    }
    case 'PetTamed':
      return { ...shown, pets: joined(shown.pets, event.itemId) };
    case 'RecipeLearned':
      return { ...shown, knownRecipes: joined(shown.knownRecipes, event.itemId) };
    case 'OnRegionChange':
      return { ...shown, regionId: event.regionId };
    case 'OnTrainingAttributeChange':
      return { ...shown, trainingAttribute: event.trainingAttribute };
    case 'OnHealingThresholdChange':
      return { ...shown, healingThreshold: event.healingThreshold };
  }
}

function turn(shown: Shown, event: OnCombatTurn, at: number): Shown {
  const action = combatOf(shown);
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
  if (meal && food === undefined) throw new Error('Something was eaten with no food equipped');
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

/** The fields of a combat while nobody stands there. */
const pulling = (at: number, pullTime: number) =>
  ({ phase: 'pull', phaseAt: at, pullTime, enemyId: null, enemyHealth: 0, fighter: null }) as const;

function begun(event: CraftingSessionStarted, at: number): MakingAction {
  const { itemId, amount, pieces, limitAt, content } = event;
  const session = { startAt: at, limitAt, content, itemId, actionAt: at, done: 0 };
  if (pieces === null) return { kind: 'craft', ...session, target: amount, requested: amount };
  return { kind: 'disenchant', ...session, pieces, place: 0 };
}

function progressed(action: MakingAction, event: CraftingActionFinished, at: number): MakingAction {
  const next = { ...action, actionAt: at, done: event.done, content: event.content };
  if (next.kind === 'craft') return next;
  const place = next.pieces.findIndex(({ itemId }) => itemId === event.piece);
  const piece = next.pieces[place];
  if (!piece) throw new Error(`A piece that was not asked for was undone: ${event.piece}`);
  return { ...next, pieces: next.pieces.with(place, { ...piece, amount: piece.amount - 1 }), place };
}

function refreshed(action: Action | null, event: SessionRefreshed, at: number): Action {
  if (action === null) throw new Error('Nothing runs that could be refreshed');
  const next = { ...action, startAt: at, limitAt: event.limitAt };
  if (next.kind === 'craft') return { ...next, done: 0, target: event.target ?? next.target };
  if (next.kind === 'disenchant') return { ...next, done: 0, pieces: event.pieces ?? next.pieces, place: 0 };
  return next;
}

function combatOf({ action }: Shown): CombatAction {
  if (!isCombat(action)) throw new Error('A combat event without combat');
  return action;
}

function dungeonOf({ action }: Shown): DungeonAction {
  if (action?.kind !== 'dungeon') throw new Error('A dungeon event outside a dungeon');
  return action;
}

function makingOf({ action }: Shown): MakingAction {
  if (!isMaking(action)) throw new Error('A crafting event without a crafting session');
  return action;
}

/** An ascending list of ids with one more. */
const joined = (ids: readonly number[], id: number): readonly number[] =>
  ids.includes(id) ? ids : [...ids, id].sort((one, other) => one - other);

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
