import type { IncomingHttpHeaders } from 'node:http';

/** The headers of a request that decide which cookies are read: the cookies, and the address asked for. */
export type CookieHeaders = Pick<IncomingHttpHeaders, 'cookie' | 'host'>;

/** Ports that browsers leave out of addresses. */
const SCHEME_PORTS: ReadonlySet<string> = new Set(['', '80', '443']);

/**
 * The names of a cookie. Browsers send the cookies of a host to all of its ports. So the name contains the
 * port, if the address of the game has one: two servers of one host do not replace each other's cookies.
 */
export class CookieNames {
  /**
   * The name without a port. Releases before this rule used it at all ports, so it may be that of another
   * server of this host.
   */
  readonly plain: string;
  readonly isSecure: boolean;
  readonly #base: string;
  readonly #port: string | null;

  /**
   * @param base the name without prefix and port, such as `slumberfell`.
   * @param publicUrl where players reach the game; null: by http, at the `Host` of each request.
   */
  constructor(base: string, publicUrl: URL | null) {
    this.#base = base;
    this.isSecure = publicUrl?.protocol === 'https:';
    this.plain = this.isSecure ? `__Host-${base}` : base;
    this.#port = publicUrl?.port ?? null;
  }

  /** The name at the address of a request. Behind a reverse proxy, that is the address of the proxy. */
  own(host: string | undefined): string {
    const port = this.#port ?? /:(\d{1,5})$/.exec(host ?? '')?.[1] ?? '';
    return SCHEME_PORTS.has(port) ? this.plain : `${this.plain}-${port}`;
  }

  /** Whether a server without https gives a cookie this name, at any port. */
  isOfHttp(name: string): boolean {
    return name.startsWith(this.#base) && /^(-\d{1,5})?$/.test(name.slice(this.#base.length));
  }
}
