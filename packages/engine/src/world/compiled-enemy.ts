import type { Enemy } from './static-data.ts';
import type { Kit } from './traits/kit.ts';

/** An enemy with all its fields, and with its loot and its traits compiled. Most have no traits. */
export interface CompiledEnemy extends Required<Enemy> {
  readonly loot: CompiledLoot;
  readonly kit: Kit;
  /** The number of its family in the traits of this world. */
  readonly familyKind: number;
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
