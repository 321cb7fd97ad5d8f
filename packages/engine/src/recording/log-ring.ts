import { LOG_LINES, type LogLine, type LogType } from '../state/state.ts';

const WIDTH = 4;

/**
 * Ring buffer of the newest lines of a combat log, as flat numbers: a long session allocates no objects for
 * lines that it drops. The buffer grows on demand, because settling a single turn needs few lines.
 */
export class LogRing {
  readonly #cells: number[] = [];
  #written = 0;

  push(at: number, type: LogType, subject: number, amount: number): void {
    const cells = this.#cells;
    const cell = (this.#written % LOG_LINES) * WIDTH;
    cells[cell] = at;
    cells[cell + 1] = type;
    cells[cell + 2] = subject;
    cells[cell + 3] = amount;
    this.#written++;
  }

  #at(cell: number): number {
    return this.#cells[cell] as number;
  }

  get isEmpty(): boolean {
    return this.#written === 0;
  }

  /**
   * Joins `older` and the pushed lines, returns the last 100 lines of both together, oldest first, and
   * empties the buffer.
   */
  drainAfter(older: readonly LogLine[]): readonly LogLine[] {
    const fresh = Math.min(this.#written, LOG_LINES);
    const lines: LogLine[] = older.slice(Math.max(0, older.length + fresh - LOG_LINES));
    for (let index = this.#written - fresh; index < this.#written; index++) {
      const cell = (index % LOG_LINES) * WIDTH;
      lines.push([this.#at(cell), this.#at(cell + 1) as LogType, this.#at(cell + 2), this.#at(cell + 3)]);
    }
    this.#written = 0;
    return lines;
  }
}
