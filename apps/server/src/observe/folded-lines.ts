/** ms for which lines with the same key are folded into one. */
export const FOLD_TIME = 60_000;

/** Maximum number of keys whose lines are folded separately. */
const MAX_KEYS = 1_000;

/** Writes a line of the log. @param count how many lines it stands for. */
type WriteLine = (count: number) => void;

interface Fold {
  /** The lines since the last one that was written. */
  count: number;
  /** Writes the newest of these lines. */
  write: WriteLine;
  dueAt: number;
}

interface FoldOptions {
  /** Whether lines are folded. Default: true. */
  readonly isOn?: boolean;
  /** ms of a monotonic clock. */
  readonly now?: () => number;
  /** Maximum number of keys whose lines are folded separately. Default: `MAX_KEYS`. */
  readonly maxKeys?: number;
  /** ms for which lines are folded. Default: `FOLD_TIME`. */
  readonly foldTime?: number;
}

/**
 * Limits the lines of the log that clients can cause, so that a flood of refused calls does not fill the
 * disk. The first line of a key is written at once, later ones are counted, and the newest of them is written
 * with their number once a minute. So a key has one line a minute at most.
 */
export class FoldedLines {
  readonly #isOn: boolean;
  readonly #now: () => number;
  readonly #maxKeys: number;
  readonly #foldTime: number;
  /** In the order in which they are due, because each fold takes the same time. */
  readonly #folds = new Map<string, Fold>();
  #timer: NodeJS.Timeout | null = null;

  constructor({
    isOn = true,
    now = () => performance.now(),
    maxKeys = MAX_KEYS,
    foldTime = FOLD_TIME,
  }: FoldOptions = {}) {
    this.#isOn = isOn;
    this.#now = now;
    this.#maxKeys = maxKeys;
    this.#foldTime = foldTime;
  }

  /**
   * Writes a line, or counts it.
   * @param kind lines of the same kind share a fold when there are too many keys.
   * @param key what the lines of a fold have in common besides their kind, such as the client's network.
   */
  add(kind: string, key: string, write: WriteLine): void {
    if (!this.#isOn) {
      write(1);
      return;
    }
    const own = `${kind} ${key}`;
    const name = this.#folds.has(own) || this.#folds.size < this.#maxKeys ? own : kind;
    const fold = this.#folds.get(name);
    if (fold) {
      fold.count++;
      fold.write = write;
      return;
    }
    write(1);
    this.#folds.set(name, { count: 0, write, dueAt: this.#now() + this.#foldTime });
    this.#timer ??= setTimeout(() => this.#wake(), this.#foldTime).unref();
  }

  /** Writes the folds that are due. Forgets those without further lines. */
  writeDue(): void {
    const now = this.#now();
    for (const [name, fold] of this.#folds) {
      if (fold.dueAt > now) break;
      this.#folds.delete(name);
      if (fold.count === 0) continue;
      fold.write(fold.count);
      this.#folds.set(name, { ...fold, count: 0, dueAt: now + this.#foldTime });
    }
  }

  /** Writes all that was counted, when the server stops. */
  close(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    for (const { count, write } of this.#folds.values()) if (count > 0) write(count);
    this.#folds.clear();
  }

  #wake(): void {
    this.writeDue();
    const [next] = this.#folds.values();
    const wait = next && Math.max(1, next.dueAt - this.#now());
    this.#timer = wait === undefined ? null : setTimeout(() => this.#wake(), wait).unref();
  }
}
