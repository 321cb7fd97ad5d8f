import type { SettlementTotals } from '../../recording/totals.ts';
import { type Amounts, amountOf, withAmount } from '../../state/amounts.ts';
import type { HuntAction, State } from '../../state/state.ts';
import type { CompiledEnemy } from '../../world/compiled-enemy.ts';
import { drawEnemy, type SpawnTable } from '../../world/spawn.ts';
import { EnemyType } from '../../world/static-data.ts';
import { type Timeline, type World, worldAt } from '../../world/world.ts';
import { Combat } from './combat.ts';

/** Length in ms of each pull of open combat (game-design 2.6). */
export const HUNT_PULL_TIME = 4000;

/** Open combat: one enemy of the region after the other, until the limit or a defeat (game-design 2.8). */
export class Hunt extends Combat<HuntAction> {
  readonly #regionId: number;
  /** Id of the pending enemy of the region; 0 when there is none. */
  #pendingEnemy: number;
  /** Null when no number of kills ends the hunt. */
  #killsLeft: number | null;
  /** The enemies of the region for the level and the content of the last draw. */
  #table: SpawnTable | null = null;
  #tableLevel = 0;
  #tableWorld: World | null = null;

  constructor(state: State, action: HuntAction, timeline: Timeline) {
    super(state, action, timeline);
    this.#regionId = action.regionId;
    this.#pendingEnemy = amountOf(state.hidden.pendingEnemies, action.regionId);
    this.#killsLeft = action.until?.killsLeft ?? null;
  }

  protected get isLimited(): boolean {
    return true;
  }

  protected get hasLoot(): boolean {
    return true;
  }

  protected nextEnemy(at: number, totals: SettlementTotals): CompiledEnemy | null {
    this.enter(worldAt(this.timeline, at), totals);
    const enemy = this.#pendingEnemyOfRegion() ?? drawEnemy(this.#spawnTable(), this.seed, this.fight);
    if (enemy === null) this.finish(at, 'retired', totals);
    else this.#pendingEnemy = enemy.id;
    return enemy;
  }

  #spawnTable(): SpawnTable {
    const { world, wornKit } = this;
    const level = this.training.combatLevel + wornKit.reach;
    if (this.#table !== null && this.#tableLevel === level && this.#tableWorld === world) return this.#table;
    this.#tableLevel = level;
    this.#tableWorld = world;
    this.#table = world.spawnTable(this.#regionId, level, wornKit.lures);
    return this.#table;
  }

  /**
   * The pending enemy; undefined when there is none, or when new content removed it from the region or made
   * it a boss.
   */
  #pendingEnemyOfRegion(): CompiledEnemy | undefined {
    const { world } = this;
    if (this.#pendingEnemy === 0 || !world.region(this.#regionId)?.enemies.includes(this.#pendingEnemy))
      return undefined;
    const enemy = world.enemy(this.#pendingEnemy);
    return enemy?.type === EnemyType.Boss ? undefined : enemy;
  }

  protected recordFightEnd(_at: number, won: boolean): void {
    this.#pendingEnemy = 0;
    if (won && this.#killsLeft !== null) this.#killsLeft--;
  }

  protected continueAfterFight(at: number, totals: SettlementTotals): void {
    if (this.#isReached(at)) this.finish(at, 'done', totals);
    else if (at >= this.opened.limitAt) this.finish(at, 'limit', totals);
    else if (this.isFoodLow) this.finish(at, 'provisions', totals);
    else this.pull(at, HUNT_PULL_TIME, totals);
  }

  /** Whether the end that the player chose is reached. */
  #isReached(at: number): boolean {
    const { until } = this.opened;
    if (until === undefined) return false;
    if (this.#killsLeft === 0 || (until.at !== null && at >= until.at)) return true;
    return until.level !== null && this.training.levelIn(until.level.skillId) >= until.level.level;
  }

  protected withOwnFields(action: HuntAction): HuntAction {
    const { until } = action;
    return until === undefined ? action : { ...action, until: { ...until, killsLeft: this.#killsLeft } };
  }

  protected get pendingEnemies(): Amounts {
    return withAmount(this.hidden.pendingEnemies, this.#regionId, this.#pendingEnemy);
  }
}
