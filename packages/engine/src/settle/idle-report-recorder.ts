import { CombatResult, type FinishReason } from '../events.ts';
import { SKILL } from '../skills.ts';
import { type Amounts, amountOf } from '../state/amounts.ts';
import type { Action, Shown } from '../state/state.ts';
import {
  GAIN_SOURCES,
  type GainSource,
  type IdleReport,
  type ReportedAction,
  type ReportedEnd,
} from './idle-report.ts';
import type { CombatScene, MakingScene } from './recorder.ts';
import { Tally } from './totals.ts';

/**
 * A tally that also tells apart what came how: what players are told of the time they were away. For one `advance`. What was
 * gained is found when it is settled, from what there is and what was used: gains are many.
 */
export class IdleTally extends Tally {
  /** Amounts by item, for each source. */
  readonly #gained = GAIN_SOURCES.map(() => new Map<number, number>());
  /** Amounts by item, of what was in the inventory and of what was eaten. */
  readonly #used = new Map<number, number>();
  /** Those of the inventory since it was last settled. */
  readonly #taken = new Map<number, number>();
  readonly #kills = new Map<number, number>();
  #runs = 0;
  #ended: ReportedEnd | null = null;
  #defeatedBy: number | null = null;
  /** Portions of one food, not yet among what was used. */
  #portions = 0;
  #foodId = 0;
  /** How things come; new content may change it. */
  #source: GainSource = 'looted';

  override turn(
    at: number,
    scene: CombatScene,
    dealt: number,
    critical: boolean,
    taken: number,
    portions: number,
    healing: number,
    result: CombatResult | null,
  ): void {
    super.turn(at, scene, dealt, critical, taken, portions, healing, result);
    if (portions > 0) this.#eat(scene.foodId, portions);
    if (result === null) return;
    if (result !== CombatResult.Defeat) add(this.#kills, scene.foeId, 1);
    if (result !== CombatResult.Victory) this.#defeatedBy = scene.foeId;
  }

  /** Turns are many, and what is eaten is mostly the same. */
  #eat(foodId: number, portions: number): void {
    if (foodId !== this.#foodId) this.#digest();
    this.#foodId = foodId;
    this.#portions += portions;
  }

  #digest(): void {
    if (this.#portions > 0) add(this.#used, this.#foodId, this.#portions);
    this.#portions = 0;
  }

  override made(at: number, making: MakingScene, points: number): void {
    super.made(at, making, points);
    this.#source = sourceOf(making);
  }

  override progress(at: number, enemyIndex: number, isRunOver: boolean, remainingRuns: number): void {
    super.progress(at, enemyIndex, isRunOver, remainingRuns);
    if (isRunOver) this.#runs++;
  }

  override item(item: number, amount: number): number {
    const added = super.item(item, amount);
    if (added < 0) add(this.#taken, this.itemId(item), -added);
    return added;
  }

  override finish(at: number, reason: FinishReason, health: number | null): void {
    super.finish(at, reason, health);
    this.#ended = { at, reason, enemyId: this.#defeatedBy };
  }

  override settle(shown: Shown): Shown {
    const settled = super.settle(shown);
    this.#gain(shown.inventory, settled.inventory);
    for (const [itemId, amount] of this.#taken) add(this.#used, itemId, amount);
    this.#taken.clear();
    return settled;
  }

  /** What came between two inventories: what is there now and what was taken, but not what was there before. */
  #gain(before: Amounts, after: Amounts): void {
    const gained = this.#gained[GAIN_SOURCES.indexOf(this.#source)] as Map<number, number>;
    for (const [itemId, amount] of this.#taken) {
      const more = amountOf(after, itemId) - amountOf(before, itemId) + amount;
      if (more > 0) add(gained, itemId, more);
    }
    // Of what was not taken, nothing can have become less.
    let earlier = 0;
    for (let place = 0; place < after.length; place += 2) {
      const itemId = after[place] as number;
      while ((before[earlier] as number) < itemId) earlier += 2;
      const had = before[earlier] === itemId ? (before[earlier + 1] as number) : 0;
      const more = (after[place + 1] as number) - had;
      if (more > 0 && !this.#taken.has(itemId)) add(gained, itemId, more);
    }
  }

  /**
   * @param before what was shown before the time that was tallied
   * @param after what is shown at its end
   */
  report({ action, experience }: Shown, after: Pick<Shown, 'experience'>): IdleReport {
    this.#digest();
    return {
      action: action && reported(action),
      gained: GAIN_SOURCES.flatMap((source, index) =>
        sorted(this.#gained[index] as Map<number, number>).map(([itemId, amount]) => ({
          source,
          itemId,
          amount,
        })),
      ),
      used: sorted(this.#used).map(([itemId, amount]) => ({ itemId, amount })),
      experience: experience.flatMap((before, index) => {
        const points = (after.experience[index] as number) - before;
        return points > 0 ? [{ skillId: index + 1, before, points }] : [];
      }),
      kills: sorted(this.#kills).map(([enemyId, amount]) => ({ enemyId, amount })),
      runs:
        action?.kind === 'dungeon' && this.#runs > 0
          ? [{ dungeonId: action.dungeonId, amount: this.#runs }]
          : [],
      ended: this.#ended,
    };
  }
}

/** How what is made comes. */
function sourceOf(making: MakingScene): GainSource {
  if (making.piece !== null) return 'disenchanted';
  return making.skillId <= SKILL.Fishing ? 'gathered' : 'crafted';
}

function reported(action: Action): ReportedAction {
  switch (action.kind) {
    case 'hunt':
      return { kind: action.kind, id: action.regionId };
    case 'dungeon':
      return { kind: action.kind, id: action.dungeonId };
    default:
      return { kind: action.kind, id: action.itemId };
  }
}

function add(sums: Map<number, number>, key: number, amount: number): void {
  sums.set(key, (sums.get(key) ?? 0) + amount);
}

const sorted = (sums: Map<number, number>): [key: number, amount: number][] =>
  [...sums].sort(([one], [other]) => one - other);
