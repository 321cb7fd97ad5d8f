import type { IncomingHttpHeaders } from 'node:http';
import type { MissingLogin } from '@slumberfell/protocol';
import type { CheckCookie } from '../../accounts/cookies/check-cookie.ts';
import type { CookieHeaders } from '../../accounts/cookies/cookie-names.ts';
import type { LoginCookie } from '../../accounts/cookies/login-cookie.ts';
import type { Caller } from '../../accounts/logins/caller.ts';
import { EXPIRED_KEPT, type Logins, PERSISTENT_LIFETIME } from '../../accounts/logins/logins.ts';
import type { Proof } from '../../accounts/logins/proof.ts';
import { hashToken } from '../../accounts/secrets/token.ts';
import type { LoginExchange } from './login-exchange.ts';

/** Begins, authenticates and ends the logins of browsers. A cookie carries the token of a login. */
export class LoginCookies {
  readonly #logins: Logins;
  readonly #cookie: LoginCookie;
  /** Finds out whether a browser keeps cookies, before an account or a login is made for it. */
  readonly check: CheckCookie;
  readonly #exchange: LoginExchange | null;

  /** @param exchange exchanges login cookies of the time before https. Without it they are not read. */
  constructor(
    logins: Logins,
    cookie: LoginCookie,
    check: CheckCookie,
    exchange: LoginExchange | null = null,
  ) {
    this.#logins = logins;
    this.#cookie = cookie;
    this.check = check;
    this.#exchange = exchange;
  }

  /**
   * Begins a login.
   * @param host the `Host` header of the request.
   * @param browser name of the browser, for the list of logins.
   * @returns the `Set-Cookie` header with the token; null when the password or the second factor has changed
   *   since the proof.
   */
  async begin(
    proof: Proof,
    persistent: boolean,
    host: string | undefined,
    browser: string | null = null,
  ): Promise<string | null> {
    const token = await this.#logins.begin(proof, persistent, browser);
    return token === null ? null : this.#write(token, persistent, host);
  }

  /** The caller of a request; null for visitors, and for logins that are unknown, expired or ended. */
  async authenticate(headers: CookieHeaders): Promise<Caller | null> {
    const found = await this.find(headers, false);
    return typeof found === 'string' ? null : found;
  }

  /**
   * The caller of a request, or why there is none. The cookie without a port, of an earlier release, counts
   * where the server's own has no login. A token in it that is unknown counts as none, because it may be that
   * of another server of this host. Without either of them, a login of the time before https is exchanged.
   * @param isFresh whether to read the database and not the cache.
   */
  async find(headers: IncomingHttpHeaders, isFresh: boolean): Promise<Caller | MissingLogin> {
    const look = (token: string) => (isFresh ? this.#logins.lookUp(token) : this.#logins.find(token));
    const token = this.#cookie.read(headers);
    const found = token === null ? 'none' : await look(token);
    if (typeof found !== 'string') return found;
    const plain = this.#cookie.readPlain(headers);
    const earlier = plain === null ? 'ended' : await look(plain);
    if (typeof earlier !== 'string') return earlier;
    if (token === null && plain === null) {
      const exchanged = await this.#exchange?.exchange(headers);
      if (exchanged) return exchanged;
    }
    return found === 'none' && earlier === 'expired' ? earlier : found;
  }

  /**
   * The `Set-Cookie` headers for a persistent login that this request has prolonged, for one whose cookie has
   * no port yet, and for one that was exchanged; none for all others. The cookie without a port stays,
   * because another node, or this server after a return to an earlier release, may read only that one.
   */
  renewal(caller: Caller, headers: CookieHeaders): readonly string[] {
    const own = this.#cookie.read(headers);
    const plain = this.#cookie.readPlain(headers);
    // Without another cookie the caller is that of the own one, and nothing is hashed.
    if (own !== null && (plain === null || hashToken(own) === caller.tokenHash))
      return caller.renewed && caller.persistent ? [this.#write(own, true, headers.host)] : [];
    if (plain !== null) return [this.#write(plain, caller.persistent, headers.host)];
    const exchanged = this.#exchange?.exchangedFor(caller, headers);
    if (!exchanged) return [];
    const { token, cookie } = exchanged;
    return [this.#write(token, caller.persistent, headers.host), this.#cookie.clearHttp(cookie)];
  }

  /**
   * Ends the login of the caller, if there is one, and that of the cookie without a port, if it is one of
   * this server.
   * @returns the `Set-Cookie` headers that delete the cookies. The cookie of another server of this host
   *   stays.
   */
  async end(caller: Caller | null, headers: CookieHeaders): Promise<readonly string[]> {
    const plain = this.#cookie.readPlain(headers);
    const earlier = plain === null ? 'ended' : await this.#logins.lookUp(plain);
    const ended = [caller, typeof earlier === 'string' ? null : earlier].filter((one) => one !== null);
    for (const one of new Map(ended.map((each) => [each.tokenHash, each])).values())
      await this.#logins.end(one);
    const clear = this.#cookie.clear(headers.host);
    return earlier === 'ended' ? [clear] : [clear, this.#cookie.clearPlain()];
  }

  #write(token: string, persistent: boolean, host: string | undefined): string {
    const maxAge = persistent ? (PERSISTENT_LIFETIME + EXPIRED_KEPT) / 1_000 : null;
    return this.#cookie.write(token, maxAge, host);
  }
}
