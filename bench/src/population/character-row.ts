import { ALL_BOARDS, type Board, type Ranked, scoreOn } from '@slumberfell/server/benchmarks';
import type { StateTexts } from '@slumberfell/server/storage';
import { world } from '../veteran.ts';

/**
 * The values that a benchmark inserts for one character into all tables. The character's account has the same
 * id.
 */
export interface CharacterRow {
  readonly id: number;
  readonly createdAt: number;
  /** The instant up to which the character's state is settled, epoch ms. */
  readonly at: number;
  readonly revision: number;
  readonly texts: StateTexts;
  readonly contentVersion: string;
  readonly sessionContent: string | null;
  readonly busyUntil: number | null;
  readonly rankingRows: readonly RankingRow[];
  /** The character's snapshot and command log; null if the benchmark does not need them. */
  readonly history: CharacterHistory | null;
}

/**
 * A snapshot of the character at revision 0, and the only command after the snapshot. `command` is null if
 * there was no command.
 */
export interface CharacterHistory {
  readonly state: string;
  readonly at: number;
  readonly command: { readonly name: string; readonly input: string; readonly at: number } | null;
}

/** A character's row on a leaderboard. */
export interface RankingRow {
  readonly board: Board;
  readonly minusScore: number;
  readonly reachedAt: number;
}

/** The rows of a character on all boards. A score of 0 was reached at `createdAt`, others at `reachedAt`. */
export const rankingRowsOf = (ranked: Ranked, createdAt: number, reachedAt: number): RankingRow[] =>
  ALL_BOARDS.map((board) => {
    const score = scoreOn(board, ranked, world);
    return { board, minusScore: 0 - score, reachedAt: score === 0 ? createdAt : reachedAt };
  });

/**
 * Which characters are inserted several times: the ids from `from` to the last one. `times` counts the
 * originals too. Copy number n adds n times the number of these characters to each id.
 */
export interface Copies {
  readonly from: number;
  readonly times: number;
}

export const nameOf = (id: number): string => `Dreamer ${id}`;
