import { type SetCookie, stringifySetCookie } from 'cookie';
import { cookieValue } from './cookie-header.ts';

/** Seconds for which a browser keeps the check cookie, if the server does not delete it before. */
const LIFETIME = 60;

/**
 * The cookie that shows whether a browser keeps cookies of this server. The server sets it before it makes an
 * account or a login, and deletes it when the browser has sent it back. It has the attributes of the login
 * cookie, so a browser that refuses the one refuses the other. Its value identifies nothing.
 */
export class CheckCookie {
  readonly #name: string;
  readonly #attributes: Partial<SetCookie>;

  /** @param secure whether players reach the game by https. */
  constructor(secure: boolean) {
    this.#name = secure ? '__Host-slumberfell-check' : 'slumberfell-check';
    this.#attributes = { path: '/', httpOnly: true, secure, sameSite: 'lax' };
  }

  /** Whether a `Cookie` header has the check cookie. */
  isIn(header: string | undefined): boolean {
    return cookieValue(header, this.#name) !== null;
  }

  /** A `Set-Cookie` header with the check cookie. */
  write(): string {
    return stringifySetCookie({ name: this.#name, value: 'kept', maxAge: LIFETIME, ...this.#attributes });
  }

  /** A `Set-Cookie` header that deletes the check cookie. */
  clear(): string {
    return stringifySetCookie({ name: this.#name, value: '', maxAge: 0, ...this.#attributes });
  }
}
