/** ms for which lines with the same key are folded into one. */
export const FOLD_TIME = 60_000;

/** Maximum number of keys whose lines are folded separately. */
const MAX_KEYS = 1_000;

/**
 * Writes a line of the log.
 * @param count how many lines it stands for.
 * @param counts the same by the `part` of the lines.
 */
type WriteLine = (count: number, counts: ReadonlyMap<string, number>) => void;

interface Fold {
  /** The number of lines since the last one that was written, by their `part`. */
  counts: Map<string, number>;
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
   * @param part lines of a fold are counted by it. Not of the client's choice; limits of calls bound how many
   *   there are in a minute.
   */
  add(kind: string, key: string, write: WriteLine, part = ''): void {
    if (!this.#isOn) {
      writeOne(write, part);
      return;
    }
    const own = `${kind} ${key}`;
    const name = this.#folds.has(own) || this.#folds.size < this.#maxKeys ? own : kind;
    const fold = this.#folds.get(name);
    if (fold) {
      fold.counts.set(part, (fold.counts.get(part) ?? 0) + 1);
      fold.write = write;
      return;
    }
    writeOne(write, part);
    this.#folds.set(name, { counts: new Map(), write, dueAt: this.#now() + this.#foldTime });
    this.#timer ??= setTimeout(() => this.#wake(), this.#foldTime).unref();
  }

  /** Writes the folds that are due. Forgets those without further lines. */
  writeDue(): void {
    const now = this.#now();
    for (const [name, fold] of this.#folds) {
      if (fold.dueAt > now) break;
      this.#folds.delete(name);
      if (fold.counts.size === 0) continue;
      writeCounted(fold);
      this.#folds.set(name, { ...fold, counts: new Map(), dueAt: now + this.#foldTime });
    }
  }

  /** Writes all that was counted, when the server stops. */
  close(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    for (const fold of this.#folds.values()) if (fold.counts.size > 0) writeCounted(fold);
    this.#folds.clear();
  }

  #wake(): void {
    this.writeDue();
    const [next] = this.#folds.values();
    const wait = next && Math.max(1, next.dueAt - this.#now());
    this.#timer = wait === undefined ? null : setTimeout(() => this.#wake(), wait).unref();
  }
}

/** The field of a line that stands for more than one. */
export const more = (count: number): { readonly count?: number } => (count > 1 ? { count } : {});

const writeOne = (write: WriteLine, part: string): void => write(1, new Map([[part, 1]]));

function writeCounted({ counts, write }: Fold): void {
  let sum = 0;
  for (const count of counts.values()) sum += count;
  write(sum, counts);
}
