import { CombatResult, type FinishReason, type InventoryReason } from '../events.ts';
import { MAX_AMOUNT } from '../experience.ts';
import { type Amounts, addAmounts, amountOf } from '../state/amounts.ts';
import { LogType, type Shown } from '../state/state.ts';
import type { World } from '../world.ts';
import { LogRing } from './log-ring.ts';
import type { CombatScene, MakingScene } from './recorder.ts';

/** So many kinds of items are soon looked through: what one turn of a film brings needs no room for each kind there is. */
const FEW = 16;

/**
 * What a stretch of time brought, kept as sums: the sink for settling. The rules tell it each thing that happens as
 * plain numbers; it allocates nothing per happening. `Film` extends it by an event for each. Either way the shown
 * state ends up the same, which the tests hold against the fold of the film's events.
 */
export class Tally {
  /** How many crafting actions may be told as one: a film wants each. */
  readonly craftStride: number = Number.POSITIVE_INFINITY;

  /** Instant of the last thing that happened; -Infinity while nothing has. */
  #lastAt = Number.NEGATIVE_INFINITY;
  #world: World | null = null;
  #inventory: Amounts = [];
  /** Place in the three lists below, plus one, by dense item index; 0 while untouched. Null while they are few. */
  #places: Int32Array | null = null;
  readonly #touched: number[] = [];
  readonly #sums: number[] = [];
  readonly #rooms: number[] = [];
  readonly #log = new LogRing();

  /** Items are told by the dense index of `world` from now on, on top of `inventory` and of what was told before. */
  open(world: World, inventory: Amounts): void {
    this.#inventory = this.hasNews ? this.#drainItems() : inventory;
    this.#world = world;
  }

  spawn(at: number, scene: CombatScene): void {
    this.#lastAt = at;
    this.#log.push(at, LogType.EnemySpawn, scene.foeId, 0);
  }

  turn(
    at: number,
    scene: CombatScene,
    dealt: number,
    critical: boolean,
    taken: number,
    portions: number,
    healing: number,
    result: CombatResult | null,
  ): void {
    this.#lastAt = at;
    this.#log.push(at, LogType.CharacterDamage, critical ? 1 : 0, dealt);
    this.#log.push(at, LogType.EnemyDamage, scene.foeId, taken);
    if (portions > 0) this.#log.push(at, LogType.CharacterHealing, scene.foodId, healing);
    if (result === null) return;
    if (result !== CombatResult.Defeat) this.#log.push(at, LogType.Victory, scene.foeId, 0);
    if (result !== CombatResult.Victory) this.#log.push(at, LogType.Defeat, scene.foeId, 0);
  }

  experience(at: number, skillId: number, points: number, healthSkillId: number, healthPoints: number): void {
    this.#log.push(at, LogType.Experience, skillId, points);
    this.#log.push(at, LogType.HealthExperience, healthSkillId, healthPoints);
  }

  /** Loot of a kill. @returns the amount that fits under the bound */
  loot(at: number, item: number, amount: number): number {
    const granted = this.item(item, amount);
    if (granted > 0) this.#log.push(at, LogType.Loot, this.itemId(item), granted);
    return granted;
  }

  /** All items of one cause have been told. */
  changed(_at: number, _reason: InventoryReason): void {}

  /** The id of a dense index of the world that is open. */
  itemId(item: number): number {
    return (this.#world as World).itemIds[item] as number;
  }

  pull(at: number, _pullTime: number): void {
    this.#lastAt = at;
  }

  /** Single enemies beaten in a dungeon run, whether it is over, and the runs still to begin. */
  progress(_at: number, _enemyIndex: number, _isRunOver: boolean, _remainingRuns: number): void {}

  /** Actions finished, the last at `at`; what they took and made is told by `item` afterwards. */
  made(at: number, _making: MakingScene, _points: number): void {
    this.#lastAt = at;
  }

  finish(at: number, _reason: FinishReason, _health: number | null): void {
    this.#lastAt = at;
  }

  /**
   * Adds a signed amount of an item, stopping at the bound of what can be counted.
   * @returns the amount added
   */
  item(item: number, amount: number): number {
    let place = this.#placeOf(item);
    if (place === 0) {
      place = this.#touched.push(item);
      this.#notePlace(item, place);
      this.#sums.push(0);
      this.#rooms.push(MAX_AMOUNT - amountOf(this.#inventory, this.itemId(item)));
    }
    const room = this.#rooms[place - 1] as number;
    const added = Math.min(amount, room);
    this.#rooms[place - 1] = room - added;
    this.#sums[place - 1] = (this.#sums[place - 1] as number) + added;
    return added;
  }

  /** How much of an item there is, with what was told so far. */
  amount(item: number): number {
    const place = this.#placeOf(item);
    if (place === 0) return amountOf(this.#inventory, this.itemId(item));
    return MAX_AMOUNT - (this.#rooms[place - 1] as number);
  }

  /** Whether anything was told since the last settling. */
  get hasNews(): boolean {
    return this.#lastAt !== Number.NEGATIVE_INFINITY;
  }

  /** The shown state with the items, log lines and last instant told so far; starts anew. Only with news. */
  settle(shown: Shown): Shown {
    const settled: Shown = {
      ...shown,
      inventory: this.#world === null ? shown.inventory : this.#drainItems(),
      combatLog: this.#log.isEmpty ? shown.combatLog : this.#log.drainAfter(shown.combatLog),
      eventAt: this.#lastAt,
    };
    this.#world = null;
    this.#lastAt = Number.NEGATIVE_INFINITY;
    return settled;
  }

  #placeOf(item: number): number {
    return this.#places === null ? this.#touched.indexOf(item) + 1 : (this.#places[item] as number);
  }

  #notePlace(item: number, place: number): void {
    if (this.#places === null && place > FEW) {
      this.#places = new Int32Array((this.#world as World).itemIds.length);
      for (const [index, touched] of this.#touched.entries()) this.#places[touched] = index + 1;
    } else if (this.#places !== null) this.#places[item] = place;
  }

  #drainItems(): Amounts {
    const changes = this.#touched.map((item, index) => ({
      itemId: this.itemId(item),
      amount: this.#sums[index] as number,
    }));
    this.#places = null;
    this.#touched.length = 0;
    this.#sums.length = 0;
    this.#rooms.length = 0;
    return addAmounts(this.#inventory, changes);
  }
}
