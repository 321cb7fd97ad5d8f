import { type SetCookie, stringifySetCookie } from 'cookie';
import { cookieValue } from './cookie-header.ts';
import { isToken } from './token.ts';

/** @param secure whether players reach the game by https. */
export const sessionCookieName = (secure: boolean): string => (secure ? '__Host-slumberfell' : 'slumberfell');

/**
 * The cookie that carries a session: `HttpOnly`, `SameSite=Lax`, and under https `Secure` with a name that
 * browsers accept from this very host only (`__Host-`). Tokens are base64url, so that nothing needs to be
 * quoted or escaped.
 */
export class SessionCookie {
  readonly #name: string;
  readonly #attributes: Partial<SetCookie>;

  /** @param secure whether players reach the game by https. */
  constructor(secure: boolean) {
    this.#name = sessionCookieName(secure);
    this.#attributes = { path: '/', httpOnly: true, secure, sameSite: 'lax' };
  }

  /** The token in a `Cookie` header; null when there is none. */
  read(header: string | undefined): string | null {
    const token = cookieValue(header, this.#name) ?? '';
    return isToken(token) ? token : null;
  }

  /**
   * A `Set-Cookie` header.
   * @param maxAge seconds; null for a cookie that ends with the browser.
   */
  write(token: string, maxAge: number | null): string {
    const age = maxAge === null ? {} : { maxAge };
    return stringifySetCookie({ name: this.#name, value: token, ...age, ...this.#attributes });
  }

  /** A `Set-Cookie` header that takes the cookie away. */
  clear(): string {
    return this.write('', 0);
  }
}
