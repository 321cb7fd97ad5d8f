import { FIRST, type Place } from '../storage/tables/ranking-places.ts';

/** About how many rows an interval has. */
export const STRIDE = 1_000;

/** A stretch of a board's order. */
export interface Interval {
  /** From here, or before it, the rows are of this interval. */
  readonly start: Place;
  /** Rows in all intervals before this one. */
  readonly before: number;
  readonly count: number;
}

/**
 * How many characters stand in each stretch of a board, some 32 bytes for every 1,000 of them: what is in
 * between is counted in the database. It is as exact as it is told of changes.
 */
export class BoardIndex {
  readonly #scores = [FIRST.minusScore];
  readonly #reached = [FIRST.reachedAt];
  readonly #ids = [FIRST.characterId];
  readonly #counts: number[];
  readonly #stride: number;
  #total: number;

  /** @param total characters on the board. */
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

  /** The interval of the row with so many before it; the last one where there are fewer. */
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

  /** The interval of a place. */
  around(place: Place): Interval {
    const index = this.#indexOf(place);
    let before = 0;
    for (let earlier = 0; earlier < index; earlier++) before += this.#counts[earlier] as number;
    return this.#interval(index, before);
  }

  /** A row has come to a place, or has gone from there. */
  change(place: Place, by: 1 | -1): void {
    const index = this.#indexOf(place);
    this.#counts[index] = (this.#counts[index] as number) + by;
    this.#total += by;
  }

  /**
   * An interval of more than two strides, which is to be cut; null when there is none. Joins neighbours that
   * together are shorter than half a stride.
   */
  longest(): Interval | null {
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

  /** Cuts an interval at the place of the row that has `left` rows of the interval before it. */
  cut(interval: Interval, at: Place, left: number): void {
    const index = this.#indexOf(interval.start);
    const count = this.#counts[index] as number;
    this.#counts.splice(index, 1, left, count - left);
    this.#scores.splice(index + 1, 0, at.minusScore);
    this.#reached.splice(index + 1, 0, at.reachedAt);
    this.#ids.splice(index + 1, 0, at.characterId);
  }

  /** Joins an interval to the one before it. */
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

  /** The last interval that does not start after a place. */
  #indexOf(place: Place): number {
    let low = 0;
    let high = this.#counts.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (this.#isAfter(middle, place)) high = middle;
      else low = middle;
    }
    return low;
  }

  #isAfter(index: number, { minusScore, reachedAt, characterId }: Place): boolean {
    const score = this.#scores[index] as number;
    if (score !== minusScore) return score > minusScore;
    const reached = this.#reached[index] as number;
    if (reached !== reachedAt) return reached > reachedAt;
    return (this.#ids[index] as number) > characterId;
  }
}
