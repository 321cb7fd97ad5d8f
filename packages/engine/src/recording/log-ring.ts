import { LOG_LINES, type LogLine, LogType } from '../state/state.ts';

/** Numbers of an entry: instant, type, subject and amount; of a turn also enemy and damage of line two. */
const WIDTH = 6;

/** Stands in the place of a type for the two lines of a turn. No type has this number. */
const TURN = -1;

/** Entries for which the first line makes room. Settling a single turn needs few. */
const FEW = 8;

/** The cells before the first line. Gathering and crafting write none. */
const NO_CELLS = new Float64Array(0);

/**
 * Ring buffer of the newest lines of a combat log, as flat numbers: a long session allocates no objects for
 * lines that it drops. A turn is one entry, because most lines are the two of a turn and most are dropped.
 */
export class LogRing {
  #cells = NO_CELLS;
  /** The cell of the next entry. */
  #next = 0;
  #entries = 0;

  push(at: number, type: LogType, subject: number, amount: number): void {
    const cell = this.#take();
    const cells = this.#cells;
    cells[cell] = at;
    cells[cell + 1] = type;
    cells[cell + 2] = subject;
    cells[cell + 3] = amount;
  }

  /** Pushes the two lines of a turn. */
  pushTurn(at: number, critical: boolean, dealt: number, enemyId: number, taken: number): void {
    const cell = this.#take();
    const cells = this.#cells;
    cells[cell] = at;
    cells[cell + 1] = TURN;
    cells[cell + 2] = critical ? 1 : 0;
    cells[cell + 3] = dealt;
    cells[cell + 4] = enemyId;
    cells[cell + 5] = taken;
  }

  get isEmpty(): boolean {
    return this.#entries === 0;
  }

  /**
   * Joins `older` and the pushed lines, returns the last 100 lines of both together, oldest first, and
   * empties the buffer.
   */
  drainAfter(older: readonly LogLine[]): readonly LogLine[] {
    const fresh: LogLine[] = [];
    const kept = Math.min(this.#entries, LOG_LINES);
    for (let index = this.#entries - kept; index < this.#entries; index++)
      this.#readEntry((index % LOG_LINES) * WIDTH, fresh);
    this.#next = 0;
    this.#entries = 0;
    if (fresh.length >= LOG_LINES) return fresh.slice(-LOG_LINES);
    return [...older.slice(Math.max(0, older.length + fresh.length - LOG_LINES)), ...fresh];
  }

  /** The cell of a new entry. Each entry has at least one line, so `LOG_LINES` entries are enough. */
  #take(): number {
    if (this.#next === this.#cells.length) this.#makeRoom();
    const cell = this.#next;
    this.#next = cell + WIDTH;
    this.#entries++;
    return cell;
  }

  #makeRoom(): void {
    if (this.#cells.length === LOG_LINES * WIDTH) {
      this.#next = 0;
      return;
    }
    const cells = new Float64Array((this.#cells.length === 0 ? FEW : LOG_LINES) * WIDTH);
    cells.set(this.#cells);
    this.#cells = cells;
  }

  #readEntry(cell: number, lines: LogLine[]): void {
    const entry = this.#cells.subarray(cell, cell + WIDTH);
    const [at = 0, type = 0, subject = 0, amount = 0, enemyId = 0, taken = 0] = entry;
    if (type === TURN) {
      lines.push([at, LogType.CharacterDamage, subject, amount], [at, LogType.EnemyDamage, enemyId, taken]);
    } else lines.push([at, type as LogType, subject, amount]);
  }
}
