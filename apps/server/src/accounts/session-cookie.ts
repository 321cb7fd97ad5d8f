import fastifyCookie from '@fastify/cookie';
import { isSessionToken } from './session-token.ts';

/**
 * The cookie that carries a session: `HttpOnly`, `SameSite=Lax`, and under https `Secure` with a name that browsers
 * accept from this very host only (`__Host-`).
 */
export class SessionCookie {
  readonly #name: string;
  readonly #secure: boolean;

  /** @param secure whether players reach the game by https. */
  constructor(secure: boolean) {
    this.#secure = secure;
    this.#name = secure ? '__Host-slumberfell' : 'slumberfell';
  }

  /** The token in a `Cookie` header; null when there is none. */
  read(header: string | undefined): string | null {
    if (header === undefined) return null;
    const value = fastifyCookie.parse(header)[this.#name];
    return value !== undefined && isSessionToken(value) ? value : null;
  }

  /** @param maxAge seconds; null for a cookie that ends with the browser. */
  write(token: string, maxAge: number | null): string {
    return this.#serialize(token, maxAge);
  }

  clear(): string {
    return this.#serialize('', 0);
  }

  #serialize(value: string, maxAge: number | null): string {
    return fastifyCookie.serialize(this.#name, value, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: this.#secure,
      ...(maxAge !== null && { maxAge }),
    });
  }
}
