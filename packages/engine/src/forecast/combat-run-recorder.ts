import { CombatResult } from '../events/combat.ts';
import type { FinishReason } from '../events/session.ts';
import type { CombatScene, CombatTurn, Recorder } from '../recording/recorder.ts';
import { isOfLastSequence } from '../sessions/combat/dungeon-order.ts';
import type { Action, Shown } from '../state/state.ts';
import type { Dungeon } from '../world/static-data.ts';

/**
 * Counts what one run of a combat forecast needs. An idle report has neither the instant at which the food is
 * gone nor the kills that leave loot, and it costs more: it compares inventories.
 */
export class CombatRunRecorder implements Recorder {
  kills = 0;
  /** Kills with loot, by index in `enemyIds`. */
  readonly lootKills: number[] = [];
  /** The enemies that have left loot in any run. */
  readonly enemyIds: number[] = [];
  portions = 0;
  keys = 0;
  dungeonRuns = 0;
  /** Instants in epoch ms, or null when it has not happened. */
  foodGoneAt: number | null = null;
  endedAt: number | null = null;
  reason: FinishReason | null = null;

  readonly #dungeon: Dungeon | null;
  readonly #firstIndex: number;
  readonly #packed: number;
  #enemyIndex = 0;

  /** @param dungeon the dungeon of the session; null in open combat */
  constructor({ equipment }: Shown, action: Action, dungeon: Dungeon | null) {
    this.#dungeon = dungeon;
    this.#firstIndex = action.kind === 'dungeon' ? action.enemyIndex : 0;
    this.#packed = equipment.foodAmount ?? 0;
    this.start();
  }

  /** Forgets the last run, but not `enemyIds`. */
  start(): void {
    this.kills = 0;
    this.lootKills.fill(0);
    this.portions = 0;
    this.keys = 0;
    this.dungeonRuns = 0;
    this.foodGoneAt = null;
    this.endedAt = null;
    this.reason = null;
    this.#enemyIndex = this.#firstIndex;
  }

  turnEnded(at: number, scene: CombatScene, { portions, result }: CombatTurn): void {
    if (portions > 0) this.#eat(at, portions);
    if (result !== null && result !== CombatResult.Defeat) this.#kill(scene.enemyId);
  }

  #eat(at: number, portions: number): void {
    this.portions += portions;
    if (this.portions === this.#packed) this.foodGoneAt = at;
  }

  #kill(enemyId: number): void {
    this.kills++;
    if (this.#dungeon !== null && !isOfLastSequence(this.#dungeon, this.#enemyIndex)) return;
    let index = this.enemyIds.indexOf(enemyId);
    if (index < 0) {
      index = this.enemyIds.push(enemyId) - 1;
      this.lootKills.push(0);
    }
    this.lootKills[index] = (this.lootKills[index] as number) + 1;
  }

  dungeonProgressed(_at: number, enemyIndex: number, isRunOver: boolean): void {
    this.#enemyIndex = enemyIndex;
    if (isRunOver) this.dungeonRuns++;
    else if (enemyIndex === 0) this.keys++;
  }

  sessionFinished(at: number, reason: FinishReason): void {
    this.endedAt = at;
    this.reason = reason;
  }
}
