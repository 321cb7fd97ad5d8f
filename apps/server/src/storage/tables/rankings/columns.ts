declare module '../../database/schema.ts' {
  interface Schema {
    rankings: RankingsTable;
  }
}

/**
 * The sort key of each character on each board. Higher scores come first; equal scores are sorted by the
 * instant at which they were reached, then by the character's id.
 */
interface RankingsTable {
  character_id: number;
  /** The board's number in `BOARD_NUMBERS`. */
  board: number;
  /** The negative score. All three sort columns then ascend, and one comparison of rows finds a position. */
  minus_score: number;
  reached_at: number;
}

/** The sort key of a character on a board, without the character's id. */
export interface RankingKey {
  /** The negative score, so that the highest score sorts first. */
  readonly minusScore: number;
  /** When the score was reached. */
  readonly reachedAt: number;
}

/** A character's sort key on one board. `board` is the board's number in `BOARD_NUMBERS`. */
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
