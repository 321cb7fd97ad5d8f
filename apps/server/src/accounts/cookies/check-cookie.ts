import { type SetCookie, stringifySetCookie } from 'cookie';
import { cookieValue } from './cookie-header.ts';
import { type CookieHeaders, CookieNames } from './cookie-names.ts';

/** Seconds for which a browser keeps the check cookie, if the server does not delete it before. */
const LIFETIME = 60;

/**
 * The cookie that shows whether a browser keeps cookies of this server. The server sets it before it makes an
 * account or a login, and deletes it when the browser has sent it back. It has the attributes of the login
 * cookie, so a browser that refuses the one refuses the other. Its value identifies nothing.
 */
export class CheckCookie {
  readonly #names: CookieNames;
  readonly #attributes: Partial<SetCookie>;

  /** @param publicUrl where players reach the game; null: by http, at the `Host` of each request. */
  constructor(publicUrl: URL | null) {
    this.#names = new CookieNames('slumberfell-check', publicUrl);
    this.#attributes = { path: '/', httpOnly: true, secure: this.#names.isSecure, sameSite: 'lax' };
  }

  /** Whether the headers of a request have the check cookie. */
  isIn({ cookie, host }: CookieHeaders): boolean {
    return cookieValue(cookie, this.#names.own(host)) !== null;
  }

  /** A `Set-Cookie` header with the check cookie. @param host the `Host` header of the request. */
  write(host: string | undefined): string {
    return this.#write('kept', LIFETIME, host);
  }

  /** A `Set-Cookie` header that deletes the check cookie. @param host the `Host` header of the request. */
  clear(host: string | undefined): string {
    return this.#write('', 0, host);
  }

  #write(value: string, maxAge: number, host: string | undefined): string {
    return stringifySetCookie({ name: this.#names.own(host), value, maxAge, ...this.#attributes });
  }
}
