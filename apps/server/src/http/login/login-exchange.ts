import { createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { CookieHeaders } from '../../accounts/cookies/cookie-names.ts';
import type { HttpCookie, LoginCookie } from '../../accounts/cookies/login-cookie.ts';
import type { Caller } from '../../accounts/logins/caller.ts';
import type { Logins } from '../../accounts/logins/logins.ts';
import { hashToken } from '../../accounts/secrets/token.ts';
import type { Storage } from '../../storage/storage.ts';
import { keepPublicOrigin } from '../../storage/tables/public-origin.ts';
import { sharedSecret } from '../../storage/tables/secrets.ts';

/** ms after the change of `PUBLIC_URL` for which logins are exchanged. */
const EXCHANGED_FOR = 30 * 86_400_000;

/** A login that was exchanged: its new token, and the cookie that had the old one. */
interface Exchanged {
  readonly token: string;
  readonly cookie: HttpCookie;
}

/**
 * Exchanges logins after a host has changed `PUBLIC_URL` from http to https. The login cookie then has
 * another name, so without an exchange all players would be logged out, and guests without credentials would
 * lose their characters. A login cookie of http was sent without encryption, so it is replaced at its first
 * use: its token ends, and the browser gets a new one. It is accepted for 30 days after the change, and only
 * for logins that began before it.
 */
export class LoginExchange {
  readonly #cookie: LoginCookie;
  readonly #logins: Logins;
  readonly #storage: Storage;
  readonly #secret: Buffer;
  readonly #since: number;

  private constructor(
    { storage, logins, cookie }: Dependencies,
    { secret, since }: { readonly secret: Buffer; readonly since: number },
  ) {
    this.#storage = storage;
    this.#logins = logins;
    this.#cookie = cookie;
    this.#secret = secret;
    this.#since = since;
  }

  static async open(dependencies: Dependencies): Promise<LoginExchange> {
    const { storage, publicUrl } = dependencies;
    const secret = await sharedSecret(storage, 'login-exchange');
    const since = await storage.write((tx) =>
      keepPublicOrigin(tx, publicUrl?.origin ?? null, storage.clock.now()),
    );
    return new LoginExchange(dependencies, { secret, since });
  }

  /**
   * Exchanges the login of a call that has a login cookie of http and none of its own. Calls with the same
   * cookie that are under way at the same time, at any node, all get the same new token.
   * @returns the caller; null when there is nothing to exchange
   */
  async exchange(headers: IncomingHttpHeaders): Promise<Caller | null> {
    if (this.#storage.clock.now() >= this.#since + EXCHANGED_FOR || !isByHttps(headers)) return null;
    for (const { token } of this.#cookie.readHttp(headers)) {
      const replacement = this.#replacementOf(token);
      if (!(await this.#logins.replace(token, replacement, this.#since))) continue;
      const caller = await this.#logins.authenticate(replacement);
      if (caller) return caller;
    }
    return null;
  }

  /** The exchange that has given a caller the login; null when there was none. */
  exchangedFor({ tokenHash }: Caller, headers: CookieHeaders): Exchanged | null {
    for (const cookie of this.#cookie.readHttp(headers)) {
      const token = this.#replacementOf(cookie.token);
      if (hashToken(token) === tokenHash) return { token, cookie };
    }
    return null;
  }

  /** Without the secret, a reader of a token cannot compute its replacement. */
  #replacementOf(token: string): string {
    return createHmac('sha256', this.#secret).update(token).digest('base64url');
  }
}

interface Dependencies {
  readonly storage: Storage;
  readonly logins: Logins;
  readonly cookie: LoginCookie;
  /** Where players reach the game; null: by http, at the `Host` of each request. */
  readonly publicUrl: URL | null;
}

/**
 * Whether the browser made a call by https, as far as its headers tell. A browser that calls by http does not
 * keep a Secure cookie, so an exchange would end its login. Proxies send `X-Forwarded-Proto`; browsers send
 * `Sec-Fetch-Site` by https and to localhost only.
 */
const isByHttps = (headers: IncomingHttpHeaders): boolean =>
  headers['x-forwarded-proto'] === undefined
    ? headers['sec-fetch-site'] !== undefined || headers.origin?.startsWith('https:') === true
    : `${headers['x-forwarded-proto']}`.split(',')[0]?.trim() === 'https';
