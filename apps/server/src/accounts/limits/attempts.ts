import { createHmac } from 'node:crypto';
import type { Storage } from '../../storage/storage.ts';
import {
  type AttemptBucket,
  type AttemptWindow,
  attemptWindows,
  bucketAllowsAt,
  countAttempt,
  deleteEndedAttempts,
  forgetAttempts,
  takeFromBucket,
  uncountAttempt,
} from '../../storage/tables/attempts.ts';
import { sharedSecret } from '../../storage/tables/secrets.ts';
import { ACCOUNT_RATES, type RateName } from './limits.ts';
import { networkOf, WIDE_FACTOR, wideNetworkOf } from './network.ts';

/** A rate and the subject, such as an address or an account, whose attempts are counted against it. */
export interface Counted {
  readonly rate: RateName;
  readonly subject: string;
  /** Factor by which the rate is larger for this subject. Default: 1. */
  readonly factor?: number;
}

/** The networks whose attempts an address counts: its own, and the wide one around it. */
function networksOf(address: string): readonly { readonly subject: string; readonly factor: number }[] {
  const wide = wideNetworkOf(address);
  const network = { subject: networkOf(address), factor: 1 };
  return wide === null ? [network] : [network, { subject: wide, factor: WIDE_FACTOR }];
}

/** Attempts of a client's network. */
export const byNetwork = (rate: RateName, address: string): readonly Counted[] =>
  networksOf(address).map((network) => ({ rate, ...network }));

/** A rate that is used up, and the instant at which its window ends. */
export interface UsedUp {
  readonly rate: RateName;
  readonly retryAt: number;
}

/** Maximum number of ended windows deleted in one transaction. */
const SWEEP = 500;

/**
 * Counts attempts, such as logins, against the rates in `ACCOUNT_RATES`. The window of a count begins with
 * its first attempt and has a fixed length. The counts are in the database, so that all nodes share them and
 * a restart keeps them. The key of a count is an HMAC of its rate and subject, so that the database has no
 * addresses.
 */
export class Attempts {
  readonly #storage: Storage;
  readonly #secret: Buffer;

  private constructor(storage: Storage, secret: Buffer) {
    this.#storage = storage;
    this.#secret = secret;
  }

  static async open(storage: Storage): Promise<Attempts> {
    return new Attempts(storage, await sharedSecret(storage, 'attempts'));
  }

  /**
   * Counts one attempt for each entry of `counted`, unless one of their rates is used up already. Called
   * before the attempted work, such as the check of a password, so that parallel attempts cannot exceed the
   * rate.
   * @returns null when no rate is exceeded; otherwise, of the used-up rates, the one whose window ends last.
   */
  async take(...counted: readonly Counted[]): Promise<UsedUp | null> {
    const byKey = new Map(counted.map((one) => [this.#keyOf(one), one]));
    // Sorted, so that concurrent transactions lock rows in the same order and cannot deadlock.
    const keys = [...byKey.keys()].sort();
    const now = this.#storage.clock.now();
    const worst = (windows: readonly AttemptWindow[], more: number): UsedUp | null =>
      windows
        .flatMap(({ key, attempts, endsAt }): UsedUp[] => {
          const one = byKey.get(key);
          if (one === undefined) return [];
          const { rate, factor = 1 } = one;
          const isUsedUp = attempts + more > ACCOUNT_RATES[rate].attempts * factor;
          return isUsedUp ? [{ rate, retryAt: endsAt }] : [];
        })
        .sort((a, b) => b.retryAt - a.retryAt)[0] ?? null;
    // This check only reads, so that a flood of refused attempts causes no writes.
    const refused = worst(await this.#storage.read((db) => attemptWindows(db, keys, now)), 1);
    if (refused !== null) return refused;
    const windows = await this.#storage.write(async (tx) => {
      const taken: AttemptWindow[] = [];
      for (const key of keys) {
        const one = byKey.get(key);
        if (one) taken.push(await countAttempt(tx, key, ACCOUNT_RATES[one.rate].window, now));
      }
      return taken;
    });
    return worst(windows, 0);
  }

  /**
   * Counts one attempt of a client's network in a token bucket, whose size a setting of the host gives.
   * @returns null when it is counted; otherwise the instant from which the bucket allows an attempt.
   */
  async takeFromBuckets(name: string, bucket: AttemptBucket, address: string): Promise<number | null> {
    const buckets = networksOf(address).map(({ subject, factor }) => ({
      key: this.#digest(name, subject),
      bucket: { interval: Math.ceil(bucket.interval / factor), atOnce: bucket.atOnce * factor },
    }));
    const now = this.#storage.clock.now();
    // This check only reads, so that a flood of refused attempts causes no writes.
    const refusedUntil = await this.#storage.read((db) =>
      latest(buckets, (one) => bucketAllowsAt(db, one, now)),
    );
    if (refusedUntil !== null) return refusedUntil;
    return await this.#storage.write((tx) => latest(buckets, (one) => takeFromBucket(tx, one, now)));
  }

  /** Digest of a client's network, under which the reports of its accounts are counted together. */
  reportNetwork(address: string): string {
    return this.#digest('report-network', wideNetworkOf(address) ?? networkOf(address));
  }

  /** Deletes the count of a subject for one rate. */
  async forget(counted: Counted): Promise<void> {
    const key = this.#keyOf(counted);
    await this.#storage.write((tx) => forgetAttempts(tx, key));
  }

  /** Subtracts one attempt from the count of a subject for one rate. */
  async undo(counted: Counted): Promise<void> {
    const key = this.#keyOf(counted);
    await this.#storage.write((tx) => uncountAttempt(tx, key));
  }

  /** Deletes the counts whose windows have ended. */
  async removeExpired(): Promise<void> {
    const now = this.#storage.clock.now();
    let removed: number;
    do {
      removed = await this.#storage.write((tx) => deleteEndedAttempts(tx, now, SWEEP));
    } while (removed === SWEEP);
  }

  #keyOf({ rate, subject }: Counted): string {
    return this.#digest(rate, subject);
  }

  #digest(name: string, subject: string): string {
    return createHmac('sha256', this.#secret).update(`${name}\0${subject}`).digest('base64url');
  }
}

/** The latest of the instants that `instantOf` gives for some buckets, one after the other; null for none. */
async function latest<T>(
  buckets: readonly T[],
  instantOf: (bucket: T) => Promise<number | null>,
): Promise<number | null> {
  let last: number | null = null;
  for (const bucket of buckets) {
    const at = await instantOf(bucket);
    if (at !== null) last = Math.max(at, last ?? 0);
  }
  return last;
}
