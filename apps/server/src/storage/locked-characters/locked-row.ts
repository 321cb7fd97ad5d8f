import type { CharacterRequest, InputArguments } from '../database/character-request.ts';
import type { RowClock } from '../database/clock.ts';
import type { DatabaseKind } from '../database/dialect.ts';
import type { Writer } from '../database/schema.ts';
import { vanished } from '../database/vanished.ts';
import type { CharacterIdentity, LockedHead } from '../tables/characters/columns.ts';
import { lockHead } from '../tables/characters/locked-rows.ts';
import { characterIdentity } from '../tables/characters/rows.ts';
import {
  type Executed,
  forgetAnswers,
  insertLogEntry,
  type LogEntry,
  type Remembered,
  selectExecuted,
} from '../tables/command-log.ts';
import { newestSnapshotTaken, type SnapshotTaken } from '../tables/snapshots.ts';
import type { LockedCharacter } from './locked-character.ts';

/** A character that is locked alone. It also has the reads and writes that only a command needs. */
export class LockedRow implements LockedCharacter {
  readonly head: LockedHead;
  readonly now: number;
  /**
   * The clock's instant when the row was locked. It is before `now` while stored or shown times lie ahead of
   * the clock.
   */
  readonly clock: number;
  readonly #tx: Writer;
  readonly #kind: DatabaseKind;

  private constructor(tx: Writer, kind: DatabaseKind, head: LockedHead, clock: number, shownAt: number) {
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

  request<Input, Answer>(
    request: CharacterRequest<Input, Answer>,
    ...[input]: InputArguments<Input>
  ): Promise<Answer> {
    return request.alone(this.#tx, this.#kind, this.head.id, input as Input);
  }

  /** The character's id, account and name. */
  async identity(): Promise<CharacterIdentity> {
    return (await characterIdentity(this.#tx, this.head.id)) ?? vanished(this.head.id);
  }

  /** The command that was executed under this idempotency key; null when there is none or it has expired. */
  async executedUnder(idempotencyKey: string): Promise<Executed | null> {
    const key = { characterId: this.head.id, idempotencyKey };
    const { rows } = await selectExecuted(this.#tx, this.#kind, key);
    const [row] = rows;
    return row === undefined || row.answer === null ? null : { ...row, answer: row.answer };
  }

  log(entry: Omit<LogEntry, 'characterId'> & Remembered): Promise<unknown> {
    return insertLogEntry(this.#tx, this.#kind, { ...entry, characterId: this.head.id, createdAt: this.now });
  }

  /** Removes the answers of commands that were logged before an instant. */
  async forgetAnswers(before: number): Promise<void> {
    await forgetAnswers(this.#tx, this.head.id, before);
  }

  /** Revision and instant of the newest snapshot by the rules that settled the character last. */
  async newestSnapshot(): Promise<SnapshotTaken | null> {
    return await newestSnapshotTaken(this.#tx, this.head.id, this.head.rulesVersion);
  }
}
