import { type SetCookie, stringifySetCookie } from 'cookie';
import { cookieValue } from './cookie-header.ts';
import { isToken } from './token.ts';

/** @param secure whether players reach the game by https. */
export const loginCookieName = (secure: boolean): string => (secure ? '__Host-slumberfell' : 'slumberfell');

/**
 * The cookie of a login: `HttpOnly`, `SameSite=Lax`. Under https it is also `Secure`, and its prefix
 * `__Host-` makes browsers accept it from this host only. Tokens are base64url, so they need no quotes or
 * escapes.
 */
export class LoginCookie {
  readonly #name: string;
  readonly #attributes: Partial<SetCookie>;

  /** @param secure whether players reach the game by https. */
  constructor(secure: boolean) {
    this.#name = loginCookieName(secure);
    this.#attributes = { path: '/', httpOnly: true, secure, sameSite: 'lax' };
  }

  /**
   * The login token in a `Cookie` header; null when there is none, or it does not have the form of a token.
   */
  read(header: string | undefined): string | null {
    const token = cookieValue(header, this.#name) ?? '';
    return isToken(token) ? token : null;
  }

  /**
   * A `Set-Cookie` header.
   * @param maxAge seconds; null for a cookie that the browser deletes when it is closed.
   */
  write(token: string, maxAge: number | null): string {
    const age = maxAge === null ? {} : { maxAge };
    return stringifySetCookie({ name: this.#name, value: token, ...age, ...this.#attributes });
  }

  /** A `Set-Cookie` header that deletes the cookie. */
  clear(): string {
    return this.write('', 0);
  }
}
