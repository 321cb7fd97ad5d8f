import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { CallErrorCode, HubRefusal } from '@slumberfell/protocol';
import { networkOf } from '../accounts/limits/network.ts';
import { isHubAddress } from '../http/addresses/hub-address.ts';
import type { TrustedProxies } from '../http/addresses/trusted-proxies.ts';
import { ConnectionSlots, type ReleaseSlot } from './connection-slots.ts';
import { refuseUpgrade } from './refuse-upgrade.ts';
import { authenticateSocket, type SocketAuthentication, type Viewer } from './socket-authentication.ts';

/** Limits of sockets that a node has at a time. */
export interface HandshakeLimits {
  /** Maximum number of handshakes whose login is being looked up. Each look-up costs a query. */
  readonly unauthenticated: number;
  readonly unauthenticatedPerNetwork: number;
  /** Maximum number of sockets whose login is known. Each uses about 50 KB. */
  readonly admitted: number;
  readonly admittedPerNetwork: number;
  readonly admittedPerCharacter: number;
}

export interface HandshakeDependencies extends SocketAuthentication {
  readonly proxies: Pick<TrustedProxies, 'has' | 'clientOf'>;
  readonly limits: HandshakeLimits;
  /** Headers that every answer has. */
  readonly headers: Readonly<Record<string, string>>;
  /** Whether the hub is closing. */
  isClosing(): boolean;
  /** Creates the websocket of an accepted handshake. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
}

/**
 * Checks the origin and the login of a websocket handshake before the server answers with 101. A refused
 * handshake gets an HTTP status and no websocket, so it costs no more than a refused call.
 */
export class Handshakes {
  readonly #dependencies: HandshakeDependencies;
  readonly #viewers = new WeakMap<IncomingMessage, Viewer>();
  readonly #unauthenticated: ConnectionSlots;
  readonly #networks: ConnectionSlots;
  readonly #characters: ConnectionSlots;

  constructor(dependencies: HandshakeDependencies) {
    const { limits } = dependencies;
    this.#dependencies = dependencies;
    this.#unauthenticated = new ConnectionSlots({
      inAll: limits.unauthenticated,
      ofOne: limits.unauthenticatedPerNetwork,
    });
    this.#networks = new ConnectionSlots({ inAll: limits.admitted, ofOne: limits.admittedPerNetwork });
    this.#characters = new ConnectionSlots({ inAll: limits.admitted, ofOne: limits.admittedPerCharacter });
  }

  /** The viewer of an accepted handshake; null for any other request. */
  viewerOf(request: IncomingMessage): Viewer | null {
    return this.#viewers.get(request) ?? null;
  }

  /** Handles an `upgrade` event of the HTTP server. Ignores addresses other than the hub's. Never throws. */
  async take(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    if (!isHubAddress(request.url)) return;
    // Nothing else listens for errors before the websocket exists; an unhandled `error` event ends the
    // process.
    socket.on('error', () => socket.destroy());
    const refused = await this.#admit(request, socket);
    if (refused !== null) refuseUpgrade(socket, refused, this.#dependencies.headers);
    else this.#dependencies.upgrade(request, socket, head);
  }

  /**
   * Checks a handshake, and takes slots for it until its connection is closed.
   * @returns null when the handshake is accepted.
   */
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

  /** Looks up the login. Holds a slot of the handshakes that are not authenticated until the look-up ends. */
  async #viewer(request: IncomingMessage, network: string | null): Promise<Viewer | HubRefusal> {
    const slot: ReleaseSlot | string = this.#unauthenticated.take(network);
    if (typeof slot === 'string') return slot === 'inAll' ? 'busy' : 'request/too-many';
    try {
      return await authenticateSocket(request.headers, this.#dependencies);
    } finally {
      slot();
    }
  }

  /**
   * The network whose sockets are counted. Null when the client has the address of a trusted proxy; by
   * default the addresses of this machine are trusted.
   */
  #limitedNetworkOf({ headers, socket }: IncomingMessage): string | null {
    const { proxies } = this.#dependencies;
    const client = proxies.clientOf(headers, socket.remoteAddress);
    return proxies.has(client) ? null : networkOf(client);
  }
}

/**
 * Checks the parameters of a handshake.
 * @returns null when they are valid.
 */
function faultOf({ url = '' }: IncomingMessage): CallErrorCode | null {
  const [, query = ''] = url.split('?', 2);
  const parameters = new URLSearchParams(query);
  const isOurs = parameters.get('EIO') === '4' && parameters.get('transport') === 'websocket';
  // engine.io would replace the open connection of this `sid` with the new one, without a check.
  return isOurs && !parameters.has('sid') ? null : 'request/invalid';
}
