import { CombatResult } from '../events/combat.ts';
import type { InventoryReason } from '../events/possessions.ts';
import type { FinishReason } from '../events/session.ts';
import type { Amounts } from '../state/amounts.ts';
import { LogType, type Shown } from '../state/state.ts';
import { SKILL } from '../world/skills.ts';
import type { World } from '../world/world.ts';
import { ItemTotals } from './item-totals.ts';
import { LogRing } from './log-ring.ts';
import type { CombatScene, CombatTurn, ItemActionScene, Recorder } from './recorder.ts';

/**
 * Sums up what happens in a stretch of time: item amounts, lines of the combat log, and the instant of the
 * last change. The rules call it for each change; it adds the change to its sums and passes it on to the
 * recorder. It allocates nothing per call.
 */
export class SettlementTotals {
  /** The most item actions that one call may record: 1 or Infinity. */
  readonly itemActionsAtOnce: number;

  readonly #recorder: Recorder | null;
  readonly #items = new ItemTotals();
  readonly #log = new LogRing();
  readonly #pushLine = this.#log.push.bind(this.#log);
  /** Instant of the last change since the last `settle`; -Infinity when nothing has changed. */
  #lastAt = Number.NEGATIVE_INFINITY;

  #finished: FinishReason | null = null;

  constructor(recorder: Recorder | null = null) {
    this.#recorder = recorder;
    this.itemActionsAtOnce = recorder?.needsEachItemAction ? 1 : Number.POSITIVE_INFINITY;
  }

  /**
   * Sets the inventory to which amounts are added. From now on, items are dense item indexes of `world`. If
   * there are changes since the last `settle`, `inventory` lacks them and is not used: amounts are added to
   * the sums so far.
   */
  open(world: World, inventory: Amounts): void {
    this.#items.open(world, this.hasChanges ? this.#items.drain() : inventory);
  }

  enemySpawned(at: number, scene: CombatScene): void {
    this.#lastAt = at;
    this.#log.push(at, LogType.EnemySpawn, scene.enemyId, 0);
    this.#recorder?.enemySpawned?.(at, scene);
  }

  turnEnded(at: number, scene: CombatScene, turn: CombatTurn): void {
    this.#lastAt = at;
    this.#log.pushTurn(at, turn.critical, turn.dealt, scene.enemyId, turn.taken);
    if (!turn.notes.isEmpty) turn.notes.log(at, this.#pushLine);
    if (turn.portions > 0) this.#log.push(at, LogType.CharacterHealing, scene.foodId, turn.healing);
    if (turn.result !== null) this.#logResult(at, scene.enemyId, turn.result);
    this.#recorder?.turnEnded?.(at, scene, turn);
  }

  #logResult(at: number, enemyId: number, result: CombatResult): void {
    if (result !== CombatResult.Defeat) this.#log.push(at, LogType.Victory, enemyId, 0);
    if (result !== CombatResult.Victory) this.#log.push(at, LogType.Defeat, enemyId, 0);
  }

  experienceGained(at: number, skillId: number, points: number, healthPoints: number): void {
    this.#log.push(at, LogType.Experience, skillId, points);
    this.#log.push(at, LogType.HealthExperience, SKILL.Health, healthPoints);
    this.#recorder?.experienceGained?.(at, skillId, points, healthPoints);
  }

  lessonGained(at: number, skillId: number, points: number): void {
    this.#log.push(at, LogType.Experience, skillId, points);
    this.#recorder?.lessonGained?.(at, skillId, points);
  }

  pullStarted(at: number, pullTime: number, carried: number): void {
    this.#lastAt = at;
    this.#recorder?.pullStarted?.(at, pullTime, carried);
  }

  dungeonProgressed(at: number, enemyIndex: number, isRunOver: boolean, remainingRuns: number): void {
    this.#recorder?.dungeonProgressed?.(at, enemyIndex, isRunOver, remainingRuns);
  }

  goldGiven(at: number, amount: number): void {
    this.#recorder?.goldGiven?.(at, amount);
  }

  itemActionsFinished(at: number, scene: ItemActionScene, points: number): void {
    this.#lastAt = at;
    this.#recorder?.itemActionsFinished?.(at, scene, points);
  }

  sessionFinished(at: number, reason: FinishReason, health: number | null): void {
    this.#lastAt = at;
    this.#finished = reason;
    this.#recorder?.sessionFinished?.(at, reason, health);
  }

  /**
   * Adds an amount of an item, positive or negative. The item's amount in the inventory stops at
   * `MAX_AMOUNT`.
   * @returns the amount added
   */
  addItem(item: number, amount: number): number {
    const added = this.#items.add(item, amount);
    if (this.#recorder !== null && added !== 0) {
      this.#recorder.itemChanged?.(this.#items.itemId(item), added);
    }
    return added;
  }

  /** Adds loot of a beaten enemy to the sums and to the combat log. */
  addLoot(at: number, item: number, amount: number): void {
    const added = this.addItem(item, amount);
    if (added > 0) this.#log.push(at, LogType.Loot, this.#items.itemId(item), added);
  }

  /** Call this after `addItem` and `addLoot` for all items that change for one reason at one instant. */
  inventoryChanged(at: number, reason: InventoryReason): void {
    this.#recorder?.inventoryChanged?.(at, reason);
  }

  /** The current amount of an item. */
  amount(item: number): number {
    return this.#items.amount(item);
  }

  /** Why the session has ended; null while it runs. */
  get finished(): FinishReason | null {
    return this.#finished;
  }

  /** Whether there were changes since the last `settle`. */
  get hasChanges(): boolean {
    return this.#lastAt !== Number.NEGATIVE_INFINITY;
  }

  /**
   * Returns `shown` with the new inventory, combat log and `eventAt`, and clears the sums. Call it only when
   * `hasChanges`. Call `open` before the next change.
   */
  settle(shown: Shown): Shown {
    const settled: Shown = {
      ...shown,
      inventory: this.#items.drain(),
      combatLog: this.#log.isEmpty ? shown.combatLog : this.#log.drainAfter(shown.combatLog),
      eventAt: this.#lastAt,
    };
    this.#lastAt = Number.NEGATIVE_INFINITY;
    this.#recorder?.settled?.(shown, settled);
    return settled;
  }
}
