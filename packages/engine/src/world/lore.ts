/*
 * The lore of enemies: rows of lore.csv. It is apart from `StaticData`, because its texts are long and only
 * few screens show them. No rule depends on it.
 */

/** A line that is told of an enemy from a number of kills on. */
export interface LoreLine {
  readonly kills: number;
  readonly text: string;
}

export interface EnemyLore {
  readonly enemyId: number;
  /** Ascending by kills, each with another number of them. */
  readonly lines: readonly LoreLine[];
}

/** The lore of a world, ascending by enemy. An enemy without lines is absent. */
export type Lore = readonly EnemyLore[];

export const NO_LORE: Lore = [];
