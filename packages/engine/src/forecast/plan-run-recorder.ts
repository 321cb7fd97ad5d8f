import { CombatResult } from '../events/combat.ts';
import type { Moment } from '../events/registry.ts';
import type { FinishReason } from '../events/session.ts';
import type { CarriedOut, CombatScene, CombatTurn, Recorder } from '../recording/recorder.ts';
import { eachGain } from '../settle/gains.ts';
import type { Action, Shown } from '../state/state.ts';

/**
 * Counts what the sessions of one run of a plan forecast bring. It costs less than an idle report for each
 * session: it does not tell sources of gains apart.
 */
export class PlanRunRecorder implements Recorder {
  kills = 0;
  /** Kills by enemy id. */
  readonly killed = new Map<number, number>();
  dungeonRuns = 0;
  /** Amounts by item id. */
  readonly gained = new Map<number, number>();
  readonly used = new Map<number, number>();
  /** How the last session ended; null while it runs. */
  ended: { readonly at: number; readonly reason: FinishReason } | null = null;
  /** What the plan did at the end of the last session. */
  wentOn: (Moment & { readonly steps: readonly CarriedOut[] }) | null = null;
  /** What is shown at the end of the last session, before the plan goes on. */
  after: Shown | null = null;
  /** Amounts by item id, taken from the inventory since the last `settled`. */
  readonly #taken = new Map<number, number>();

  /** Another session is recorded from now on. */
  start(): void {
    this.ended = null;
    this.wentOn = null;
    this.after = null;
  }

  turnEnded(_at: number, scene: CombatScene, { lost, result }: CombatTurn): void {
    if (lost > 0) addTo(this.used, scene.foodId, lost);
    if (result === null || result === CombatResult.Defeat) return;
    this.kills++;
    addTo(this.killed, scene.enemyId, 1);
  }

  dungeonProgressed(_at: number, _enemyIndex: number, isRunOver: boolean): void {
    if (isRunOver) this.dungeonRuns++;
  }

  itemChanged(itemId: number, amount: number): void {
    if (amount < 0) addTo(this.#taken, itemId, -amount);
  }

  sessionFinished(at: number, reason: FinishReason): void {
    this.ended = { at, reason };
  }

  settled(before: Shown, after: Shown): void {
    eachGain(before.inventory, after.inventory, this.#taken, (itemId, amount) =>
      addTo(this.gained, itemId, amount),
    );
    for (const [itemId, amount] of this.#taken) addTo(this.used, itemId, amount);
    this.#taken.clear();
    this.after = after;
  }

  planWentOn(moment: Moment, steps: readonly CarriedOut[]): void {
    this.wentOn = { ...moment, steps };
  }

  /** Items of its product that have come, kills or finished dungeon runs: what the action is about. */
  amountFor(action: Action): number {
    switch (action.kind) {
      case 'hunt':
        return this.kills;
      case 'dungeon':
        return this.dungeonRuns;
      default:
        return this.gained.get(action.itemId) ?? 0;
    }
  }
}

export function addTo(sums: Map<number, number>, key: number, amount: number): void {
  sums.set(key, (sums.get(key) ?? 0) + amount);
}
