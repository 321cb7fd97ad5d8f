import type { Enemy } from './static-data.ts';

/** An enemy with its loot compiled. */
export interface CompiledEnemy extends Enemy {
  readonly loot: CompiledLoot;
}

/**
 * The rows of a loot table as parallel arrays. A row drops its amount when a random word is below its
 * threshold. `items` has dense item indexes.
 */
export interface CompiledLoot {
  readonly rows: number;
  readonly thresholds: Float64Array;
  readonly items: Int32Array;
  readonly amounts: Float64Array;
}
