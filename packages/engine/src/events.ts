import type { Fighter, WornSlot } from './state/state.ts';
import type { AttackStyle, ItemAmount, TrainingAttribute } from './static-data.ts';

/**
 * Everything that can happen to what is shown of a character. The names are those of specification 4 where it
 * has one. Events carry no instant of their own: all events of one `Moment` happen at its instant, in their
 * order.
 */
export type GameEvent =
  | HuntingSessionStart
  | DungeonSessionStart
  | CombatPullStart
  | OnCombatStart
  | OnCombatTurn
  | GrantedCombatExperience
  | DungeonProgress
  | OnRemainingRunsChange
  | CraftingSessionStarted
  | CraftingActionFinished
  | SessionRefreshed
  | OnIdleSessionFinished
  | OnInventoryChange
  | OnGoldChange
  | OnEquipmentChange
  | OnFoodChange
  | OnTrophyChange
  | OnIdleTimeChange
  | OnCardChange
  | PetTamed
  | RecipeLearned
  | OnRegionChange
  | OnTrainingAttributeChange
  | OnHealingThresholdChange;

export type EventType = GameEvent['type'];

/** The events of one instant. */
export interface Moment {
  readonly at: number;
  readonly events: readonly GameEvent[];
}

/** Sets the combat action, clears the combat log and anchors the health. A CombatPullStart follows. */
export interface HuntingSessionStart {
  readonly type: 'HuntingSessionStart';
  readonly regionId: number;
  readonly limitAt: number;
  readonly content: string;
  readonly health: number;
}

/** Sets the combat action, clears the combat log and anchors the health. The first key is taken, and a pull begins. */
export interface DungeonSessionStart {
  readonly type: 'DungeonSessionStart';
  readonly dungeonId: number;
  /** Runs that are still to begin after the first. */
  readonly remainingRuns: number;
  readonly limitAt: number;
  readonly content: string;
  readonly health: number;
}

export interface CombatPullStart {
  readonly type: 'CombatPullStart';
  /** Milliseconds. */
  readonly pullTime: number;
}

/** An enemy stands at full health and the first turn begins. */
export interface OnCombatStart {
  readonly type: 'OnCombatStart';
  readonly enemyId: number;
  readonly enemyHealth: number;
  readonly fighter: Fighter;
  /** Version of the content the fight runs on. */
  readonly content: string;
}

/** The end of a turn of 3 s. Healths are those after the hits and the meal. */
export interface OnCombatTurn {
  readonly type: 'OnCombatTurn';
  readonly characterDamageDealt: number;
  readonly critical: boolean;
  readonly enemyDamageDealt: number;
  /** What was eaten after the hits: portions and health points gained. */
  readonly characterHealingData: {
    readonly itemId: number;
    readonly foodAmount: number;
    readonly healing: number;
  } | null;
  readonly characterHealth: number;
  readonly enemyHealth: number;
  readonly result: CombatResult | null;
  /** The numbers of the next turn, where they differ from those of this one. */
  readonly fighter: Fighter | null;
}

export const CombatResult = { Defeat: 0, Victory: 1, Both: 2 } as const;
export type CombatResult = (typeof CombatResult)[keyof typeof CombatResult];

export interface GrantedCombatExperience {
  readonly type: 'GrantedCombatExperience';
  /** The trained skill. */
  readonly skillId: number;
  /** Whole points that the shown experience rises by. */
  readonly experience: number;
  readonly healthExperience: number;
}

/** An enemy of a dungeon has fallen, or a further run begins. */
export interface DungeonProgress {
  readonly type: 'DungeonProgress';
  /** Single enemies beaten in this run. */
  readonly enemyIndex: number;
  /** Whether the last enemy has fallen. */
  readonly isRunOver: boolean;
  /** Runs that are still to begin. */
  readonly remainingRuns: number;
}

/** The player leaves after the run under way. */
export interface OnRemainingRunsChange {
  readonly type: 'OnRemainingRunsChange';
  readonly remainingRuns: number;
  readonly leaving: boolean;
}

export interface CraftingSessionStarted {
  readonly type: 'CraftingSessionStarted';
  readonly itemId: number;
  /** Actions to finish. */
  readonly amount: number;
  /** Disenchanting: the pieces to undo, in this order. Null when something is gathered or crafted. */
  readonly pieces: readonly ItemAmount[] | null;
  readonly limitAt: number;
  readonly content: string;
}

