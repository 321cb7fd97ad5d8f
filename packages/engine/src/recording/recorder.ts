import type { CombatResult } from '../events/combat.ts';
import type { InventoryReason } from '../events/possessions.ts';
import type { Moment } from '../events/registry.ts';
import type { FinishReason } from '../events/session.ts';
import type { Fighter, Shown } from '../state/state.ts';
import type { CompiledLoot } from '../world/compiled-enemy.ts';
import type { World } from '../world/world.ts';
import type { TurnNotes } from './turn-notes.ts';

/**
 * The values of a combat that a recorder may read during a call. They are those after the change that the
 * call records.
 */
export interface CombatScene {
  readonly world: World;
  readonly enemyId: number;
  readonly enemyHealth: number;
  readonly health: number;
  readonly foodId: number;
  readonly fighter: Fighter;
  /** Whether the character's numbers in the next turn differ from those in the turn that ended. */
  readonly fighterChanged: boolean;
  /** Ids of the worn pieces whose traits count in the fight. */
  readonly bearers: readonly number[];
  /** The loot of the current enemy, with the chances that the traits leave it. */
  readonly loot: CompiledLoot;
}

/**
 * What happened in a turn that has ended. A session uses one object for all its turns, so a recorder must
 * copy what it keeps.
 */
export interface CombatTurn {
  /** Damage to the enemy. */
  readonly dealt: number;
  readonly critical: boolean;
  /** Damage to the character. */
  readonly taken: number;
  /** Portions of food that were eaten after the hits. */
  readonly portions: number;
  /** Health that the portions restored. */
  readonly healing: number;
  /**
   * Portions by which the packed food became fewer. They differ from `portions` where a trait saves food, or
   * an enemy takes some.
   */
  readonly lost: number;
  /**
   * How the fight ended; null while it continues, and when the enemy has fled (`Note.Flee`).
   */
  readonly result: CombatResult | null;
  readonly notes: TurnNotes;
}

/** The values of an item action that a recorder may read during a call. */
export interface ItemActionScene {
  /** Item id of the product. */
  readonly itemId: number;
  readonly skillId: number;
  /** Item id of the disenchanted piece; null for gathering and crafting. */
  readonly piece: number | null;
  /** Actions finished since begin or refresh. */
  readonly done: number;
  /** Version of the content that the next action uses. */
  readonly nextContent: string;
}

/** A step of a plan whose turn came. */
export interface CarriedOut {
  /** Index of the step. */
  readonly step: number;
  /** The code of the refusal; null when it was executed. */
  readonly code: string | null;
  /** Gold by which the step changed what the character has. */
  readonly gold: number;
}

/**
 * Observes what `advance` computes. Recorders do not see each other and change nothing. Calls come in the
 * order of what happens; `at` is the instant of each in epoch ms. A recorder implements only the methods that
 * it needs. Combat calls `turnEnded` some 20,000 times for a day, so the arguments are plain numbers and
 * reused objects.
 */
export interface Recorder {
  /** Whether each item action needs a call of its own. Otherwise one call may record many of them. */
  readonly needsEachItemAction?: boolean;

  enemySpawned?(at: number, scene: CombatScene): void;
  turnEnded?(at: number, scene: CombatScene, turn: CombatTurn): void;
  /** Whole points of experience by a kill: for the trained skill, and for Health. Either may be 0. */
  experienceGained?(at: number, skillId: number, points: number, healthPoints: number): void;
  /** Whole points of experience for another skill, by a trait. */
  lessonGained?(at: number, skillId: number, points: number): void;
  /** @param carried damage of the last blow that the next enemy takes */
  pullStarted?(at: number, pullTime: number, carried: number): void;
  /** @param enemyIndex number of enemies beaten in this run */
  dungeonProgressed?(at: number, enemyIndex: number, isRunOver: boolean, remainingRuns: number): void;
  /** Gold was given to the mountain: the value of the key that a run took. */
  goldGiven?(at: number, amount: number): void;
  /**
   * One or more item actions finished, the last of them at `at`. Calls of `itemChanged` for their items
   * follow. @param points whole points by which the shown experience rises
   */
  itemActionsFinished?(at: number, scene: ItemActionScene, points: number): void;
  /** The amount of an item changed by `amount`, which is positive or negative. */
  itemChanged?(itemId: number, amount: number): void;
  /** Called after `itemChanged` was called for each item that changed for this reason at this instant. */
  inventoryChanged?(at: number, reason: InventoryReason): void;
  /** @param health after a combat; null after item actions */
  sessionFinished?(at: number, reason: FinishReason, health: number | null): void;
  /**
   * A plan went on when a session had ended, at the same instant: it has carried out steps, or it was paused.
   * The changes are in the events and in no other call. Called after `settled`.
   */
  planWentOn?(moment: Moment, steps: readonly CarriedOut[]): void;
  /**
   * The state was updated. Called once for each `advance` in which something happened, and once more for each
   * change of content between item actions.
   */
  settled?(before: Shown, after: Shown): void;
}
