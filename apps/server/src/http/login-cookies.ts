import type { MissingLogin } from '@slumberfell/protocol';
import type { Caller } from '../accounts/caller.ts';
import type { CheckCookie } from '../accounts/check-cookie.ts';
import type { LoginCookie } from '../accounts/login-cookie.ts';
import { EXPIRED_KEPT, type Logins, PERSISTENT_LIFETIME } from '../accounts/logins.ts';
import type { Proof } from '../accounts/proof.ts';

/** Begins, authenticates and ends the logins of browsers. A cookie carries the token of a login. */
export class LoginCookies {
  readonly #logins: Logins;
  readonly #cookie: LoginCookie;
  /** Finds out whether a browser keeps cookies, before an account or a login is made for it. */
  readonly check: CheckCookie;

  constructor(logins: Logins, cookie: LoginCookie, check: CheckCookie) {
    this.#logins = logins;
    this.#cookie = cookie;
    this.check = check;
  }

  /**
   * Begins a login.
   * @param browser name of the browser, for the list of logins.
   * @returns the `Set-Cookie` header with the token; null when the password or the second factor has changed
   *   since the proof.
   */
  async begin(proof: Proof, persistent: boolean, browser: string | null = null): Promise<string | null> {
    const token = await this.#logins.begin(proof, persistent, browser);
    return token === null ? null : this.#write(token, persistent);
  }

  /**
   * The caller of a `Cookie` header; null for visitors, and for logins that are unknown, expired or ended.
   */
  async authenticate(cookieHeader: string | undefined): Promise<Caller | null> {
    const token = this.#cookie.read(cookieHeader);
    return token === null ? null : await this.#logins.authenticate(token);
  }

  /**
   * The caller of a `Cookie` header, or why there is none.
   * @param isFresh whether to read the database and not the cache.
   */
  async find(cookieHeader: string | undefined, isFresh: boolean): Promise<Caller | MissingLogin> {
    const token = this.#cookie.read(cookieHeader);
    if (token === null) return 'none';
    return isFresh ? await this.#logins.lookUp(token) : await this.#logins.find(token);
  }

  /** The `Set-Cookie` header for a persistent login that this request has prolonged; null for all others. */
  renewal(caller: Caller, cookieHeader: string | undefined): string | null {
    const token = caller.renewed && caller.persistent ? this.#cookie.read(cookieHeader) : null;
    return token === null ? null : this.#write(token, true);
  }

  /**
   * Ends the login of the caller, if there is one.
   * @returns the `Set-Cookie` header that deletes the cookie.
   */
  async end(caller: Caller | null): Promise<string> {
    if (caller) await this.#logins.end(caller);
    return this.#cookie.clear();
  }

  #write(token: string, persistent: boolean): string {
    return this.#cookie.write(token, persistent ? (PERSISTENT_LIFETIME + EXPIRED_KEPT) / 1_000 : null);
  }
}
