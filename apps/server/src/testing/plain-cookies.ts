import { parseSetCookie, stringifyCookie } from 'cookie';

/**
 * The cookies of a client that moves between nodes at different ports. It keeps them by their names without
 * the port, which every server reads.
 */
export class PlainCookies {
  readonly #values = new Map<string, string>();

  /** Takes the `Set-Cookie` headers of an answer. */
  take({ headers }: Response): void {
    for (const header of headers.getSetCookie()) {
      const { name, value = '' } = parseSetCookie(header);
      this.#values.set(name.replace(/-\d+$/, ''), value);
    }
  }

  /** The `Cookie` header. */
  get header(): string {
    return stringifyCookie(Object.fromEntries([...this.#values].filter(([, value]) => value !== '')));
  }
}
