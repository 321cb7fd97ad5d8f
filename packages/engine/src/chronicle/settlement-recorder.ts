import type { InventoryReason } from '../events/possessions.ts';
import type { Moment } from '../events/registry.ts';
import type { CarriedOut } from '../recording/recorder.ts';
import type { GainSource } from '../settle/idle-report.ts';
import { IdleReportRecorder } from '../settle/idle-report-recorder.ts';
import type { Action, Shown } from '../state/state.ts';
import type { CompiledLoot } from '../world/compiled-enemy.ts';
import { SKILL } from '../world/skills.ts';
import type { World } from '../world/world.ts';
import { type FirstKey, RoundLevels } from './firsts.ts';

/** Gifts of one item among the gains of one source. */
export interface Gift {
  readonly source: GainSource;
  readonly itemId: number;
  readonly amount: number;
}

/** How often a loot was rolled, under one content. */
export interface LootRolls {
  readonly world: World;
  readonly loot: CompiledLoot;
  rolls: number;
}

/** What a plan has done at the end of a session. */
export interface PlanMoment extends Moment {
  readonly steps: readonly CarriedOut[];
}

/** A time in which an action ran under one content. */
export interface RunTime {
  readonly ms: number;
  readonly action: Action;
  readonly regionId: number;
}

/**
 * Records an idle report and what a chronicle needs beyond it: which loot was rolled, gifts, and how long
 * each action ran. It is one recorder, because each further one costs a call for each turn. It records one
 * session: `settleByDay` makes another recorder when a plan begins the next one.
 */
export class SettlementRecorder extends IdleReportRecorder {
  readonly lootRolls: LootRolls[] = [];
  readonly gifts: Gift[] = [];
  /**
   * When each item came first and when each round level (`levelId`) was reached, in epoch ms. Exact only in
   * combat: one call may record many item actions.
   */
  readonly firstsAt = { items: new Map<number, number>(), levels: new Map<number, number>() };
  /** What a plan has done at the end of the recorded session. It is no part of the session. */
  wentOn: PlanMoment | null = null;
  readonly #times: RunTime[] = [];
  /** Until when the time is counted, and what has run since then. */
  #countedUntil: number;
  #running: Shown;
  /** Items and amounts since the last `inventoryChanged`. The lists are reused. */
  readonly #changedItems: number[] = [];
  readonly #changedAmounts: number[] = [];
  #changed = 0;
  readonly #levels: RoundLevels;

  /** @param from the instant to which `shown` is settled, epoch ms */
  constructor(shown: Shown, from: number) {
    super();
    this.#running = shown;
    this.#countedUntil = from;
    this.#levels = new RoundLevels(shown);
  }

  experienceGained(at: number, skillId: number, points: number, healthPoints: number): void {
    this.#reached(at, this.#levels.gained(skillId, points));
    this.#reached(at, this.#levels.gained(SKILL.Health, healthPoints));
  }

  lessonGained(at: number, skillId: number, points: number): void {
    this.#reached(at, this.#levels.gained(skillId, points));
  }

  #reached(at: number, levels: readonly FirstKey[]): void {
    for (const { id } of levels) this.firstsAt.levels.set(id, at);
  }

  override itemChanged(itemId: number, amount: number): void {
    super.itemChanged(itemId, amount);
    this.#changedItems[this.#changed] = itemId;
    this.#changedAmounts[this.#changed] = amount;
    this.#changed++;
  }

  inventoryChanged(at: number, reason: InventoryReason): void {
    // Combat calls this once for each roll of a loot table, also when nothing dropped.
    if (reason === 'loot') this.#rolled();
    if (reason === 'milestone') this.#given();
    const { items } = this.firstsAt;
    for (let place = 0; place < this.#changed; place++) {
      const itemId = this.#changedItems[place] as number;
      if ((this.#changedAmounts[place] as number) > 0 && !items.has(itemId)) items.set(itemId, at);
    }
    this.#changed = 0;
  }

  #rolled(): void {
    const { lootRolls, combat } = this;
    if (combat === null) throw new Error('Loot without a fight');
    const { loot, world } = combat;
    for (const known of lootRolls) {
      if (known.loot === loot) {
        known.rolls++;
        return;
      }
    }
    lootRolls.push({ world, loot, rolls: 1 });
  }

  #given(): void {
    for (let place = 0; place < this.#changed; place++) {
      this.gifts.push({
        source: this.source,
        itemId: this.#changedItems[place] as number,
        amount: this.#changedAmounts[place] as number,
      });
    }
  }

  planWentOn(moment: Moment, steps: readonly CarriedOut[]): void {
    this.wentOn = { ...moment, steps };
  }

  override settled(before: Shown, after: Shown): void {
    super.settled(before, after);
    this.#count(after.eventAt);
    this.#running = after;
  }

  #count(until: number): void {
    const { action, regionId } = this.#running;
    const ms = until - this.#countedUntil;
    if (ms > 0 && action !== null) this.#times.push({ ms, action, regionId });
    this.#countedUntil = until;
  }

  /** What was shown at the last change of the recorded session, before a plan went on. */
  get after(): Shown {
    return this.#running;
  }

  /** The times of actions up to `until`, the instant to which the recorded settlement has led. */
  timesUntil(until: number): readonly RunTime[] {
    this.#count(until);
    return this.#times;
  }
}
