import type { GuestCredentials, Parsed } from '@slumberfell/protocol';
import type { Refused } from '../errors.ts';
import { type Account, accountByUsername, insertAccount } from '../storage/accounts.ts';
import { sharedSecret } from '../storage/secrets.ts';
import type { Storage } from '../storage/storage.ts';
import { GuestPairs } from './guest-credentials.ts';
import { type AccountLimits, accountLimits } from './limits.ts';
import { Passwords } from './passwords.ts';

/** Who may play: registering and logging in. Sessions are begun and ended by `Sessions`. */
export class Accounts {
  readonly #storage: Storage;
  readonly #pairs: GuestPairs;
  readonly #passwords: Passwords;
  readonly #limits: AccountLimits;

  private constructor(storage: Storage, pairs: GuestPairs, passwords: Passwords) {
    this.#storage = storage;
    this.#pairs = pairs;
    this.#passwords = passwords;
    this.#limits = accountLimits(storage.clock);
  }

  static async open(storage: Storage): Promise<Accounts> {
    const pairs = new GuestPairs(await sharedSecret(storage, 'guest-pairs'));
    return new Accounts(storage, pairs, await Passwords.open());
  }

  /** A name and a password that `register` takes within 30 minutes. Stores nothing. */
  guestCredentials(address: string): GuestCredentials | Refused {
    if (!this.#limits.guestCredentials.take(address)) return { refused: 'request/too-many' };
    return this.#pairs.offer(this.#storage.clock.now());
  }

  async register(input: Parsed<'register'>, address: string): Promise<Account | Refused> {
    if (!input.isGuest) return { refused: 'account/guests-only' };
    if (!this.#limits.register.take(address)) return { refused: 'request/too-many' };
    const { username, password } = input;
    const now = this.#storage.clock.now();
    if (!this.#pairs.accepts({ username, password }, now)) return { refused: 'account/guest-pair' };
    const passwordHash = await this.#passwords.hash(password);
    const account = await this.#storage.write((tx) =>
      insertAccount(tx, { username, passwordHash, kind: 'guest', createdAt: now }),
    );
    return account ?? { refused: 'account/username-taken' };
  }

  /** Unknown names and wrong passwords are refused alike, after the same work. */
  async login(input: Parsed<'login'>, address: string): Promise<Account | Refused> {
    const subject = `${address} ${input.email.toLowerCase()}`;
    if (this.#limits.failedLogin.exhausted(subject)) return { refused: 'account/locked-out' };
    if (!this.#limits.login.take(address)) return { refused: 'request/too-many' };
    // Counted before the work and forgotten on success, so that parallel guesses cannot outrun the count.
    this.#limits.failedLogin.take(subject);
    const account = await this.#storage.read((db) => accountByUsername(db, input.email));
    const matches = await this.#passwords.verify(input.password, account?.passwordHash ?? null);
    if (!matches || account === null) return { refused: 'account/invalid-login' };
    this.#limits.failedLogin.clear(subject);
    return account;
  }
}
