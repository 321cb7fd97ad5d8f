import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { type SetCookie, stringifySetCookie } from 'cookie';
import { cookieValue } from './cookie-header.ts';
import { type CookieHeaders, CookieNames } from './cookie-names.ts';

/**
 * Seconds for which a browser keeps its device cookie: the longest lifetime that browsers allow for a cookie.
 */
const LIFETIME = 400 * 24 * 3_600;
const NUMBER = 12;
const DIGEST = 20;

/**
 * The cookie of a browser that has logged in to an account before. The cookie is no login. Failed logins from
 * a browser with this cookie are counted separately, so that guesses from other browsers do not lock the
 * owner out (OWASP, "Device cookies"). Its value is a random number of the browser and a keyed digest of this
 * number and the account's name. The server does not store it, and it is valid for this account only.
 */
export class DeviceCookie {
  readonly #names: CookieNames;
  readonly #attributes: Partial<SetCookie>;
  readonly #secret: Buffer;

  /**
   * @param publicUrl where players reach the game; null: by http, at the `Host` of each request.
   * @param secret key of the digests in the cookies; the same on all nodes.
   */
  constructor(publicUrl: URL | null, secret: Buffer) {
    this.#names = new CookieNames('slumberfell-browser', publicUrl);
    const secure = this.#names.isSecure;
    this.#attributes = { maxAge: LIFETIME, path: '/', httpOnly: true, secure, sameSite: 'strict' };
    this.#secret = secret;
  }

  /**
   * The browser's random number, from its device cookie in the headers of a request. Null when there is no
   * device cookie or it is not valid for the account. The cookie of an earlier release had no port.
   */
  read({ cookie, host }: CookieHeaders, account: string): string | null {
    const names = [this.#names.own(host), this.#names.plain];
    for (const name of names) {
      const number = this.#numberIn(cookieValue(cookie, name) ?? '', account);
      if (number !== null) return number;
    }
    return null;
  }

  /**
   * A `Set-Cookie` header with a new random number, which makes the browser known to the account.
   * @param host the `Host` header of the request.
   */
  write(account: string, host: string | undefined): string {
    const number = randomBytes(NUMBER);
    const value = Buffer.concat([number, this.#digest(number, account)]).toString('base64url');
    return stringifySetCookie({ name: this.#names.own(host), value, ...this.#attributes });
  }

  #numberIn(value: string, account: string): string | null {
    const bytes = Buffer.from(value, 'base64url');
    if (bytes.length !== NUMBER + DIGEST || bytes.toString('base64url') !== value) return null;
    const number = bytes.subarray(0, NUMBER);
    return timingSafeEqual(bytes.subarray(NUMBER), this.#digest(number, account))
      ? number.toString('base64url')
      : null;
  }

  #digest(number: Buffer, account: string): Buffer {
    return createHmac('sha256', this.#secret).update(number).update(account).digest().subarray(0, DIGEST);
  }
}
