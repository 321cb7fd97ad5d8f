import type { SettlementTotals } from '../../recording/totals.ts';
import type { Amounts } from '../../state/amounts.ts';
import type { DungeonAction, Shown, State } from '../../state/state.ts';
import type { CompiledEnemy } from '../../world/compiled-enemy.ts';
import type { Dungeon } from '../../world/static-data.ts';
import { type Timeline, worldAt } from '../../world/world.ts';
import { Combat } from './combat.ts';
import { dungeonLength, enemyAt, isOfLastSequence } from './dungeon-order.ts';
import { happens, KEY_WORD } from './trait-chance.ts';

/** Length in ms of each pull inside a run (game-design 2.6). */
export const PULL_TIME_IN_RUN = 2000;
/** Length in ms of the pull between two runs (game-design 2.6). */
export const PULL_TIME_BETWEEN_RUNS = 5000;

/**
 * Length in ms of the pull that opens a dungeon session at `at`. It is at least `PULL_TIME_IN_RUN`, and the
 * pull ends at least `PULL_TIME_BETWEEN_RUNS` after the last combat ended. So leaving after each run and
 * beginning again is not faster than staying. `shown.healthAt` is the instant at which the last combat ended.
 */
export const openingPullTime = (shown: Shown, at: number): number =>
  Math.max(PULL_TIME_IN_RUN, shown.healthAt + PULL_TIME_BETWEEN_RUNS - at);

/**
 * Runs of a dungeon. Each run takes a key when it begins, unless a trait saves it, and keeps the content with
 * which it began. The limit of the session never ends a run that has begun (game-design 2.8, 2.10, 2.16d).
 */
export class DungeonRuns extends Combat<DungeonAction> {
  #dungeon: Dungeon;
  #enemyIndex: number;
  #isRunOver: boolean;
  #remainingRuns: number;
  readonly #leaving: boolean;

  constructor(state: State, action: DungeonAction, timeline: Timeline) {
    super(state, action, timeline);
    const dungeon = this.world.dungeon(action.dungeonId);
    if (!dungeon) throw new Error(`Dungeon with id ${action.dungeonId} not found`);
    this.#dungeon = dungeon;
    this.#enemyIndex = action.enemyIndex;
    this.#isRunOver = action.isRunOver;
    this.#remainingRuns = action.remainingRuns;
    this.#leaving = action.leaving;
  }

  /**
   * Whether health and packed food of a session that rests do not cover another run. Sessions that began
   * before the cost of a run was known have no `runCost`; they end when the food restores no more than the
   * maximum health.
   */
  protected override get isFoodLow(): boolean {
    const { runCost } = this.opened;
    return runCost === undefined ? super.isFoodLow : this.health + this.food.healing <= runCost;
  }

  protected get isLimited(): boolean {
    return this.#isRunOver;
  }

  protected get hasLoot(): boolean {
    return isOfLastSequence(this.#dungeon, this.#enemyIndex);
  }

  protected nextEnemy(at: number, totals: SettlementTotals): CompiledEnemy | null {
    if (this.#isRunOver && !this.#beginRun(at, totals)) return null;
    return this.enemyOf(enemyAt(this.#dungeon, this.#enemyIndex));
  }

  /**
   * Begins the next run and takes its key, unless a trait of what is worn now saves it.
   * @returns false when the session ends instead, because a key or the dungeon is missing
   */
  #beginRun(at: number, totals: SettlementTotals): boolean {
    const world = worldAt(this.timeline, at);
    const dungeon = world.dungeon(this.#dungeon.id);
    if (!dungeon) {
      this.finish(at, 'retired', totals);
      return false;
    }
    this.enter(world, totals);
    const key = world.itemIndex(dungeon.keyItemId);
    if (totals.amount(key) < 1) {
      this.finish(at, 'no-key', totals);
      return false;
    }
    this.#dungeon = dungeon;
    this.#enemyIndex = 0;
    this.#isRunOver = false;
    this.#remainingRuns--;
    if (!happens(this.wornKit.savedKeys, this.seed, this.fight, KEY_WORD)) this.#takeKey(at, key, totals);
    totals.dungeonProgressed(at, 0, false, this.#remainingRuns);
    return true;
  }

  /** @param key dense item index */
  #takeKey(at: number, key: number, totals: SettlementTotals): void {
    totals.addItem(key, -1);
    totals.inventoryChanged(at, 'key');
    const value = this.world.item(this.#dungeon.keyItemId)?.value ?? 0;
    this.goldGiven += value;
    if (value > 0) totals.goldGiven(at, value);
  }

  protected recordFightEnd(at: number, won: boolean, totals: SettlementTotals): void {
    if (!won) return;
    this.#enemyIndex++;
    this.#isRunOver = this.#enemyIndex === dungeonLength(this.#dungeon);
    totals.dungeonProgressed(at, this.#enemyIndex, this.#isRunOver, this.#remainingRuns);
  }

  protected continueAfterFight(at: number, totals: SettlementTotals): void {
    if (!this.#isRunOver) this.pull(at, PULL_TIME_IN_RUN, totals);
    else if (this.#leaving) this.finish(at, 'stopped', totals);
    else if (this.#remainingRuns === 0) this.finish(at, 'done', totals);
    else if (at >= this.opened.limitAt) this.finish(at, 'limit', totals);
    else if (this.isFoodLow) this.finish(at, 'provisions', totals);
    else this.pull(at, PULL_TIME_BETWEEN_RUNS, totals);
  }

  protected withOwnFields(action: DungeonAction): DungeonAction {
    return {
      ...action,
      enemyIndex: this.#enemyIndex,
      isRunOver: this.#isRunOver,
      remainingRuns: this.#remainingRuns,
    };
  }

  protected get pendingEnemies(): Amounts {
    return this.hidden.pendingEnemies;
  }
}
