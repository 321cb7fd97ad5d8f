import { createHmac } from 'node:crypto';
import type { Storage } from '../storage/storage.ts';
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
} from '../storage/tables/attempts.ts';
import { sharedSecret } from '../storage/tables/secrets.ts';
import { ACCOUNT_RATES, type RateName } from './limits.ts';

/** A rate and the subject, such as an address or an account, whose attempts are counted against it. */
export interface Counted {
  readonly rate: RateName;
  readonly subject: string;
}

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
    const byKey = new Map(counted.map((one) => [this.#keyOf(one), one.rate]));
    // Sorted, so that concurrent transactions lock rows in the same order and cannot deadlock.
    const keys = [...byKey.keys()].sort();
    const now = this.#storage.clock.now();
    const worst = (windows: readonly AttemptWindow[], more: number): UsedUp | null =>
      windows
        .map(({ key, attempts, endsAt }) => ({
          rate: byKey.get(key),
          attempts: attempts + more,
          retryAt: endsAt,
        }))
        .filter((one): one is UsedUp & { attempts: number } => one.rate !== undefined)
        .filter(({ rate, attempts }) => attempts > ACCOUNT_RATES[rate].attempts)
        .sort((a, b) => b.retryAt - a.retryAt)[0] ?? null;
    // This check only reads, so that a flood of refused attempts causes no writes.
    const refused = worst(await this.#storage.read((db) => attemptWindows(db, keys, now)), 1);
    if (refused !== null) return withoutAttempts(refused);
    const windows = await this.#storage.write(async (tx) => {
      const taken: AttemptWindow[] = [];
      for (const key of keys) {
        const rate = byKey.get(key);
        if (rate !== undefined) taken.push(await countAttempt(tx, key, ACCOUNT_RATES[rate].window, now));
      }
      return taken;
    });
    return withoutAttempts(worst(windows, 0));
  }

  /**
   * Counts one attempt of a subject in a token bucket, whose size a setting of the host gives.
   * @returns null when it is counted; otherwise the instant from which the bucket allows an attempt.
   */
  async takeFromBucket(name: string, bucket: AttemptBucket, subject: string): Promise<number | null> {
    const key = this.#digest(name, subject);
    const now = this.#storage.clock.now();
    // This check only reads, so that a flood of refused attempts causes no writes.
    const retryAt = await this.#storage.read((db) => bucketAllowsAt(db, key, bucket, now));
    return retryAt ?? (await this.#storage.write((tx) => takeFromBucket(tx, key, bucket, now)));
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

const withoutAttempts = (one: UsedUp | null): UsedUp | null =>
  one && { rate: one.rate, retryAt: one.retryAt };
