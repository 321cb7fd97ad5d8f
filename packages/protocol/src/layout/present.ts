import {
  type CombatAction,
  type CrafteableItem,
  type Fighter,
  type FinishReason,
  type HuntUntil,
  type ItemAction,
  isCombat,
  type LogLine,
  type Shown,
  type Skill,
  TURN_TIME,
  targetOf,
} from '@slumberfell/engine';
import type { WaitingAgreement } from '../schemas/agreement-version.ts';
import type { Decision } from '../schemas/decision.ts';
import { PROTOCOL_VERSION } from '../schemas/protocol-version.ts';
import type { z } from '../schemas/zod.ts';
import type { AccountStatus } from './account-status.ts';
import { presentFields } from './character-fields.ts';
import type { Identity } from './identity.ts';
import type {
  CharacterData,
  CombatActionContext,
  CraftingActionData,
  combatInstance,
  combatLogEntry,
  LayoutData,
} from './layout.ts';
import { LOG_TYPES } from './log-types.ts';

/**
 * Makes the answer of `get-layout-data` from what is shown of a character. Every field is listed here, in
 * `CHARACTER_FIELDS` or in a list of the engine, and no shown object is spread, so a field that is not listed
 * does not leave the server. A test plants values in all objects and searches the layout for them.
 */

/** What the presenter needs of static data. */
export interface Catalogue {
  readonly skills: readonly Skill[];
  /**
   * The action that makes an item, in one version of the content. The item of a running action always has
   * one.
   */
  crafteable(itemId: number, content: string): Pick<CrafteableItem, 'skillId' | 'baseActionTime'>;
}

export interface LayoutSubject {
  readonly accountStatus: AccountStatus;
  /** Up to which instant the account has seen the news. */
  readonly newsSeenUpTo: number;
  /** The agreements that the player must accept before playing on. */
  readonly waitingAgreements?: readonly WaitingAgreement[];
  readonly identity: Identity;
  /** What an administrator has decided about the character, as `toldDecisions`. */
  readonly decisions: readonly Decision[];
  readonly shown: Shown;
  readonly revision: number;
  /** The server's clock, epoch ms. `shown` is settled up to it, or up to a later `waitsUntil`. */
  readonly now: number;
  /** The instant until which the character waits for the server's clock; null if it does not wait. */
  readonly waitsUntil: number | null;
  readonly activeCharacters: number;
  /** The `since` of the pending idle report; null if no report is pending. */
  readonly idleReport: number | null;
  /** Why a session ended while the player was away, if the absence was too short for a report. */
  readonly endedUnseen: FinishReason | null;
}

export function presentLayout(subject: LayoutSubject, catalogue: Catalogue): LayoutData {
  const { accountStatus, shown, waitingAgreements = [] } = subject;
  return {
    protocolVersion: PROTOCOL_VERSION,
    accountData: {
      accountStatus: { status: accountStatus.status, isGuest: accountStatus.isGuest },
      newsSeenUpTo: subject.newsSeenUpTo,
      ...(waitingAgreements.length > 0 && { waitingAgreements }),
    },
    characterData: presentCharacter(subject.identity, shown, catalogue.skills),
    globalStatus: { activeCharacters: subject.activeCharacters },
    activeCraftingActionData: presentCrafting(shown, subject.now, catalogue),
    combatActionContext: presentCombat(shown),
    idleReport: subject.idleReport,
    endedUnseen: subject.endedUnseen,
    decisions: subject.decisions,
    combatLog: shown.combatLog.map(presentLogLine),
    revision: subject.revision,
    now: subject.now,
    eventAt: shown.eventAt,
    ...(subject.waitsUntil !== null && { waitsUntil: subject.waitsUntil }),
  };
}

export const presentCharacter = (
  { id, name, appearanceId }: Identity,
  shown: Shown,
  skills: readonly Skill[],
): CharacterData => ({ id, name, appearanceId, ...presentFields(shown, skills) });

