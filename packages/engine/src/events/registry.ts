import { onHealingThresholdChange, onRegionChange, onTrainingAttributeChange } from './character.ts';
import {
  onAllClaimed,
  onCardChange,
  onCompanionChange,
  onTrophyChange,
  petTamed,
  recipeLearned,
} from './collections.ts';
import {
  combatPullStart,
  grantedCombatExperience,
  grantedLesson,
  huntingSessionStart,
  onCombatStart,
  onCombatTurn,
  onRestArmed,
} from './combat.ts';
import { craftingActionFinished, craftingSessionStarted } from './crafting.ts';
import { dungeonProgress, dungeonSessionStart, onRemainingRunsChange, onRunCostChange } from './dungeon.ts';
import type { EventDefinition } from './event.ts';
import { onLastBeginChange } from './last-begin.ts';
import { onJunkChange, onKeepChange, onSetChange } from './marks.ts';
import { onPlanChange, onPlanProgress, onPlanStepSkipped, onSavedPlanChange } from './plan.ts';
import {
  onEquipmentChange,
  onFoodChange,
  onGoldChange,
  onGoldGiven,
  onInventoryChange,
  onPiecesNotWorn,
} from './possessions.ts';
import {
  onCandleEndsChange,
  onChapterClosed,
  onCosmeticGained,
  onErrandChange,
  onExperience,
  onFriendship,
  onFurnishingGained,
  onVillagerGift,
} from './quests.ts';
import { onPlannedSale, onSale, onSaleUndone } from './sales.ts';
import { onIdleSessionFinished, onIdleTimeChange, onLimitChange, sessionRefreshed } from './session.ts';
import { onHiddenThingChange, onPinnedThingChange } from './wanted.ts';

/** Makes the compiler check that the type of each event is the name of its property. */
const registry = <T extends { readonly [N in keyof T]: { readonly type: N } }>(events: T): T => events;

/** Every event that changes what is shown of a character. The names are those of specification 4. */
export const EVENTS = registry({
  HuntingSessionStart: huntingSessionStart,
  DungeonSessionStart: dungeonSessionStart,
  CombatPullStart: combatPullStart,
  OnCombatStart: onCombatStart,
  OnCombatTurn: onCombatTurn,
  OnRestArmed: onRestArmed,
  GrantedCombatExperience: grantedCombatExperience,
  GrantedLesson: grantedLesson,
  DungeonProgress: dungeonProgress,
  OnRemainingRunsChange: onRemainingRunsChange,
  OnRunCostChange: onRunCostChange,
  CraftingSessionStarted: craftingSessionStarted,
  CraftingActionFinished: craftingActionFinished,
  SessionRefreshed: sessionRefreshed,
  OnLimitChange: onLimitChange,
  OnIdleSessionFinished: onIdleSessionFinished,
  OnInventoryChange: onInventoryChange,
  OnGoldChange: onGoldChange,
  OnGoldGiven: onGoldGiven,
  OnEquipmentChange: onEquipmentChange,
  OnFoodChange: onFoodChange,
  OnPiecesNotWorn: onPiecesNotWorn,
  OnSale: onSale,
  OnPlannedSale: onPlannedSale,
  OnSaleUndone: onSaleUndone,
  OnKeepChange: onKeepChange,
  OnJunkChange: onJunkChange,
  OnPinnedThingChange: onPinnedThingChange,
  OnHiddenThingChange: onHiddenThingChange,
  OnSetChange: onSetChange,
  OnTrophyChange: onTrophyChange,
  OnIdleTimeChange: onIdleTimeChange,
  OnCardChange: onCardChange,
  PetTamed: petTamed,
  OnCompanionChange: onCompanionChange,
  RecipeLearned: recipeLearned,
  OnAllClaimed: onAllClaimed,
  OnRegionChange: onRegionChange,
  OnTrainingAttributeChange: onTrainingAttributeChange,
  OnHealingThresholdChange: onHealingThresholdChange,
  OnPlanChange: onPlanChange,
  OnPlanProgress: onPlanProgress,
  OnPlanStepSkipped: onPlanStepSkipped,
  OnSavedPlanChange: onSavedPlanChange,
  OnLastBeginChange: onLastBeginChange,
  OnChapterClosed: onChapterClosed,
  OnErrandChange: onErrandChange,
  OnExperience: onExperience,
  OnCandleEndsChange: onCandleEndsChange,
  OnFurnishingGained: onFurnishingGained,
  OnCosmeticGained: onCosmeticGained,
  OnVillagerGift: onVillagerGift,
  OnFriendship: onFriendship,
});

type Defined<D> = D extends EventDefinition<infer E> ? E : never;

/**
 * One event. An event has no instant of its own: all events of a `Moment` happen at its instant, in their
 * order.
 */
export type GameEvent = Defined<(typeof EVENTS)[keyof typeof EVENTS]>;
export type EventType = GameEvent['type'];
/** The event of a type. */
export type EventOf<T extends EventType> = Extract<GameEvent, { readonly type: T }>;

/** The events of one instant. */
export interface Moment {
  /** Instant of all these events, in epoch ms. */
  readonly at: number;
  readonly events: readonly GameEvent[];
}
