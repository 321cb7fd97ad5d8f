import type { CombatResult } from '../events/combat.ts';
import type { InventoryReason } from '../events/possessions.ts';
import type { FinishReason } from '../events/session.ts';
import type { Fighter, Shown } from '../state/state.ts';
import type { World } from '../world/world.ts';

/** What a recorder may read of a combat when it is called: the numbers after what happened. */
export interface CombatScene {
  readonly world: World;
  readonly enemyId: number;
  readonly enemyHealth: number;
  readonly health: number;
  readonly foodId: number;
  readonly fighter: Fighter;
  /** Whether the turn that comes is fought with other numbers than the turn that ended. */
  readonly fighterChanged: boolean;
}

/**
 * A turn of a fight that has ended. All turns of a session are the same object: a recorder copies what it
 * keeps.
 */
export interface CombatTurn {
  /** Damage to the enemy. */
  readonly dealt: number;
  readonly critical: boolean;
  /** Damage to the character. */
  readonly taken: number;
  /** Portions of food that were eaten after the hits. */
  readonly portions: number;
  /** Health that the portions gave back. */
  readonly healing: number;
  /** How the fight ended; null while it goes on. */
  readonly result: CombatResult | null;
}

/** What a recorder may read of crafting, gathering and disenchanting. */
export interface ItemActionScene {
  /** The product. */
  readonly itemId: number;
  readonly skillId: number;
  /** The piece that was disenchanted; null where none was. */
  readonly piece: number | null;
  /** Actions finished since begin or refresh. */
  readonly done: number;
  /** Version of the content that the next action is done with. */
  readonly nextContent: string;
}

/**
 * Observes what `advance` computes. Recorders do not see each other and change nothing. Calls come in the
 * order in which things happen; `at` is the instant of each in epoch ms. A recorder has the methods that it
 * needs. Combat calls `turnEnded` some 20,000 times for a day, so the arguments are plain numbers and objects
 * that are used again.
 */
export interface Recorder {
  /** Whether each item action must be recorded by itself; otherwise many of them come as one call. */
  readonly needsEachItemAction?: boolean;

  enemySpawned?(at: number, scene: CombatScene): void;
  turnEnded?(at: number, scene: CombatScene, turn: CombatTurn): void;
  /** Whole points for a kill: of the trained skill, and of Health. Either may be 0. */
  experienceGained?(at: number, skillId: number, points: number, healthPoints: number): void;
  pullStarted?(at: number, pullTime: number): void;
  /** @param enemyIndex enemies beaten in this run */
  dungeonProgressed?(at: number, enemyIndex: number, isRunOver: boolean, remainingRuns: number): void;
  /** One or more item actions, the last of them at `at`; `itemChanged` then says what they took and made. */
  itemActionsFinished?(at: number, scene: ItemActionScene, points: number): void;
  /** The amount of an item changed by a signed amount that is not 0. */
  itemChanged?(itemId: number, amount: number): void;
  /** All items that changed for this reason at this instant have been recorded. */
  inventoryChanged?(at: number, reason: InventoryReason): void;
  /** @param health after a combat; null after item actions */
  sessionFinished?(at: number, reason: FinishReason, health: number | null): void;
  /**
   * The state was brought up to date: once for each `advance` in which something happened, and once more for
   * each change of content between item actions.
   */
  settled?(before: Shown, after: Shown): void;
}