/** The running gathering, crafting or disenchanting, or null. */
function presentCrafting({ action }: Shown, now: number, catalogue: Catalogue): CraftingActionData | null {
  if (action?.kind === 'craft') {
    const { target, requested } = action;
    return presentItemAction(action, { target, requested, disenchanting: null }, now, catalogue);
  }
  if (action?.kind !== 'disenchant') return null;
  const target = targetOf(action);
  const pieces = action.pieces.map(({ itemId, amount }) => ({ itemId, amount }));
  const disenchanting = { pieces, place: action.place };
  return presentItemAction(action, { target, requested: target, disenchanting }, now, catalogue);
}

function presentItemAction(
  action: ItemAction,
  plan: Pick<CraftingActionData, 'target' | 'requested' | 'disenchanting'>,
  now: number,
  catalogue: Catalogue,
): CraftingActionData {
  const { skillId, baseActionTime } = catalogue.crafteable(action.itemId, action.content);
  const left = (plan.target - action.done) * baseActionTime - (now - action.actionAt) / 1_000;
  return {
    sessionStartTime: action.startAt,
    sessionLimitTime: action.limitAt,
    contentVersion: action.content,
    skillId,
    itemId: action.itemId,
    actionTime: baseActionTime,
    actionStartTime: action.actionAt,
    totalSessionDuration: plan.target * baseActionTime,
    remainingSessionDuration: Math.max(0, Math.ceil(left)),
    done: action.done,
    target: plan.target,
    requested: plan.requested,
    disenchanting: plan.disenchanting,
  };
}

/** The running combat, or null. It is also the answer of layout/get-combat-action-context. */
export function presentCombat(shown: Shown): CombatActionContext | null {
  const { action } = shown;
  if (!isCombat(action)) return null;
  if (action.kind === 'hunt') {
    const { regionId, until = null } = action;
    return { kind: 'hunting', regionId, until: until && presentUntil(until), ...presentPhase(action) };
  }
  return {
    kind: 'dungeon',
    dungeonId: action.dungeonId,
    enemyIndex: action.enemyIndex,
    isRunOver: action.isRunOver,
    remainingRuns: action.remainingRuns,
    leaving: action.leaving,
    runCost: action.runCost ?? null,
    ...presentPhase(action),
  };
}

/** Makes the fields that open combat and dungeons have in common. */
function presentPhase(
  action: CombatAction,
): Omit<Extract<CombatActionContext, { kind: 'hunting' }>, 'kind' | 'regionId' | 'until'> {
  return {
    sessionStartTime: action.startAt,
    sessionLimitTime: action.limitAt,
    contentVersion: action.content,
    phase: action.phase,
    phaseStartTime: action.phaseAt,
    phaseEndTime: action.phaseAt + (action.phase === 'pull' ? action.pullTime : TURN_TIME),
    pullTime: action.pullTime,
    combatInstanceContext: presentInstance(action),
    rest: action.rest ?? null,
    lingers: action.lingers ?? 0,
    bearers: action.bearers ?? null,
    enemyRises: action.enemyRises ?? 0,
    rises: action.rises ?? 0,
    carried: action.carried ?? 0,
  };
}

function presentInstance(action: CombatAction): z.infer<typeof combatInstance> | null {
  if (action.enemyId === null || action.fighter === null) return null;
  return {
    enemyId: action.enemyId,
    enemyCurrentHealth: action.enemyHealth,
    actionStartTime: action.phaseAt,
    fighter: presentFighter(action.fighter),
  };
}

const presentUntil = ({ killsLeft, level, at }: HuntUntil): HuntUntil => ({
  killsLeft,
  level: level && { skillId: level.skillId, level: level.level },
  at,
});

const presentFighter = (fighter: Fighter): Fighter => ({
  attackPower: fighter.attackPower,
  armor: fighter.armor,
  criticalChance: fighter.criticalChance,
  attackStyle: fighter.attackStyle,
  attackLevel: fighter.attackLevel,
  defenceLevel: fighter.defenceLevel,
  card: fighter.card,
});

const presentLogLine = ([at, type, subject, amount]: LogLine): z.infer<typeof combatLogEntry> => ({
  at,
  type: LOG_TYPES[type],
  subject,
  amount,
});
