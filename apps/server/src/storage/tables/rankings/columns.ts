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
  /**
   * The board's number in `BOARD_NUMBERS`. A character that is hidden from the leaderboards has its rankings
   * under `hiddenPlaceOf` these numbers.
   */
  board: number;
  /** The negative score. All three sort columns then ascend, and one comparison of rows finds a position. */
  minus_score: number;
  reached_at: number;
}

/**
 * The number under which the ranking of a hidden character on a board is stored, and the other way round. No
 * board has such a number, so it is negative: boards are counted and read without hidden characters.
 */
export const hiddenPlaceOf = (board: number): number => -1 - board;

/** Whether a stored number is that of a hidden character's ranking. */
export const isHiddenPlace = (board: number): boolean => board < 0;

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
