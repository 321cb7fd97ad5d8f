import {
  type Action,
  type Amounts,
  type CombatAction,
  type Equipment,
  type LogLine,
  type LogType,
  type Shown,
  SKILL_COUNT,
} from '@slumberfell/engine';
import { COMBAT_SKILLS } from './combat-skills.ts';
import type { CharacterData, CombatActionContext, LayoutData } from './layout.ts';
import { LOG_TYPES } from './log-types.ts';
import { readWorn } from './slots.ts';

/**
 * Makes the engine's `Shown` from layout data, as the inverse of `presentLayout`. A client that folds the
 * hub's events over it with the engine's `apply` then holds what the engine holds. The data must match
 * `layoutData`; it is not checked.
 */
export function readCharacter(layout: LayoutData): Shown {
  const { characterData: data } = layout;
  return {
    regionId: data.regionId,
    gold: data.goldAmount,
    goldGiven: data.goldGiven,
    totalIdleTime: data.totalIdleTime,
    experience: readExperience(data),
    inventory: amountsOf(data.inventory.map(({ itemId, amount }) => [itemId, amount])),
    equipment: readEquipment(data.equipment),
    attackStyle: data.combatAttributes.attackStyle,
    trainingAttribute: data.trainingAttribute,
    healingShare: data.healingShare,
    health: data.combatAttributes.currentHealth,
    healthAt: data.combatAttributes.currentHealthAt,
    trophies: amountsOf(data.trophies.map(({ id, amount }) => [id, amount])),
    cards: amountsOf(data.cards.map(({ enemyId, radiant }) => [enemyId, radiant ? 2 : 1])),
    pets: [...data.pets],
    knownRecipes: [...data.knownRecipes],
    sets: [...data.savedSets],
    kept: amountsOf(data.kept.map(({ itemId, amount }) => [itemId, amount])),
    junk: [...data.junk],
    sales: data.sales.map(({ saleId, at, items, paid, plannedUntil }) => ({
      saleId,
      at,
      items: amountsOf(items.map(({ itemId, amount }) => [itemId, amount])),
      paid,
      ...(plannedUntil !== null && { plannedUntil }),
    })),
    action: readAction(layout),
    combatLog: layout.combatLog.map(
      (entry): LogLine => [entry.at, LOG_TYPES.indexOf(entry.type) as LogType, entry.subject, entry.amount],
    ),
    eventAt: layout.eventAt,
    plan: data.plan,
    savedPlans: [...data.savedPlans],
    lastBegin: data.lastBegin,
    companion: data.companion,
    wanted: { pinned: data.wanted.pinned, hiddenThings: [...data.wanted.hiddenThings] },
    quests: data.quests,
    friendship: amountsOf(data.friendship.map(({ villagerId, points }) => [villagerId, points])),
    villagerGifts: data.villagerGifts,
    candleEnds: data.candleEnds,
    furnishings: [...data.furnishings],
    cosmetics: [...data.cosmetics],
  };
}

function readExperience({ skillsData, combatAttributes }: CharacterData): number[] {
  const experience = new Array<number>(SKILL_COUNT).fill(0);
  for (const skill of skillsData) experience[skill.id - 1] = skill.experience;
  for (const [field, skillId] of Object.entries(COMBAT_SKILLS)) {
    experience[skillId - 1] = combatAttributes[field as keyof typeof COMBAT_SKILLS];
  }
  return experience;
}

function readAction(layout: LayoutData): Action | null {
  const { activeCraftingActionData: craft, combatActionContext: combat } = layout;
  if (craft) {
    const itemAction = {
      startAt: craft.sessionStartTime,
      limitAt: craft.sessionLimitTime,
      content: craft.contentVersion,
      itemId: craft.itemId,
      actionAt: craft.actionStartTime,
      done: craft.done,
    };
    const { disenchanting, target, requested } = craft;
    if (disenchanting === null) return { kind: 'craft', ...itemAction, target, requested };
    return {
      kind: 'disenchant',
      ...itemAction,
      pieces: [...disenchanting.pieces],
      place: disenchanting.place,
    };
  }
  return combat && readCombat(combat);
}

function readCombat(context: CombatActionContext): CombatAction {
  const instance = context.combatInstanceContext;
  const combat = {
    startAt: context.sessionStartTime,
    limitAt: context.sessionLimitTime,
    content: context.contentVersion,
    phase: context.phase,
    phaseAt: context.phaseStartTime,
    pullTime: context.pullTime,
    enemyId: instance?.enemyId ?? null,
    enemyHealth: instance?.enemyCurrentHealth ?? 0,
    fighter: instance?.fighter ?? null,
    ...(context.rest && { rest: context.rest }),
    ...(context.lingers > 0 && { lingers: context.lingers }),
    ...(context.bearers && { bearers: context.bearers }),
    ...(context.enemyRises > 0 && { enemyRises: context.enemyRises }),
    ...(context.rises > 0 && { rises: context.rises }),
    ...(context.carried > 0 && { carried: context.carried }),
  };
  if (context.kind === 'hunting') {
    const { regionId, until } = context;
    return { kind: 'hunt', ...combat, regionId, ...(until && { until }) };
  }
  const { dungeonId, enemyIndex, isRunOver, remainingRuns, leaving, runCost } = context;
  return {
    kind: 'dungeon',
    ...combat,
    ...{ dungeonId, enemyIndex, isRunOver, remainingRuns, leaving },
    ...(runCost !== null && { runCost }),
  };
}

/** An empty slot is absent in the engine's equipment and null on the wire. */
function readEquipment(worn: CharacterData['equipment']): Equipment {
  return {
    ...readWorn(worn),
    ...(worn.foodId !== null && { food: worn.foodId, foodAmount: worn.foodAmount }),
  };
}

/** The entries on the wire are already in the order of their ids. */
const amountsOf = (entries: readonly (readonly [number, number])[]): Amounts => entries.flat();
