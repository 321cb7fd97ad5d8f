import { type SetCookie, stringifySetCookie } from 'cookie';
import { isToken } from '../secrets/token.ts';
import { cookiesOf, cookieValue } from './cookie-header.ts';
import { type CookieHeaders, CookieNames } from './cookie-names.ts';

/**
 * The names of the login cookie.
 * @param publicUrl where players reach the game; null: by http, at the `Host` of each request.
 */
export const loginCookieNames = (publicUrl: URL | null): CookieNames =>
  new CookieNames('slumberfell', publicUrl);

/** A login cookie of the time before https. */
export interface HttpCookie {
  readonly name: string;
  readonly token: string;
}

/** How many of them are read: each costs queries. A host has one for each port at which it had a server. */
const MAX_HTTP_COOKIES = 3;

/**
 * The cookie of a login: `HttpOnly`, `SameSite=Lax`. Under https it is also `Secure`, and its prefix
 * `__Host-` makes browsers accept it from this host only. Tokens are base64url, so they need no quotes or
 * escapes.
 */
export class LoginCookie {
  readonly #names: CookieNames;
  readonly #attributes: Partial<SetCookie>;

  /** @param publicUrl where players reach the game; null: by http, at the `Host` of each request. */
  constructor(publicUrl: URL | null) {
    this.#names = loginCookieNames(publicUrl);
    this.#attributes = { path: '/', httpOnly: true, secure: this.#names.isSecure, sameSite: 'lax' };
  }

  /**
   * The login token in the headers of a request; null when there is none, or it does not have the form of a
   * token.
   */
  read({ cookie, host }: CookieHeaders): string | null {
    return tokenAt(cookie, this.#names.own(host));
  }

  /**
   * The token in the cookie without a port, where the cookie of this server has one. It is of an earlier
   * release, or of another server of this host. Null when there is none.
   */
  readPlain({ cookie, host }: CookieHeaders): string | null {
    const { plain } = this.#names;
    return this.#names.own(host) === plain ? null : tokenAt(cookie, plain);
  }

  /**
   * The cookies that this host gave while players reached it without https, as name and token. None while
   * they still do.
   */
  readHttp({ cookie }: CookieHeaders): readonly HttpCookie[] {
    if (!this.#names.isSecure) return [];
    return cookiesOf(cookie)
      .filter(([name, token]) => this.#names.isOfHttp(name) && isToken(token))
      .map(([name, token]) => ({ name, token }))
      .slice(0, MAX_HTTP_COOKIES);
  }

  /** A `Set-Cookie` header that deletes a cookie of `readHttp`. */
  clearHttp({ name }: HttpCookie): string {
    return this.#write(name, '', 0);
  }

  /**
   * A `Set-Cookie` header.
   * @param maxAge seconds; null for a cookie that the browser deletes when it is closed.
   * @param host the `Host` header of the request.
   */
  write(token: string, maxAge: number | null, host: string | undefined): string {
    return this.#write(this.#names.own(host), token, maxAge);
  }

  /** A `Set-Cookie` header that deletes the cookie. */
  clear(host: string | undefined): string {
    return this.#write(this.#names.own(host), '', 0);
  }

  /** A `Set-Cookie` header that deletes the cookie without a port. */
  clearPlain(): string {
    return this.#write(this.#names.plain, '', 0);
  }

  #write(name: string, value: string, maxAge: number | null): string {
    const age = maxAge === null ? {} : { maxAge };
    return stringifySetCookie({ name, value, ...age, ...this.#attributes });
  }
}

function tokenAt(header: string | undefined, name: string): string | null {
  const token = cookieValue(header, name) ?? '';
  return isToken(token) ? token : null;
}
