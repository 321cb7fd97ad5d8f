declare module '../../database/schema.ts' {
  interface Schema {
    rankings: RankingsTable;
  }
}

/**
 * The position of each character on each leaderboard: higher scores first, then those reached earlier, then
 * lower ids.
 */
interface RankingsTable {
  character_id: number;
  /** Index of the board in `LEADERBOARD_TYPES`. */
  board: number;
  /** The negative score. All three sort columns then ascend, and one comparison of rows finds a position. */
  minus_score: number;
  reached_at: number;
}

/** The sort key of a character on a board: score, then instant. Equal ones are sorted by id. */
export interface RankingKey {
  /** The negative score. */
  readonly minusScore: number;
  /** When the score was reached. */
  readonly reachedAt: number;
}

/** A character's sort key on one board. `LEADERBOARD_TYPES` gives the boards' numbers by index. */
export interface Ranking extends RankingKey {
  readonly board: number;
}

/**
 * A change of one ranking. `from` is null when the character was not on the board, `to` when it no longer is.
 */
export interface RankingChange {
  readonly characterId: number;
  readonly board: number;
  readonly from: RankingKey | null;
  readonly to: RankingKey | null;
}
