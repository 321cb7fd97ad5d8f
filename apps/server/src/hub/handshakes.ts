import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { CallErrorCode, HubRefusal } from '@slumberfell/protocol';
import { networkOf } from '../accounts/network.ts';
import { isHubAddress } from '../http/hub-address.ts';
import type { TrustedProxies } from '../http/trusted-proxies.ts';
import { type GiveBack, Places } from './connection-slots.ts';
import { refuseUpgrade } from './refuse-upgrade.ts';
import { admit, type Doorkeeper, type Viewer } from './socket-authentication.ts';

/** Most sockets of a node, at a time. */
export interface HandshakeLimits {
  /** Handshakes whose session is being looked up. Each costs a query. */
  readonly strangers: number;
  readonly strangersPerNetwork: number;
  /** Sockets whose session is known, at some 50 KB each. */
  readonly admitted: number;
  readonly admittedPerNetwork: number;
  readonly admittedPerCharacter: number;
}

export interface HandshakeDependencies extends Doorkeeper {
  readonly proxies: Pick<TrustedProxies, 'has' | 'clientOf'>;
  readonly limits: HandshakeLimits;
  /** Headers of every answer. */
  readonly headers: Readonly<Record<string, string>>;
  /** Whether the hub is closing. */
  isClosing(): boolean;
  /** Makes the websocket of a handshake that has been let in. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
}

/**
 * Checks websocket handshakes before they are answered with 101. Origin and session decide; a handshake that is refused gets an
 * HTTP status and never a websocket, so that it costs no more than a refused call.
 */
export class Handshakes {
  readonly #dependencies: HandshakeDependencies;
  readonly #viewers = new WeakMap<IncomingMessage, Viewer>();
  readonly #strangers: Places;
  readonly #networks: Places;
  readonly #characters: Places;

  constructor(dependencies: HandshakeDependencies) {
    const { limits } = dependencies;
    this.#dependencies = dependencies;
    this.#strangers = new Places({ inAll: limits.strangers, ofOne: limits.strangersPerNetwork });
    this.#networks = new Places({ inAll: limits.admitted, ofOne: limits.admittedPerNetwork });
    this.#characters = new Places({ inAll: limits.admitted, ofOne: limits.admittedPerCharacter });
  }

  /** Whose socket a handshake made. */
  viewerOf(request: IncomingMessage): Viewer | null {
    return this.#viewers.get(request) ?? null;
  }

  /** Handles an `upgrade` event of the http server, when it is for the hub. Never throws. */
  async take(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    if (!isHubAddress(request.url)) return;
    // Until it is a websocket nothing else listens, and an error without a listener ends the process.
    socket.on('error', () => socket.destroy());
    const refused = await this.#admit(request, socket);
    if (refused !== null) refuseUpgrade(socket, refused, this.#dependencies.headers);
    else this.#dependencies.upgrade(request, socket, head);
  }

  /** @returns null when the handshake is let in; its places are given back when its connection is closed */
  async #admit(request: IncomingMessage, socket: Duplex): Promise<CallErrorCode | null> {
    const { isClosing } = this.#dependencies;
    if (isClosing()) return 'busy';
    const fault = faultOf(request);
    if (fault !== null) return fault;
    const network = this.#limitedNetworkOf(request);
    const viewer = await this.#viewer(request, network);
    if (typeof viewer === 'string') return viewer;
    if (isClosing()) return 'busy';
    if (socket.destroyed) return 'request/invalid';
    const places = [this.#networks.take(network), this.#characters.take(String(viewer.characterId))];
    const full = places.find((place) => typeof place === 'string');
    const giveBack = () => {
      for (const place of places) if (typeof place !== 'string') place();
    };
    if (full !== undefined) {
      giveBack();
      return full === 'inAll' ? 'busy' : 'request/too-many';
    }
    socket.once('close', giveBack);
    this.#viewers.set(request, viewer);
    return null;
  }

  /** Looks up the session, with a place among the strangers meanwhile. */
  async #viewer(request: IncomingMessage, network: string | null): Promise<Viewer | HubRefusal> {
    const place: GiveBack | string = this.#strangers.take(network);
    if (typeof place === 'string') return place === 'inAll' ? 'busy' : 'request/too-many';
    try {
      return await admit(request.headers, this.#dependencies);
    } finally {
      place();
    }
  }

  /** The network whose sockets are counted; null for a trusted proxy that names no client, as this machine is by default. */
  #limitedNetworkOf({ headers, socket }: IncomingMessage): string | null {
    const { proxies } = this.#dependencies;
    const client = proxies.clientOf(headers, socket.remoteAddress);
    return proxies.has(client) ? null : networkOf(client);
  }
}

/** What is wrong with a handshake, whoever makes it; null when nothing is. */
function faultOf({ url = '' }: IncomingMessage): CallErrorCode | null {
  const [, query = ''] = url.split('?', 2);
  const parameters = new URLSearchParams(query);
  const isOurs = parameters.get('EIO') === '4' && parameters.get('transport') === 'websocket';
  // With the id of an open connection, engine.io would let this one take its place without any check.
  return isOurs && !parameters.has('sid') ? null : 'request/invalid';
}
