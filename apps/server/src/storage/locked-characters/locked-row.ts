import type { RowClock } from '../database/clock.ts';
import type { DatabaseKind } from '../database/dialect.ts';
import type { Writer } from '../database/schema.ts';
import type { CharacterHead, CharacterIdentity, SavedState } from '../tables/characters/columns.ts';
import {
  lockHead,
  type StoredTexts,
  selectTexts,
  updateEnd,
  updateState,
} from '../tables/characters/locked-rows.ts';
import { characterIdentity } from '../tables/characters/rows.ts';
import {
  type ChronicleSave,
  type StoredOpenDay,
  saveChronicle,
  selectOpenDay,
  storedWhole,
} from '../tables/chronicles.ts';
import {
  type Executed,
  forgetAnswers,
  insertLogEntry,
  type LogEntry,
  type Remembered,
  selectExecuted,
} from '../tables/command-log.ts';
import {
  deleteUnshown,
  dismissReports,
  type NewReport,
  pruneReports,
  selectWaiting,
  upsertReport,
  type WaitingReport,
} from '../tables/idle-reports.ts';
import type { Ranking, RankingChange } from '../tables/rankings/columns.ts';
import { saveRankings, selectRankings } from '../tables/rankings/rows.ts';
import {
  insertSnapshot,
  newestSnapshotTaken,
  type Snapshot,
  type SnapshotTaken,
} from '../tables/snapshots.ts';
import type { ChronicleText } from '../values/chronicle.ts';
import { type LockedCharacter, LostRow } from './locked-character.ts';

/** A character that is locked alone. It also has the reads and writes that a command needs. */
export class LockedRow implements LockedCharacter {
  readonly head: CharacterHead;
  readonly now: number;
  /**
   * The clock's instant when the row was locked. It is before `now` while stored or shown times lie ahead of
   * the clock.
   */
  readonly clock: number;
  readonly #tx: Writer;
  readonly #kind: DatabaseKind;

  private constructor(tx: Writer, kind: DatabaseKind, head: CharacterHead, clock: number, shownAt: number) {
    this.#tx = tx;
    this.#kind = kind;
    this.head = head;
    this.clock = clock;
    this.now = Math.max(clock, head.at, shownAt);
  }

  /**
   * Locks a character's row; null when there is none.
   * @param clock gives the present instant after the row is locked.
   * @param shownAt the instant up to which the character's events were sent to players without being saved; 0
   *   when none were sent.
   */
  static async lock(
    tx: Writer,
    kind: DatabaseKind,
    clock: RowClock,
    id: number,
    shownAt: number,
  ): Promise<LockedRow | null> {
    const { rows } = await lockHead(tx, kind, { id });
    const row = rows[0];
    if (row === undefined) return null;
    return new LockedRow(tx, kind, row, clock.instantOf(row.now), shownAt);
  }

  /** The character's id, account and name. */
  async identity(): Promise<CharacterIdentity> {
    const identity = await characterIdentity(this.#tx, this.head.id);
    if (identity === null) throw new Error(`character ${this.head.id} vanished under its lock`);
    return identity;
  }

  async stored(): Promise<StoredTexts> {
    const { rows } = await selectTexts(this.#tx, this.#kind, { id: this.head.id });
    const row = rows[0];
    if (row === undefined) throw new Error(`character ${this.head.id} vanished under its lock`);
    return row;
  }

  /** The command that was executed under this idempotency key; null when there is none or it has expired. */
  async executedUnder(idempotencyKey: string): Promise<Executed | null> {
    const key = { characterId: this.head.id, idempotencyKey };
    const { rows } = await selectExecuted(this.#tx, this.#kind, key);
    const [row] = rows;
    return row === undefined || row.answer === null ? null : { ...row, answer: row.answer };
  }

  async save(saved: SavedState): Promise<void> {
    const { id, revision, at } = this.head;
    const replacement = { ...saved, id, fromRevision: revision, fromAt: at };
    const { changed } = await updateState(this.#tx, this.#kind, replacement);
    if (changed !== 1) throw new LostRow(id, revision, at);
  }

  async expectEnd(busyUntil: number): Promise<void> {
    await updateEnd(this.#tx, this.#kind, { id: this.head.id, busyUntil });
  }

  async log(entry: Omit<LogEntry, 'characterId'> & Remembered): Promise<void> {
    await insertLogEntry(this.#tx, this.#kind, { ...entry, characterId: this.head.id, createdAt: this.now });
  }

  /** Removes the answers of commands that were logged before an instant. */
  async forgetAnswers(before: number): Promise<void> {
    await forgetAnswers(this.#tx, this.head.id, before);
  }

  async rankings(boards: readonly number[]): Promise<readonly Ranking[]> {
    return await selectRankings(this.#tx, this.#kind, this.head.id, boards);
  }

  async saveRankings(changes: readonly RankingChange[]): Promise<void> {
    await saveRankings(this.#tx, this.#kind, changes);
  }

  /** Revision and instant of the newest snapshot by the rules that settled the character last. */
  async newestSnapshot(): Promise<SnapshotTaken | null> {
    return await newestSnapshotTaken(this.#tx, this.head.id, this.head.rulesVersion);
  }

  async openDay(): Promise<StoredOpenDay | null> {
    const { rows } = await selectOpenDay(this.#tx, this.#kind, { characterId: this.head.id });
    return rows[0] ?? null;
  }

  async wholeChronicle(): Promise<ChronicleText> {
    const whole = await storedWhole(this.#tx, this.head.id);
    if (whole === null) throw new Error(`character ${this.head.id} has no chronicle`);
    return whole;
  }

  async saveChronicle(saved: ChronicleSave): Promise<void> {
    await saveChronicle(this.#tx, this.#kind, { ...saved, characterId: this.head.id });
  }

  async waitingReports(): Promise<readonly WaitingReport[]> {
    return (await selectWaiting(this.#tx, this.#kind, { characterId: this.head.id })).rows;
  }

  async saveReport(report: NewReport): Promise<void> {
    await upsertReport(this.#tx, this.#kind, { ...report, characterId: this.head.id });
  }

  async deleteUnshownReport(): Promise<void> {
    await deleteUnshown(this.#tx, this.head.id);
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
