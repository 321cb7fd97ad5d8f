import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { type SetCookie, stringifySetCookie } from 'cookie';
import { cookieValue } from './cookie-header.ts';

/** Seconds for which a browser is known: what browsers keep a cookie for at most. */
const LIFETIME = 400 * 24 * 3_600;
const NUMBER = 12;
const DIGEST = 20;

/**
 * The cookie by which a browser is known that has been logged in to an account before. It lets nobody in;
 * failed logins from there are counted by themselves, so that guesses from elsewhere do not lock the owner
 * out (OWASP, "Device cookies"). It is the browser's own random number and a keyed digest of that and the
 * account's name: stored nowhere, good for no other account.
 */
export class DeviceCookie {
  readonly #name: string;
  readonly #attributes: Partial<SetCookie>;
  readonly #secret: Buffer;

  /**
   * @param secure whether players reach the game by https.
   * @param secret shared by all nodes.
   */
  constructor(secure: boolean, secret: Buffer) {
    this.#name = secure ? '__Host-slumberfell-browser' : 'slumberfell-browser';
    this.#attributes = { maxAge: LIFETIME, path: '/', httpOnly: true, secure, sameSite: 'strict' };
    this.#secret = secret;
  }

  /**
   * The number of a browser that is known to an account, by its `Cookie` header; null for one that is not.
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

  /** A `Set-Cookie` header that makes a browser known to an account, by a new number. */
  write(account: string): string {
    const number = randomBytes(NUMBER);
    const value = Buffer.concat([number, this.#digest(number, account)]).toString('base64url');
    return stringifySetCookie({ name: this.#name, value, ...this.#attributes });
  }

  #digest(number: Buffer, account: string): Buffer {
    return createHmac('sha256', this.#secret).update(number).update(account).digest().subarray(0, DIGEST);
  }
}
