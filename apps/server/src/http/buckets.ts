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
  /** ms until a call is allowed; 0 when one is allowed now. */
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
    this.#fullAt = new LRUCache({ max: largest });
  }

  get size(): number {
    return this.#fullAt.size;
  }

  /** Counts one call. A refused call takes nothing from its bucket. */
  take(key: string): BucketResult {
    const now = this.#now();
    const result = this.#resultAt(now, key);
    if (result.isAllowed) this.#fullAt.set(key, now + result.fullAfter);
    return result;
  }

  /** The result that `take` would have now. Counts nothing. */
  peek(key: string): BucketResult {
    return this.#resultAt(this.#now(), key);
  }

  #resultAt(now: number, key: string): BucketResult {
    const fullAt = Math.max(this.#fullAt.peek(key) ?? now, now);
    const missing = fullAt - now + this.#interval;
    const isAllowed = missing <= this.#interval * this.#atOnce + EPSILON;
    const fullAfter = isAllowed ? missing : fullAt - now;
    const remaining = Math.max(0, Math.floor(this.#atOnce - fullAfter / this.#interval + EPSILON));
    const retryAfter = remaining > 0 ? 0 : fullAfter - this.#interval * (this.#atOnce - 1);
    return { isAllowed, remaining, retryAfter, fullAfter };
  }
}

/** Tolerance in ms: sums of intervals such as 1,000 / 3 are not exact. */
const EPSILON = 1e-6;
