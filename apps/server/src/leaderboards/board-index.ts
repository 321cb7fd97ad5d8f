import { FIRST, type Position } from '../storage/tables/rankings/pages.ts';

/** About how many rows of a leaderboard an interval has. */
export const STRIDE = 250;

/** A range of consecutive rows of a leaderboard, sorted by rank. */
export interface Interval {
  /** Position at which the interval begins: a score, an instant and a character id. */
  readonly start: Position;
  /** How many rows are in all intervals before this one. */
  readonly before: number;
  readonly count: number;
}

/**
 * How many characters are in each interval of a board. It needs about 32 bytes for 250 characters; the
 * database counts rows within an interval. It is exact as long as it gets every change.
 */
export class BoardIndex {
  readonly #scores = [FIRST.minusScore];
  readonly #reached = [FIRST.reachedAt];
  readonly #ids = [FIRST.characterId];
  readonly #counts: number[];
  readonly #stride: number;
  #total: number;

  /** @param total number of characters on the board. */
  constructor(total: number, stride: number) {
    this.#stride = stride;
    this.#counts = [total];
    this.#total = total;
  }

  get total(): number {
    return this.#total;
  }

  get intervals(): number {
    return this.#counts.length;
  }

  /**
   * The interval that contains the board's row with `offset` rows before it. When the board has fewer rows,
   * the last interval.
   */
  containing(offset: number): Interval {
    let before = 0;
    let index = 0;
    for (; index < this.#counts.length - 1; index++) {
      const count = this.#counts[index] as number;
      if (before + count > offset) break;
      before += count;
    }
    return this.#interval(index, before);
  }

  /** The interval that contains a position, whether or not a row has that position. */
  around(place: Position): Interval {
    const index = this.#indexOf(place);
    let before = 0;
    for (let earlier = 0; earlier < index; earlier++) before += this.#counts[earlier] as number;
    return this.#interval(index, before);
  }

  /** Adds 1 for a row that was inserted at a position, or -1 for a row that was removed from it. */
  change(place: Position, by: 1 | -1): void {
    const index = this.#indexOf(place);
    this.#counts[index] = (this.#counts[index] as number) + by;
    this.#total += by;
  }

  /**
   * The first interval with more than twice as many rows as the stride; null when there is none. Merges the
   * adjacent intervals before it that together have fewer rows than half a stride.
   */
  firstTooLong(): Interval | null {
    let before = 0;
    for (let index = 0; index < this.#counts.length; index++) {
      const count = this.#counts[index] as number;
      if (count > 2 * this.#stride) return this.#interval(index, before);
      if (index > 0 && count + (this.#counts[index - 1] as number) < this.#stride / 2) {
        this.#join(index--);
      }
      before += count;
    }
    return null;
  }

  /**
   * Splits an interval at the position of one of its rows. `left` is how many of its rows come before that
   * row.
   */
  split(interval: Interval, at: Position, left: number): void {
    const index = this.#indexOf(interval.start);
    const count = this.#counts[index] as number;
    this.#counts.splice(index, 1, left, count - left);
    this.#scores.splice(index + 1, 0, at.minusScore);
    this.#reached.splice(index + 1, 0, at.reachedAt);
    this.#ids.splice(index + 1, 0, at.characterId);
  }

  /** Merges an interval into the one before it. */
  #join(index: number): void {
    const [count = 0] = this.#counts.splice(index, 1);
    this.#counts[index - 1] = (this.#counts[index - 1] as number) + count;
    this.#scores.splice(index, 1);
    this.#reached.splice(index, 1);
    this.#ids.splice(index, 1);
  }

  #interval(index: number, before: number): Interval {
    const start = {
      minusScore: this.#scores[index] as number,
      reachedAt: this.#reached[index] as number,
      characterId: this.#ids[index] as number,
    };
    return { start, before, count: this.#counts[index] as number };
  }

  /** Index of the interval that contains a position: the last interval that does not start after it. */
  #indexOf(place: Position): number {
    let low = 0;
    let high = this.#counts.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (this.#isAfter(middle, place)) high = middle;
      else low = middle;
    }
    return low;
  }

  #isAfter(index: number, { minusScore, reachedAt, characterId }: Position): boolean {
    const score = this.#scores[index] as number;
    if (score !== minusScore) return score > minusScore;
    const reached = this.#reached[index] as number;
    if (reached !== reachedAt) return reached > reachedAt;
    return (this.#ids[index] as number) > characterId;
  }
}
