import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { CallErrorCode, HubRefusal } from '@slumberfell/protocol';
import { networkOf } from '../accounts/network.ts';
import { isHubAddress } from '../http/hub-address.ts';
import type { TrustedProxies } from '../http/trusted-proxies.ts';
import { ConnectionSlots, type GiveBack } from './connection-slots.ts';
import { refuseUpgrade } from './refuse-upgrade.ts';
import { authenticateSocket, type SocketAuthentication, type Viewer } from './socket-authentication.ts';

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

export interface HandshakeDependencies extends SocketAuthentication {
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
 * Checks websocket handshakes before they are answered with 101. Origin and session decide; a handshake that
 * is refused gets an HTTP status and never a websocket, so that it costs no more than a refused call.
 */
export class Handshakes {
  readonly #dependencies: HandshakeDependencies;
  readonly #viewers = new WeakMap<IncomingMessage, Viewer>();
  readonly #strangers: ConnectionSlots;
  readonly #networks: ConnectionSlots;
  readonly #characters: ConnectionSlots;

  constructor(dependencies: HandshakeDependencies) {
    const { limits } = dependencies;
    this.#dependencies = dependencies;
    this.#strangers = new ConnectionSlots({ inAll: limits.strangers, ofOne: limits.strangersPerNetwork });
    this.#networks = new ConnectionSlots({ inAll: limits.admitted, ofOne: limits.admittedPerNetwork });
    this.#characters = new ConnectionSlots({ inAll: limits.admitted, ofOne: limits.admittedPerCharacter });
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

  /** @returns null when the handshake is let in; its slots are given back when its connection is closed */
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
    const slots = [this.#networks.take(network), this.#characters.take(String(viewer.characterId))];
    const full = slots.find((slot) => typeof slot === 'string');
    const giveBack = () => {
      for (const slot of slots) if (typeof slot !== 'string') slot();
    };
    if (full !== undefined) {
      giveBack();
      return full === 'inAll' ? 'busy' : 'request/too-many';
    }
    socket.once('close', giveBack);
    this.#viewers.set(request, viewer);
    return null;
  }

  /** Looks up the session, with a slot among those not authenticated meanwhile. */
  async #viewer(request: IncomingMessage, network: string | null): Promise<Viewer | HubRefusal> {
    const slot: GiveBack | string = this.#strangers.take(network);
    if (typeof slot === 'string') return slot === 'inAll' ? 'busy' : 'request/too-many';
    try {
      return await authenticateSocket(request.headers, this.#dependencies);
    } finally {
      slot();
    }
  }

  /**
   * The network whose sockets are counted; null for a trusted proxy that names no client, as this machine is
   * by default.
   */
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
