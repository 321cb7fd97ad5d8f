import type { CharacterHead, SavedState } from '../tables/characters/columns.ts';
import type { StoredTexts } from '../tables/characters/locked-rows.ts';
import type { ChronicleSave, StoredOpenDay } from '../tables/chronicles.ts';
import type { NewReport, WaitingReport } from '../tables/idle-reports.ts';
import type { Ranking, RankingChange } from '../tables/rankings/columns.ts';
import type { Snapshot } from '../tables/snapshots.ts';
import type { ChronicleText } from '../values/chronicle.ts';

/**
 * A character whose row is locked by the current transaction, with the reads and writes that settling it
 * needs. It is locked alone (`LockedRow`) or with other characters (`settleBatch`). The methods await only
 * SQL. Until the transaction ends, callers must await only these methods, one after the other.
 */
export interface LockedCharacter {
  /** The row's values when it was locked. */
  readonly head: CharacterHead;
  /**
   * The instant at which the row was locked, by the storage's clock. It is never earlier than the row's
   * `at`, nor than the instant up to which events were sent to players: time must not run backwards.
   */
  readonly now: number;
  /** The stored state, and the version of the content with which it was settled. */
  stored(): Promise<StoredTexts>;
  /** Stores a state computed from the locked one. At most once per lock. @throws LostRow */
  save(saved: SavedState): Promise<void>;
  /** Stores when the running session will end; the state does not change. */
  expectEnd(busyUntil: number): Promise<void>;
  /** The character's stored rankings on the given boards. The result may include other boards. */
  rankings(boards: readonly number[]): Promise<readonly Ranking[]>;
  /** Stores new rankings. @param changes each `from` must be the stored ranking. */
  saveRankings(changes: readonly RankingChange[]): Promise<void>;
  snapshot(snapshot: Omit<Snapshot, 'characterId'>): Promise<void>;
  /** The open day of the chronicle; null when the character has no chronicle. */
  openDay(): Promise<StoredOpenDay | null>;
  /** The sums up to the open day. The character must have a chronicle. */
  wholeChronicle(): Promise<ChronicleText>;
  saveChronicle(save: ChronicleSave): Promise<void>;
  /** Idle reports that the player has not dismissed. */
  waitingReports(): Promise<readonly WaitingReport[]>;
  saveReport(report: NewReport): Promise<void>;
  deleteUnshownReport(): Promise<void>;
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
