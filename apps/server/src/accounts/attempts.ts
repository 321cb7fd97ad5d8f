import { createHmac } from 'node:crypto';
import type { Storage } from '../storage/storage.ts';
import {
  type AttemptWindow,
  attemptWindows,
  countAttempt,
  deleteEndedAttempts,
  forgetAttempts,
  uncountAttempt,
} from '../storage/tables/attempts.ts';
import { sharedSecret } from '../storage/tables/secrets.ts';
import { ACCOUNT_RATES, type RateName } from './limits.ts';

/** What is counted, and by whom or what it is counted. */
export interface Counted {
  readonly rate: RateName;
  readonly subject: string;
}

/** A rate that is used up, until an instant. */
export interface UsedUp {
  readonly rate: RateName;
  readonly retryAt: number;
}

/** Windows removed in one transaction. */
const SWEEP = 500;

/**
 * Counts attempts in windows of fixed length that begin with the first one. In the database, so that nodes
 * share the counts and a restart forgets none; under keyed digests, so that no address stands there.
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
   * Counts one attempt of each. Called before the work, so that parallel ones cannot outrun the count.
   * @returns null when all are within their rates; otherwise the one that is used up for the longest.
   */
  async take(...counted: readonly Counted[]): Promise<UsedUp | null> {
    const byKey = new Map(counted.map((one) => [this.#keyOf(one), one.rate]));
    // In one order, so that transactions do not wait for each other in a circle.
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
    // A flood of attempts that are refused anyway is only read.
    const refused = worst(await this.#storage.read((db) => attemptWindows(db, keys, now)), 1);
    if (refused !== null) return said(refused);
    const windows = await this.#storage.write(async (tx) => {
      const taken: AttemptWindow[] = [];
      for (const key of keys) {
        const rate = byKey.get(key);
        if (rate !== undefined) taken.push(await countAttempt(tx, key, ACCOUNT_RATES[rate].window, now));
      }
      return taken;
    });
    return said(worst(windows, 0));
  }

  /** Forgets all that was counted of one. */
  async forget(counted: Counted): Promise<void> {
    const key = this.#keyOf(counted);
    await this.#storage.write((tx) => forgetAttempts(tx, key));
  }

  /** Takes one attempt back: it was none of those that are counted. */
  async undo(counted: Counted): Promise<void> {
    const key = this.#keyOf(counted);
    await this.#storage.write((tx) => uncountAttempt(tx, key));
  }

  /** Removes windows that have ended. */
  async sweep(): Promise<void> {
    const now = this.#storage.clock.now();
    let removed: number;
    do {
      removed = await this.#storage.write((tx) => deleteEndedAttempts(tx, now, SWEEP));
    } while (removed === SWEEP);
  }

  #keyOf({ rate, subject }: Counted): string {
    return createHmac('sha256', this.#secret).update(`${rate}\0${subject}`).digest('base64url');
  }
}

const said = (one: UsedUp | null): UsedUp | null => one && { rate: one.rate, retryAt: one.retryAt };
