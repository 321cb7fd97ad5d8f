import { CombatResult, type FinishReason, type InventoryReason } from './events.ts';
import {
  GAIN_SOURCES,
  type GainSource,
  type IdleReport,
  type ReportedAction,
  type ReportedEnd,
} from './idle-report.ts';
import type { CombatScene, MakingScene } from './scene.ts';
import { SKILL } from './skills.ts';
import type { Action, Shown } from './state.ts';
import { Tally } from './tally.ts';

/** A tally that also tells apart what came how: what players are told of the time they were away. For one `advance`. */
export class IdleTally extends Tally {
  /** Amounts by item, for each source; then by item, and by enemy. */
  readonly #gained = GAIN_SOURCES.map(() => new Map<number, number>());
  readonly #used = new Map<number, number>();
  readonly #kills = new Map<number, number>();
  #runs = 0;
  #ended: ReportedEnd | null = null;
  #defeatedBy: number | null = null;
  /** Portions of one food, not yet among what was used. */
  #portions = 0;
  #foodId = 0;
  /** How what is being made comes. */
  #making: GainSource = 'crafted';
  /** What was told of the inventory since the last cause: items and amounts by turns. */
  readonly #told: number[] = [];

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
    this.#making = sourceOf(making);
  }

  override progress(at: number, enemyIndex: number, isRunOver: boolean, remainingRuns: number): void {
    super.progress(at, enemyIndex, isRunOver, remainingRuns);
    if (isRunOver) this.#runs++;
  }

  override item(item: number, amount: number): number {
    const added = super.item(item, amount);
    if (added !== 0) this.#told.push(this.itemId(item), added);
    return added;
  }

  override changed(at: number, reason: InventoryReason): void {
    super.changed(at, reason);
    const told = this.#told;
    if (told.length === 0) return;
    const gained = this.#gained[GAIN_SOURCES.indexOf(reason === 'loot' ? 'looted' : this.#making)] as Map<
      number,
      number
    >;
    for (let place = 0; place < told.length; place += 2) {
      const itemId = told[place] as number;
      const amount = told[place + 1] as number;
      if (amount > 0) add(gained, itemId, amount);
      else add(this.#used, itemId, -amount);
    }
    told.length = 0;
  }

  override finish(at: number, reason: FinishReason, health: number | null): void {
    super.finish(at, reason, health);
    this.#ended = { at, reason, enemyId: this.#defeatedBy };
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
