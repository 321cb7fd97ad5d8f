import type { Server as HttpServer, IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import { networkOf } from '../../accounts/limits/network.ts';
import type { TrustedProxies } from '../addresses/trusted-proxies.ts';
import { type BucketRate, Buckets } from './buckets.ts';

export interface ConnectionLimits {
  /** Maximum number of open connections at a time. */
  readonly inAll: number;
  /** Maximum number of open connections of one address at a time; null for no limit. */
  readonly perAddress: number | null;
  /** How often one address may open a connection; null for no limit. */
  readonly newPerAddress: BucketRate | null;
}

/**
 * Maximum number of unanswered requests of one connection, and of its requests that arrive in one turn of the
 * event loop. Browsers and proxies wait for an answer before they send the next request. A connection that
 * sends many more requests ahead blocks the event loop for all others, even if each is refused at once.
 */
const MAX_PIPELINED = 16;

/**
 * ms after which a connection that has sent no request is closed before idle ones, when the server is full.
 * Clients send their first request at once.
 */
const SILENT_TIMEOUT = 2_000;
/**
 * ms after which a connection with an unanswered request may be closed, when the server is full. A client
 * that needs longer sends or reads very slowly.
 */
const SLOW_TIMEOUT = 5_000;
/** ms between two lines of the log that say that the server is full. */
const LOG_INTERVAL = 60_000;

/**
 * `silent`: has sent no request yet. `idle`: all its requests are answered. `waiting`: at least one request
 * is unanswered.
 */
type Stage = 'silent' | 'idle' | 'waiting';

interface Connection {
  readonly socket: Socket;
  /** The client's network. Null for trusted proxies and this machine, which have no limit per address. */
  readonly network: string | null;
  /** Null for a WebSocket, which is never closed for a new connection. The hub limits WebSockets. */
  stage: Stage | null;
  /** The instant at which the connection entered its stage, in ms of `performance.now`. */
  since: number;
  unanswered: number;
  /**
   * Number of the turn of the event loop in which the last request of the connection arrived.
   * `requestsInTurn` counts its requests in that turn.
   */
  turn: number;
  requestsInTurn: number;
}

/** The connections of each stage, in the order in which they entered it. */
type ConnectionsByStage = Readonly<Record<Stage, Set<Connection>>>;

const stages = (): ConnectionsByStage => ({ silent: new Set(), idle: new Set(), waiting: new Set() });

export interface ConnectionDependencies {
  readonly limits: ConnectionLimits;
  readonly proxies: Pick<TrustedProxies, 'has'>;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/**
 * Limits the connections of an HTTP server, so that enough file descriptors remain for everything else. An
 * address that exceeds its limit or its rate gets no further connection. When the server is full, it closes
 * the connection that is least needed for a new one, such as an idle one, which its client reopens when
 * needed. So an attacker who holds connections from many addresses locks no player out.
 */
export class Connections {
  readonly #dependencies: ConnectionDependencies;
  readonly #connections = new WeakMap<object, Connection>();
  readonly #counts = new Map<string, number>();
  readonly #clients = stages();
  readonly #proxied = stages();
  readonly #openings: Buckets | null;
  #open = 0;
  #turn = 0;
  #turnEnds: NodeJS.Immediate | null = null;
  #loggedAt = Number.NEGATIVE_INFINITY;

  constructor(dependencies: ConnectionDependencies) {
    this.#dependencies = dependencies;
    const { newPerAddress } = dependencies.limits;
    this.#openings = newPerAddress && new Buckets(newPerAddress);
  }

  /**
   * Applies the limits to an HTTP server. Call this when the server already has its listeners for requests.
   */
  guard(server: HttpServer): void {
    // `#connect` runs before Node's own listener, which creates a parser. Refusing a connection earlier costs
    // less.
    const connectionListeners = server.listeners('connection') as ((socket: Socket) => void)[];
    server.removeAllListeners('connection');
    server.on('connection', (socket) => {
      if (!this.#connect(socket)) return;
      for (const listener of connectionListeners) listener.call(server, socket);
    });
    server.prependListener('upgrade', ({ socket }: IncomingMessage) => this.#keep(socket));
    const listeners = server.listeners('request') as ((
      request: IncomingMessage,
      response: ServerResponse,
    ) => void)[];
    server.removeAllListeners('request');
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      if (!this.#begin(request.socket, response)) return;
      for (const listener of listeners) listener.call(server, request, response);
    });
    // Node emits this event for each request of a connection beyond `maxRequestsPerSocket`.
    server.on('dropRequest', (_request, socket) => socket.destroy());
  }

  /**
   * Counts a new connection, or refuses it.
   * @returns whether it is accepted.
   */
  #connect(socket: Socket): boolean {
    const { limits, proxies } = this.#dependencies;
    const address = socket.remoteAddress ?? '';
    const network = isThisMachine(address) || proxies.has(address) ? null : networkOf(address);
    const isOneTooMany =
      network !== null && limits.perAddress !== null && (this.#counts.get(network) ?? 0) >= limits.perAddress;
    const isTooSoon = () => network !== null && this.#openings?.take(network).isAllowed === false;
    if (isOneTooMany || isTooSoon() || (this.#open >= limits.inAll && !this.#makeRoom())) {
      // A reset frees the connection in the operating system at once.
      socket.resetAndDestroy();
      return false;
    }
    const connection: Connection = {
      socket,
      network,
      stage: null,
      since: 0,
      unanswered: 0,
      turn: 0,
      requestsInTurn: 0,
    };
    this.#connections.set(socket, connection);
    this.#count(network, 1);
    this.#move(connection, 'silent');
    socket.once('close', () => this.#leave(connection));
    return true;
  }

  /**
   * Counts a request. Closes the connection if it has too many.
   * @returns whether to answer the request.
   */
  #begin(socket: Socket, response: ServerResponse): boolean {
    const connection = this.#connections.get(socket);
    if (connection === undefined || socket.destroyed) return false;
    connection.unanswered += 1;
    if (connection.unanswered > MAX_PIPELINED || this.#countInTurn(connection) > MAX_PIPELINED) {
      stopParsing(socket);
      this.#close(connection);
      return false;
    }
    if (connection.stage !== 'waiting') this.#move(connection, 'waiting');
    response.once('close', () => {
      connection.unanswered -= 1;
      if (connection.unanswered === 0 && !socket.destroyed) this.#move(connection, 'idle');
    });
    return true;
  }

  /**
   * Counts a request in this turn of the event loop.
   * @returns how many requests of the connection have arrived in this turn.
   */
  #countInTurn(connection: Connection): number {
    this.#turnEnds ??= setImmediate(() => {
      this.#turn += 1;
      this.#turnEnds = null;
    });
    if (connection.turn !== this.#turn) {
      connection.turn = this.#turn;
      connection.requestsInTurn = 0;
    }
    connection.requestsInTurn += 1;
    return connection.requestsInTurn;
  }

  #keep(socket: Socket): void {
    const connection = this.#connections.get(socket);
    if (connection) this.#move(connection, null);
  }

  /**
   * Closes the connection that is least needed. Connections of clients are closed before those of proxies. In
   * each of the two groups the order is: silent for `SILENT_TIMEOUT`, idle, waiting for `SLOW_TIMEOUT`. If
   * there is none, closes the oldest silent connection.
   * @returns whether a connection was closed.
   */
  #makeRoom(): boolean {
    this.#tell();
    const now = performance.now();
    for (const { silent, idle, waiting } of [this.#clients, this.#proxied]) {
      const least =
        oldest(silent, now - SILENT_TIMEOUT) ?? oldest(idle, now) ?? oldest(waiting, now - SLOW_TIMEOUT);
      if (least) return this.#close(least);
    }
    const least = oldest(this.#clients.silent, now) ?? oldest(this.#proxied.silent, now);
    return least !== undefined && this.#close(least);
  }

  #close(connection: Connection): true {
    connection.socket.destroy();
    this.#leave(connection);
    return true;
  }

  /** Stops counting a connection. A second call has no effect. */
  #leave(connection: Connection): void {
    if (!this.#connections.delete(connection.socket)) return;
    this.#move(connection, null);
    this.#count(connection.network, -1);
  }

  #move(connection: Connection, stage: Stage | null): void {
    const all = connection.network === null ? this.#proxied : this.#clients;
    if (connection.stage) all[connection.stage].delete(connection);
    connection.stage = stage;
    connection.since = performance.now();
    if (stage) all[stage].add(connection);
  }

  #count(network: string | null, change: 1 | -1): void {
    this.#open += change;
    if (network === null) return;
    const count = (this.#counts.get(network) ?? 0) + change;
    if (count > 0) this.#counts.set(network, count);
    else this.#counts.delete(network);
  }

  #tell(): void {
    const now = performance.now();
    if (now - this.#loggedAt < LOG_INTERVAL) return;
    this.#loggedAt = now;
    const { log, limits } = this.#dependencies;
    log.warn(
      { connections: limits.inAll },
      'All connections that MAX_CONNECTIONS allows are taken: idle ones are closed for new ones. If players are that many, raise it and the limit of open files.',
    );
  }
}

/**
 * Makes Node's parser skip the rest of its input. Closing the connection does not stop the parser: from 64 KB
 * of input it creates 1,500 requests and as many errors, which takes 50 ms instead of 4 ms (Node 20, two
 * cores). The parser is not a documented part of Node. If it is missing, this does nothing, and the caller
 * still closes the connection.
 */
function stopParsing(socket: Socket & { readonly parser?: { onIncoming?: unknown } | null }): void {
  // The result 2 tells the parser that another protocol follows, so that it stops parsing.
  if (socket.parser) socket.parser.onIncoming = () => 2;
}

/**
 * Whether a connection comes from this machine. On a socket that accepts IPv6 too, the address is
 * `::ffff:127.0.0.1`.
 */
const isThisMachine = (address: string): boolean => address === '::1' || networkOf(address) === '127.0.0.1';

/**
 * The connection that has been in a stage for the longest, if it entered the stage at `before` or earlier.
 */
function oldest(stage: ReadonlySet<Connection>, before: number): Connection | undefined {
  const first = stage.values().next().value;
  return first !== undefined && first.since <= before ? first : undefined;
}
