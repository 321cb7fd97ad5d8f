import { ALL_BOARDS, type Ranked, scoreOn } from '@slumberfell/server/leaderboards/boards.ts';
import type { StateTexts } from '@slumberfell/server/storage/tables/characters.ts';

/** A character as the tables are filled with it, with an account of the same id. */
export interface CrowdRow {
  readonly id: number;
  readonly createdAt: number;
  /** The instant that its state is settled to. */
  readonly at: number;
  readonly revision: number;
  readonly texts: StateTexts;
  readonly contentVersion: string;
  readonly sessionContent: string | null;
  readonly busyUntil: number | null;
  readonly standings: readonly Standing[];
  /** How it came to its state; null where nobody will ask. */
  readonly history: CrowdHistory | null;
}

/** A snapshot of the character at revision 0, and the one command that it has been given since, if any. */
export interface CrowdHistory {
  readonly state: string;
  readonly at: number;
  readonly command: { readonly name: string; readonly input: string; readonly at: number } | null;
}

/** The place of a character on the board of the same index. */
export interface Standing {
  readonly minusScore: number;
  readonly reachedAt: number;
}

/** Where somebody stands who has had nothing since `createdAt`, and all that there is since `reachedAt`. */
export const standingsOf = (ranked: Ranked, createdAt: number, reachedAt: number): Standing[] =>
  ALL_BOARDS.map((board) => {
    const score = scoreOn(board, ranked);
    return { minusScore: 0 - score, reachedAt: score === 0 ? createdAt : reachedAt };
  });

/**
 * Characters that are put in again and again under other ids: those from `from` on, `times` in all, each time with ids that are so
 * many higher as there are of them.
 */
export interface Copies {
  readonly from: number;
  readonly times: number;
}

export const nameOf = (id: number): string => `Dreamer ${id}`;
