import type { CharacterHead, SavedState } from '../tables/characters/columns.ts';
import type { StoredTexts } from '../tables/characters/locked-rows.ts';
import type { NewReport, WaitingReport } from '../tables/idle-reports.ts';
import type { Ranking, RankingChange } from '../tables/rankings/columns.ts';
import type { Snapshot } from '../tables/snapshots.ts';

/**
 * A character whose row is locked by the current transaction, with everything that settling it may read and
 * write there. It is locked alone (`LockedRow`) or with others (`settleBatch`). The methods await only
 * SQL. Callers must await only these methods, one after the other.
 */
export interface LockedCharacter {
  /** The row's values when it was locked. */
  readonly head: CharacterHead;
  /**
   * The clock, read after the row was locked. It is never earlier than the row's own instant, nor than the
   * instant up to which a player has been shown: time must not run backwards.
   */
  readonly now: number;
  /** The stored state, and the version of the content with which it was settled. */
  stored(): Promise<StoredTexts>;
  /** Stores a state computed from the locked one. At most once per lock. @throws LostRow */
  save(saved: SavedState): Promise<void>;
  /** Stores when the running session will end; the state does not change. */
  expectEnd(busyUntil: number): Promise<void>;
  /** Its positions on boards, at least on the given ones. */
  rankings(boards: readonly number[]): Promise<readonly Ranking[]>;
  /** Stores its new positions. @param changes from the stored ones. */
  saveRankings(changes: readonly RankingChange[]): Promise<void>;
  snapshot(snapshot: Omit<Snapshot, 'characterId'>): Promise<void>;
  /** Reports of absences that were not dismissed yet. */
  waitingReports(): Promise<readonly WaitingReport[]>;
  saveReport(report: NewReport): Promise<void>;
  deletePendingReport(): Promise<void>;
  dismissReports(upTo: number): Promise<void>;
  pruneReports(kept: number): Promise<void>;
}

/** The stored row is not the one that was locked: the new state was computed from another state. A bug. */
export class LostRow extends Error {
  constructor(id: number, revision: number, at: number) {
    super(`character ${id} is no longer at revision ${revision} and instant ${at}`);
    this.name = 'LostRow';
  }
}
