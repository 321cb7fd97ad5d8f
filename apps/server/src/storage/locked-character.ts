import {
  type CharacterHead,
  type CharacterIdentity,
  characterIdentity,
  lockHead,
  type SavedState,
  type StateTexts,
  selectTexts,
  updateEnd,
  updateState,
} from './characters.ts';
import type { Clock } from './clock.ts';
import {
  forgetAnswers,
  insertLogEntry,
  type LogEntry,
  type Remembered,
  selectAnswer,
} from './command-log.ts';
import type { DatabaseKind } from './dialect.ts';
import {
  deleteUntold,
  dismissReports,
  type NewReport,
  pruneReports,
  selectWaiting,
  upsertReport,
  type WaitingReport,
} from './idle-reports.ts';
import { newestSnapshotTaken, type SnapshotTaken } from './old-logs.ts';
import { type Ranking, type RankingChange, saveRankings, selectRankings } from './rankings.ts';
import type { Writer } from './schema.ts';
import { insertSnapshot, type Snapshot } from './snapshots.ts';

/**
 * A character whose row is locked by the transaction under way, and all that can be done to it there. Methods await
 * SQL and nothing else; so must those who call them.
 */
export class LockedCharacter {
  /** The row as it was locked. */
  readonly head: CharacterHead;
  /**
   * The clock, read after the lock was had, but never before the row's own instant, nor before what a player has been
   * shown: time does not run backwards.
   */
  readonly now: number;
  readonly #tx: Writer;
  readonly #kind: DatabaseKind;

  private constructor(tx: Writer, kind: DatabaseKind, head: CharacterHead, now: number) {
    this.#tx = tx;
    this.#kind = kind;
    this.head = head;
    this.now = now;
  }

  /**
   * Locks a character's row; null when there is none.
   * @param clock read after the lock, unless the database has read its own; hears of the database's in any case.
   * @param shownAt the instant up to which the character has been shown without being saved; 0 when it has not.
   */
  static async lock(
    tx: Writer,
    kind: DatabaseKind,
    clock: RowClock,
    id: number,
    shownAt: number,
  ): Promise<LockedCharacter | null> {
    const { rows } = await lockHead(tx, kind, { id });
    const row = rows[0];
    if (row === undefined) return null;
    const now = Math.max(clock.instantOf(row.now), row.at, shownAt);
    return new LockedCharacter(tx, kind, row, now);
  }

  /** Who this is. */
  async identity(): Promise<CharacterIdentity> {
    const identity = await characterIdentity(this.#tx, this.head.id);
    if (identity === null) throw new Error(`character ${this.head.id} vanished under its lock`);
    return identity;
  }

  /** The stored state, and the content it was settled with. */
  async stored(): Promise<StateTexts & { readonly contentVersion: string }> {
    const { rows } = await selectTexts(this.#tx, this.#kind, { id: this.head.id });
    const row = rows[0];
    if (row === undefined) throw new Error(`character ${this.head.id} vanished under its lock`);
    return row;
  }

  /** What a command with this key answered the first time (JSON); null when it has not been executed. */
  async answerTo(idempotencyKey: string): Promise<string | null> {
    const { rows } = await selectAnswer(this.#tx, this.#kind, { characterId: this.head.id, idempotencyKey });
    return rows[0]?.answer ?? null;
  }

  /** Stores a state computed from the locked one. At most once per lock. */
  async save(saved: SavedState): Promise<void> {
    const { id, revision, at } = this.head;
    const { changed } = await updateState(this.#tx, this.#kind, {
      ...saved,
      id,
      fromRevision: revision,
      fromAt: at,
    });
    if (changed !== 1) throw new LostRow(id, revision, at);
  }

  /** Notes when the session under way will end; the state stays as it is. */
  async expectEnd(busyUntil: number): Promise<void> {
    await updateEnd(this.#tx, this.#kind, { id: this.head.id, busyUntil });
  }

  async log(entry: Omit<LogEntry, 'characterId'> & Remembered): Promise<void> {
    await insertLogEntry(this.#tx, this.#kind, { ...entry, characterId: this.head.id, createdAt: this.now });
  }

  /** Forgets what commands answered that were logged before an instant. */
  async forgetAnswers(before: number): Promise<void> {
    await forgetAnswers(this.#tx, this.head.id, before);
  }

  /** Where it stands on boards, at least on those asked for. */
  async rankings(boards: readonly number[]): Promise<readonly Ranking[]> {
    return await selectRankings(this.#tx, this.#kind, this.head.id, boards);
  }

  /** Stores where it stands now. @param changes from what is stored. */
  async saveRankings(changes: readonly RankingChange[]): Promise<void> {
    await saveRankings(this.#tx, this.#kind, changes);
  }

  /** The newest snapshot of the rules that settled it last: its revision, and when it was taken. */
  async newestSnapshot(): Promise<SnapshotTaken | null> {
    return await newestSnapshotTaken(this.#tx, this.head.id, this.head.rulesVersion);
  }

  /** What came while its player was away and is not done with. */
  async waitingReports(): Promise<readonly WaitingReport[]> {
    return (await selectWaiting(this.#tx, this.#kind, { characterId: this.head.id })).rows;
  }

  async saveReport(report: NewReport): Promise<void> {
    await upsertReport(this.#tx, this.#kind, { ...report, characterId: this.head.id });
  }

  async forgetUntold(): Promise<void> {
    await deleteUntold(this.#tx, this.head.id);
  }

  async dismissReports(upTo: number): Promise<void> {
    await dismissReports(this.#tx, this.#kind, { characterId: this.head.id, upTo });
  }

  async pruneReports(kept: number): Promise<void> {
    await pruneReports(this.#tx, this.#kind, { characterId: this.head.id, kept });
  }

  async snapshot(snapshot: Omit<Snapshot, 'characterId'>): Promise<void> {
    await insertSnapshot(this.#tx, { ...snapshot, characterId: this.head.id }, this.now);
  }
}

/** A clock that is told what the database's said, where that is the clock that counts. */
export interface RowClock extends Clock {
  /** @param database epoch ms by the database's clock when it handed out the row; null when it has none of its own. */
  instantOf(database: number | null): number;
}

/** The row was not what it had been locked as: whoever computed this state did so from another one. A bug. */
export class LostRow extends Error {
  constructor(id: number, revision: number, at: number) {
    super(`character ${id} is no longer at revision ${revision} and instant ${at}`);
    this.name = 'LostRow';
  }
}
