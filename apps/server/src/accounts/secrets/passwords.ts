import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { Busy } from '../../storage/database/busy.ts';

/**
 * argon2id (the default of the library) with the minimum parameters of OWASP: 19 MiB, two passes, one lane. A
 * hash took 5 to 8 ms when it was measured.
 */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Maximum number of concurrent hashes. During a flood of logins, it leaves memory and, on a machine with
 * several cores, one core to the game.
 */
const AT_ONCE = Math.min(Math.max(availableParallelism() - 1, 1), 4);
/**
 * Maximum number of hashes that wait; further ones are refused as busy. At 10 ms each, the last one waits a
 * second if two run at a time, and two seconds if one does.
 */
const WAITING = 200;

/** The hash of `Passwords.#decoy`. Servers of one process, which tests start, share it. */
let decoy: Promise<string> | undefined;

/** Hashes and verifies passwords, with limited concurrency. */
export class Passwords {
  /** The hash against which the password for an unknown name is verified, so that the work is the same. */
  readonly #decoy: string;
  readonly #atOnce: number;
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  private constructor(decoy: string, atOnce: number) {
    this.#decoy = decoy;
    this.#atOnce = atOnce;
  }

  /** @param atOnce concurrent hashes, at least 1. */
  static async open(atOnce = AT_ONCE): Promise<Passwords> {
    decoy ??= hash('nobody has this password', OPTIONS);
    return new Passwords(await decoy, atOnce);
  }

  /** Hashes the composed form (NFC) of a password, because systems differ in the form that they send. */
  hash(password: string): Promise<string> {
    return this.#take(() => hash(password.normalize('NFC'), OPTIONS));
  }

  /**
   * Tries the composed form of a password, and for hashes of earlier releases the form as it was sent and the
   * decomposed one (NFD). Most passwords have only one form.
   * @param passwordHash null for an account that does not exist: the result is false, after the same work.
   */
  async verify(password: string, passwordHash: string | null): Promise<boolean> {
    for (const form of new Set([password.normalize('NFC'), password, password.normalize('NFD')])) {
      const matches = await this.#take(() => verify(passwordHash ?? this.#decoy, form));
      if (matches) return passwordHash !== null;
    }
    return false;
  }

  async #take<T>(job: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#atOnce) {
      if (this.#waiting.length >= WAITING) throw new Busy(503, 'Too many passwords are being hashed');
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else {
      this.#running += 1;
    }
    try {
      return await job();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}
