import { LRUCache } from 'lru-cache';

/**
 * How often something may happen: `atOnce` times at once after a pause, and `perSecond` times a second in the
 * long run.
 */
export interface BucketRate {
  readonly perSecond: number;
  readonly atOnce: number;
}

/** The result of counting one call. */
export interface BucketResult {
  readonly isAllowed: boolean;
  /** Calls that would be allowed now, one after the other. */
  readonly remaining: number;
  /** ms until the refused call is allowed; after an allowed call, until one of cost 1 is. 0: allowed now. */
  readonly retryAfter: number;
  /** ms until `atOnce` calls are allowed at once again. */
  readonly fullAfter: number;
}

/** Maximum number of buckets in memory, at some 100 bytes each. A bucket that is dropped counts as full. */
const MAX_BUCKETS = 50_000;

/**
 * Token buckets by key, in the memory of this process. Each bucket is one number, the instant at which it
 * will be full again ("generic cell rate algorithm"), so counting costs a look-up and no timer.
 */
export class Buckets {
  readonly #interval: number;
  readonly #atOnce: number;
  readonly #now: () => number;
  readonly #fullAt: LRUCache<string, number>;

  /** @param now ms of a monotonic clock. */
  constructor(
    { perSecond, atOnce }: BucketRate,
    now: () => number = () => performance.now(),
    largest = MAX_BUCKETS,
  ) {
    this.#interval = 1_000 / perSecond;
    this.#atOnce = atOnce;
    this.#now = now;
    // `max` would make the room for all buckets at once, which takes 10 ms for each kind of call.
    this.#fullAt = new LRUCache({ maxSize: largest, sizeCalculation: () => 1 });
  }

  get size(): number {
    return this.#fullAt.size;
  }

  /**
   * Counts one call. A refused call takes nothing from its bucket.
   * @param cost how many calls it counts as. One that costs more than `atOnce` is allowed when the bucket is
   *   full, and later calls wait for the rest.
   */
  take(key: string, cost = 1): BucketResult {
    const now = this.#now();
    const result = this.#resultAt(now, key, cost);
    if (result.isAllowed) this.#fullAt.set(key, now + result.fullAfter);
    return result;
  }

  /** The result that `take` would have now. Counts nothing. With a cost of 0: what the bucket holds now. */
  peek(key: string, cost = 1): BucketResult {
    return this.#resultAt(this.#now(), key, cost);
  }

  /** Counts calls that cannot be refused any more. Later calls wait when the bucket does not hold as many. */
  owe(key: string, cost: number): BucketResult {
    const now = this.#now();
    this.#fullAt.set(key, Math.max(this.#fullAt.peek(key) ?? now, now) + cost * this.#interval);
    return { ...this.#resultAt(now, key, 0), isAllowed: true };
  }

  #resultAt(now: number, key: string, cost: number): BucketResult {
    const fullAt = Math.max(this.#fullAt.peek(key) ?? now, now);
    const used = fullAt - now;
    const needed = this.#interval * Math.min(cost, this.#atOnce);
    const capacity = this.#interval * this.#atOnce;
    const isAllowed = used + needed <= capacity + EPSILON;
    const fullAfter = isAllowed ? used + this.#interval * cost : used;
    const remaining = Math.max(0, Math.floor(this.#atOnce - fullAfter / this.#interval + EPSILON));
    // After an allowed call: until a call that costs one. After a refused one: until this call.
    const next = isAllowed ? this.#interval : Math.max(needed, this.#interval);
    const retryAfter = Math.max(0, fullAfter + next - capacity);
    return { isAllowed, remaining, retryAfter: retryAfter < EPSILON ? 0 : retryAfter, fullAfter };
  }
}

/** Tolerance in ms: sums of intervals such as 1,000 / 3 are not exact. */
const EPSILON = 1e-6;
