import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { type SetCookie, stringifySetCookie } from 'cookie';
import { cookieValue } from './cookie-header.ts';

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
  readonly #name: string;
  readonly #attributes: Partial<SetCookie>;
  readonly #secret: Buffer;

  /**
   * @param secure whether players reach the game by https.
   * @param secret key of the digests in the cookies; the same on all nodes.
   */
  constructor(secure: boolean, secret: Buffer) {
    this.#name = secure ? '__Host-slumberfell-browser' : 'slumberfell-browser';
    this.#attributes = { maxAge: LIFETIME, path: '/', httpOnly: true, secure, sameSite: 'strict' };
    this.#secret = secret;
  }

  /**
   * The browser's random number, from its device cookie in a `Cookie` header. Null when there is no device
   * cookie or it is not valid for the account.
   */
  read(header: string | undefined, account: string): string | null {
    const value = cookieValue(header, this.#name) ?? '';
    const bytes = Buffer.from(value, 'base64url');
    if (bytes.length !== NUMBER + DIGEST || bytes.toString('base64url') !== value) return null;
    const number = bytes.subarray(0, NUMBER);
    return timingSafeEqual(bytes.subarray(NUMBER), this.#digest(number, account))
      ? number.toString('base64url')
      : null;
  }

  /** A `Set-Cookie` header with a new random number, which makes the browser known to the account. */
  write(account: string): string {
    const number = randomBytes(NUMBER);
    const value = Buffer.concat([number, this.#digest(number, account)]).toString('base64url');
    return stringifySetCookie({ name: this.#name, value, ...this.#attributes });
  }

  #digest(number: Buffer, account: string): Buffer {
    return createHmac('sha256', this.#secret).update(number).update(account).digest().subarray(0, DIGEST);
  }
}
