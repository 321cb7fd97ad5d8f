import type { IncomingHttpHeaders } from 'node:http';
import { BlockList, isIP } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';

/** The default value of `TRUSTED_PROXIES`: programs on the same machine. */
export const DEFAULT_TRUSTED_PROXIES: readonly string[] = ['127.0.0.0/8', '::1'];

/**
 * Maximum number of untrusted peers that the log names, so that an attacker with many addresses cannot fill
 * it.
 */
const MAX_LOGGED_PEERS = 5;

/** An entry of `TRUSTED_PROXIES`: an address, such as `192.0.2.7`, or a range, such as `10.1.0.0/16`. */
interface Range {
  readonly address: string;
  readonly family: 'ipv4' | 'ipv6';
  readonly prefix: number;
}

/**
 * @returns null for text that is neither an address nor a range. A range of all addresses (`/0`) is not
 *   accepted.
 */
function rangeOf(text: string): Range | null {
  const [, address = '', digits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const version = isIP(address);
  if (version === 0 || address.includes('%')) return null;
  const bits = version === 4 ? 32 : 128;
  const prefix = digits === undefined ? bits : Number(digits);
  return prefix >= 1 && prefix <= bits ? { address, family: familyOf(address), prefix } : null;
}

/** Whether an entry of the setting `TRUSTED_PROXIES` is an IP address or a CIDR range. */
export const isProxyRange = (text: string): boolean => rangeOf(text) !== null;

/**
 * The reverse proxies that the host trusts. Reads the client's address from `X-Forwarded-For` only if one of
 * them sent the header: any other peer could forge it.
 */
export class TrustedProxies {
  readonly #names: readonly string[];
  readonly #ranges = new BlockList();
  readonly #log: Pick<FastifyBaseLogger, 'warn'> | null;
  readonly #logged = new Set<string>();

  /**
   * @param ranges IP addresses and CIDR ranges.
   * @param log receives one warning for each untrusted peer that sends `X-Forwarded-For`, for the first five
   *   peers at most.
   * @throws TypeError when an entry of `ranges` is neither an address nor a range.
   */
  constructor(ranges: readonly string[], log: Pick<FastifyBaseLogger, 'warn'> | null = null) {
    this.#names = ranges;
    this.#log = log;
    for (const name of ranges) {
      const range = rangeOf(name);
      if (range === null) throw new TypeError(`${name} is no IP address and no CIDR range.`);
      this.#ranges.addSubnet(range.address, range.prefix, range.family);
    }
  }

  /** @param peer address of the other end of a connection; undefined when the connection is closed. */
  has(peer: string | undefined): boolean {
    const address = addressOf(peer);
    return address !== null && this.#ranges.check(address, familyOf(address));
  }

  /**
   * The client's address for a request or a handshake of the hub: the peer's own, or the last address in
   * `X-Forwarded-For` that is not a trusted proxy. An entry that is not an IP address is ignored, and so are
   * all entries to its left.
   * @param peer address of the other end of the connection.
   */
  clientOf(headers: IncomingHttpHeaders, peer: string | undefined): string {
    const own = addressOf(peer) ?? '';
    const header = headers['x-forwarded-for'];
    if (header === undefined) return own;
    if (!this.has(own)) {
      this.#tell(own);
      return own;
    }
    const hops = (Array.isArray(header) ? header.join(',') : header).split(',');
    let client = own;
    while (this.has(client)) {
      const next = addressOf(hops.pop());
      if (next === null) break;
      client = next;
    }
    return client;
  }

  #tell(peer: string): void {
    if (this.#log === null || this.#logged.has(peer) || this.#logged.size >= MAX_LOGGED_PEERS) return;
    this.#logged.add(peer);
    const setting = `TRUSTED_PROXIES=${[...this.#names, peer].join(',')}`;
    this.#log.warn(
      { peer, setting },
      `${peer} sent the header X-Forwarded-For and is not among TRUSTED_PROXIES, so that the header was ignored. If that is ` +
        `your reverse proxy, set ${setting} and restart; otherwise do nothing.`,
    );
  }
}

const familyOf = (address: string): Range['family'] => (address.includes(':') ? 'ipv6' : 'ipv4');

/**
 * An address without zone, brackets and port. An IPv4 address mapped into IPv6 becomes IPv4. Null for text
 * that is not an address.
 */
function addressOf(text: string | undefined): string | null {
  const trimmed = text?.trim() ?? '';
  const [, bracketed, dotted] = /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/.exec(trimmed) ?? [];
  const [plain = ''] = (bracketed ?? dotted ?? trimmed).split('%', 1);
  const address = /^::ffff:([\d.]+)$/i.exec(plain)?.[1] ?? plain;
  return isIP(address) === 0 ? null : address;
}