/** One action finished; its items follow in an OnInventoryChange. */
export interface CraftingActionFinished {
  readonly type: 'CraftingActionFinished';
  readonly itemId: number;
  readonly skillId: number;
  /** Disenchanting: the piece that was undone. */
  readonly piece: number | null;
  /** Whole points that the shown experience rises by. */
  readonly experience: number;
  /** Actions finished since begin or refresh, this one included. */
  readonly done: number;
  /** Version of the content the next action is done with. */
  readonly content: string;
}

export interface SessionRefreshed {
  readonly type: 'SessionRefreshed';
  readonly limitAt: number;
  /** Gathering and crafting: actions to finish from now on, the one under way included. Null otherwise. */
  readonly target: number | null;
  /** Disenchanting: the pieces to undo from now on. Null otherwise. */
  readonly pieces: readonly ItemAmount[] | null;
}

/** Why a session ended, as the player is told it (game-design 2.16b). */
export type FinishReason =
  | 'done'
  | 'limit'
  | 'components'
  | 'no-key'
  | 'defeated'
  | 'stopped'
  | 'replaced'
  | 'travelled'
  | 'retired';

export interface OnIdleSessionFinished {
  readonly type: 'OnIdleSessionFinished';
  readonly reason: FinishReason;
  /** Health from which it returns, when the session was combat; null otherwise. */
  readonly health: number | null;
}

/**
 * Why amounts changed: `crafted` is what an action of gathering or crafting takes and makes, `disenchanted` what one of
 * disenchanting does, `found` the loot rows of either, `loot` what a beaten enemy leaves (and is logged), `key` the key
 * of a dungeon run, `claimed` a trophy or card that leaves the inventory for its collection.
 */
export type InventoryReason =
  | 'crafted'
  | 'disenchanted'
  | 'found'
  | 'loot'
  | 'key'
  | 'sold'
  | 'bought'
  | 'equipped'
  | 'unequipped'
  | 'claimed'
  | 'learned'
  | 'tamed';

/** Amounts added; entries that reach 0 are removed. */
export interface OnInventoryChange {
  readonly type: 'OnInventoryChange';
  readonly reason: InventoryReason;
  readonly changes: readonly ItemAmount[];
}

export interface OnGoldChange {
  readonly type: 'OnGoldChange';
  readonly reason: 'sold' | 'bought' | 'travel';
  /** Signed. */
  readonly amount: number;
}

export interface OnEquipmentChange {
  readonly type: 'OnEquipmentChange';
  /** Slots that change: the item worn from now on, or null when empty. */
  readonly slots: { readonly [S in WornSlot]?: number | null };
  readonly attackStyle: AttackStyle;
}

/** What the food slot holds from now on. */
export interface OnFoodChange {
  readonly type: 'OnFoodChange';
  readonly foodId: number | null;
  readonly foodAmount: number;
}

/** Claimed trophies of a kind grow by `amount`. */
export interface OnTrophyChange {
  readonly type: 'OnTrophyChange';
  readonly itemId: number;
  readonly amount: number;
}

export interface OnIdleTimeChange {
  readonly type: 'OnIdleTimeChange';
  /** Seconds; counts from the next begin or refresh. */
  readonly totalIdleTime: number;
}

/** The card of an enemy is owned from now on; never back from radiant. */
export interface OnCardChange {
  readonly type: 'OnCardChange';
  readonly enemyId: number;
  readonly radiant: boolean;
}

export interface PetTamed {
  readonly type: 'PetTamed';
  readonly itemId: number;
}

export interface RecipeLearned {
  readonly type: 'RecipeLearned';
  /** The recipe's own item id. */
  readonly itemId: number;
}

export interface OnRegionChange {
  readonly type: 'OnRegionChange';
  readonly regionId: number;
}

export interface OnTrainingAttributeChange {
  readonly type: 'OnTrainingAttributeChange';
  readonly trainingAttribute: TrainingAttribute;
}

export interface OnHealingThresholdChange {
  readonly type: 'OnHealingThresholdChange';
  readonly healingThreshold: number;
}
