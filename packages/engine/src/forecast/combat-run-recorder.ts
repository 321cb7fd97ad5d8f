import { CombatResult } from '../events/combat.ts';
import type { InventoryReason } from '../events/possessions.ts';
import type { FinishReason } from '../events/session.ts';
import type { CombatScene, CombatTurn, Recorder } from '../recording/recorder.ts';
import type { Shown } from '../state/state.ts';
import type { CompiledLoot } from '../world/compiled-enemy.ts';

/**
 * Counts what one run of a combat forecast needs. An idle report has neither the instant at which the food is
 * gone nor the kills that leave loot, and it costs more: it compares inventories.
 */
export class CombatRunRecorder implements Recorder {
  kills = 0;
  /** How often each loot was rolled, by index in `loots`. */
  readonly lootRolls: number[] = [];
  /** The loot that was rolled in any run. */
  readonly loots: CompiledLoot[] = [];
  /** Portions by which the packed food became fewer. */
  portions = 0;
  /** Keys that runs have taken. */
  keys = 0;
  dungeonRuns = 0;
  /** Instants in epoch ms, or null when it has not happened. */
  foodGoneAt: number | null = null;
  endedAt: number | null = null;
  reason: FinishReason | null = null;

  readonly #packed: number;
  /** The combat of the last decided fight. */
  #combat: CombatScene | null = null;

  constructor({ equipment }: Shown) {
    this.#packed = equipment.foodAmount ?? 0;
    this.start();
  }

  /** Forgets the last run, but not `loots`. */
  start(): void {
    this.kills = 0;
    this.lootRolls.fill(0);
    this.portions = 0;
    this.keys = 0;
    this.dungeonRuns = 0;
    this.foodGoneAt = null;
    this.endedAt = null;
    this.reason = null;
  }

  turnEnded(at: number, scene: CombatScene, { lost, result }: CombatTurn): void {
    if (lost > 0) this.#lose(at, lost);
    if (result === null || result === CombatResult.Defeat) return;
    this.kills++;
    this.#combat = scene;
  }

  #lose(at: number, portions: number): void {
    this.portions += portions;
    if (this.portions === this.#packed) this.foodGoneAt = at;
  }

  /**
   * Combat calls this once for each roll of a loot table, also when nothing dropped, and for each key that a
   * run takes.
   */
  inventoryChanged(_at: number, reason: InventoryReason): void {
    if (reason === 'key') this.keys++;
    if (reason !== 'loot' || this.#combat === null) return;
    const { loot } = this.#combat;
    let index = this.loots.indexOf(loot);
    if (index < 0) {
      index = this.loots.push(loot) - 1;
      this.lootRolls.push(0);
    }
    this.lootRolls[index] = (this.lootRolls[index] as number) + 1;
  }

  dungeonProgressed(_at: number, _enemyIndex: number, isRunOver: boolean): void {
    if (isRunOver) this.dungeonRuns++;
  }

  sessionFinished(at: number, reason: FinishReason): void {
    this.endedAt = at;
    this.reason = reason;
  }
}
