import type { CharacterHead, SavedState } from '../tables/characters.ts';
import type { NewReport, WaitingReport } from '../tables/idle-reports.ts';
import type { StoredTexts } from '../tables/locked-character-rows.ts';
import type { Ranking, RankingChange } from '../tables/rankings.ts';
import type { Snapshot } from '../tables/snapshots.ts';

/**
 * A character whose row is locked by the transaction under way, and all that settling it may read and write
 * there. It may be locked alone (`LockedRow`) or with others (`settleTogether`). Methods await SQL and
 * nothing else; so must those who call them, one after the other.
 */
export interface LockedCharacter {
  /** The row as it was locked. */
  readonly head: CharacterHead;
  /**
   * The clock, read after the lock was had, but never before the row's own instant, nor before what a player
   * has been shown: time does not run backwards.
   */
  readonly now: number;
  /** The stored state, and the content it was settled with. */
  stored(): Promise<StoredTexts>;
  /** Stores a state computed from the locked one. At most once per lock. @throws LostRow */
  save(saved: SavedState): Promise<void>;
  /** Notes when the session under way will end; the state stays as it is. */
  expectEnd(busyUntil: number): Promise<void>;
  /** Where it stands on boards, at least on those asked for. */
  rankings(boards: readonly number[]): Promise<readonly Ranking[]>;
  /** Stores where it stands now. @param changes from what is stored. */
  saveRankings(changes: readonly RankingChange[]): Promise<void>;
  snapshot(snapshot: Omit<Snapshot, 'characterId'>): Promise<void>;
  /** What came while its player was away and is not done with. */
  waitingReports(): Promise<readonly WaitingReport[]>;
  saveReport(report: NewReport): Promise<void>;
  forgetUntold(): Promise<void>;
  dismissReports(upTo: number): Promise<void>;
  pruneReports(kept: number): Promise<void>;
}

/** The row was not what it had been locked as: whoever computed this state did so from another one. A bug. */
export class LostRow extends Error {
  constructor(id: number, revision: number, at: number) {
    super(`character ${id} is no longer at revision ${revision} and instant ${at}`);
    this.name = 'LostRow';
  }
}
