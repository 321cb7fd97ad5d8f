import type { Server as HttpServer, IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import { networkOf } from '../accounts/network.ts';
import { type BucketRate, Buckets } from './buckets.ts';
import type { TrustedProxies } from './trusted-proxies.ts';

export interface ConnectionLimits {
  /** Connections at a time. */
  readonly inAll: number;
  /** Connections of one address at a time; null for no limit. */
  readonly perAddress: number | null;
  /** How often one address may open a connection; null for no limit. */
  readonly newPerAddress: BucketRate | null;
}

/**
 * Requests of one connection that may be without an answer, and that may come in one turn of the event loop.
 * No browser and no proxy sends the next request before it has the answer to the one before; a connection
 * that sends more than this ahead takes the process from all others, even where each of them is refused at
 * once.
 */
const AHEAD = 16;

/**
 * ms after which a connection that has not sent a request gives way before idle ones. A request comes at
 * once.
 */
const SILENT = 2_000;
/** ms after which a connection gives way although it has no answer yet: it sends, or reads, very slowly. */
const SLOW = 5_000;
/** ms between two lines of the log that say that all places are taken. */
const TOLD_EVERY = 60_000;

/** One that no request has come from yet; one that has its answers; one that waits for an answer. */
type Stage = 'silent' | 'idle' | 'waiting';

interface Connection {
  readonly socket: Socket;
  /** Null for trusted proxies and this machine, which are not limited by address. */
  readonly network: string | null;
  /** Null once it is a websocket: those are limited by the hub, and give way to nothing. */
  stage: Stage | null;
  /** When it came to its stage, in ms. */
  since: number;
  unanswered: number;
  /** The turn of the event loop in which its last request came, and how many came in it. */
  turn: number;
  inTurn: number;
}

/** In each stage the connections in the order in which they came to it. */
type Stages = Readonly<Record<Stage, Set<Connection>>>;

const stages = (): Stages => ({ silent: new Set(), idle: new Set(), waiting: new Set() });

export interface ConnectionDependencies {
  readonly limits: ConnectionLimits;
  readonly proxies: Pick<TrustedProxies, 'has'>;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/**
 * Bounds the connections of an http server, so that there are files left for all else. Beyond its limit or
 * its rate an address gets no further one. When all places are taken, an idle connection gives way to a new
 * one, which players open again when they need it: so a stranger who holds connections, from however many
 * addresses, keeps nobody out.
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
  #toldAt = Number.NEGATIVE_INFINITY;

  constructor(dependencies: ConnectionDependencies) {
    this.#dependencies = dependencies;
    const { newPerAddress } = dependencies.limits;
    this.#openings = newPerAddress && new Buckets(newPerAddress);
  }

  /** Bounds a server that already has the listener that answers its requests. */
  guard(server: HttpServer): void {
    // In place of Node's own listener, which makes a parser: a flood of connections is refused at less cost
    // than that.
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
    // What comes behind the last request that a connection may send.
    server.on('dropRequest', (_request, socket) => socket.destroy());
  }

  /** @returns whether the connection is taken */
  #connect(socket: Socket): boolean {
    const { limits, proxies } = this.#dependencies;
    const address = socket.remoteAddress ?? '';
    const network = isThisMachine(address) || proxies.has(address) ? null : networkOf(address);
    const isOneTooMany =
      network !== null && limits.perAddress !== null && (this.#counts.get(network) ?? 0) >= limits.perAddress;
    const isTooSoon = () => network !== null && this.#openings?.take(network).isAllowed === false;
    if (isOneTooMany || isTooSoon() || (this.#open >= limits.inAll && !this.#makeRoom())) {
      // A reset leaves nothing behind in the operating system.
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
      inTurn: 0,
    };
    this.#connections.set(socket, connection);
    this.#count(network, 1);
    this.#move(connection, 'silent');
    socket.once('close', () => this.#leave(connection));
    return true;
  }

  /** @returns whether the request is to be answered */
  #begin(socket: Socket, response: ServerResponse): boolean {
    const connection = this.#connections.get(socket);
    if (connection === undefined || socket.destroyed) return false;
    connection.unanswered += 1;
    if (connection.unanswered > AHEAD || this.#countInTurn(connection) > AHEAD) {
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

  /** @returns how many requests of the connection have come in this turn of the event loop */
  #countInTurn(connection: Connection): number {
    this.#turnEnds ??= setImmediate(() => {
      this.#turn += 1;
      this.#turnEnds = null;
    });
    if (connection.turn !== this.#turn) {
      connection.turn = this.#turn;
      connection.inTurn = 0;
    }
    connection.inTurn += 1;
    return connection.inTurn;
  }

  #keep(socket: Socket): void {
    const connection = this.#connections.get(socket);
    if (connection) this.#move(connection, null);
  }

  /** Closes the connection that is needed least. @returns whether there was one */
  #makeRoom(): boolean {
    this.#tell();
    const now = performance.now();
    for (const { silent, idle, waiting } of [this.#clients, this.#proxied]) {
      const least = oldest(silent, now - SILENT) ?? oldest(idle, now) ?? oldest(waiting, now - SLOW);
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

  /** May be called twice. */
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
    if (now - this.#toldAt < TOLD_EVERY) return;
    this.#toldAt = now;
    const { log, limits } = this.#dependencies;
    log.warn(
      { connections: limits.inAll },
      'All connections that MAX_CONNECTIONS allows are taken: idle ones are closed for new ones. If players are that many, raise it and the limit of open files.',
    );
  }
}

/**
 * Makes Node's parser leave the rest of what it has read. Closing the connection alone does not stop it: from
 * 64 KB it makes 1,500 requests and as many errors, which takes 50 ms instead of 4 (Node 20, two cores). The
 * parser is no part of Node's documented interface; where it is another one, the connection is closed all the
 * same.
 */
function stopParsing(socket: Socket & { readonly parser?: { onIncoming?: unknown } | null }): void {
  // 2 says that what follows is of another protocol.
  if (socket.parser) socket.parser.onIncoming = () => 2;
}

/**
 * Whether a connection comes from this machine itself. A socket that takes IPv6 as well names it
 * `::ffff:127.0.0.1`.
 */
const isThisMachine = (address: string): boolean => address === '::1' || networkOf(address) === '127.0.0.1';

/** The connection that has been in its stage for the longest, if it came there at `before` or earlier. */
function oldest(stage: ReadonlySet<Connection>, before: number): Connection | undefined {
  const first = stage.values().next().value;
  return first !== undefined && first.since <= before ? first : undefined;
}
