import { ADDRCONFIG } from 'node:dns';
import { lookup } from 'node:dns/promises';

/** Where a connection goes: an IP address and a port. */
export interface Reached {
  readonly address: string;
  readonly port: number;
}

/**
 * How the sender reaches push services. Tests hand another one to the server by code. No setting, header or
 * stored row can.
 */
export interface PushNetwork {
  /** The IP addresses of a host name, the preferred one first. @throws the error of the resolver */
  resolve(hostname: string): Promise<readonly string[]>;
  /** Where to connect for an address that was found to be public. */
  reach(address: string): Reached;
  /** Certificates to trust instead of those of Node, in PEM; undefined for those of Node. */
  readonly ca?: string;
  /** ms that sending one alert takes at most, from the look-up of the name to the end of the answer. */
  readonly timeout: number;
}

/** The public network. */
export const INTERNET: PushNetwork = {
  async resolve(hostname) {
    // `ADDRCONFIG` leaves out IPv6 on machines without it. IPv4 comes first, since it works on most others.
    const found = await lookup(hostname, { all: true, order: 'ipv4first', hints: ADDRCONFIG });
    return found.map(({ address }) => address);
  },
  reach: (address) => ({ address, port: 443 }),
  timeout: 10_000,
};
