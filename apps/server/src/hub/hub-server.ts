import type { Server as HttpServer } from 'node:http';
import type { ClientMessages, HubMessages } from '@slumberfell/protocol';
import { Server as Engine, type Socket as Transport } from 'engine.io';
import type { FastifyBaseLogger } from 'fastify';
import { Server, type Socket } from 'socket.io';
import type { TrustedProxies } from '../http/addresses/trusted-proxies.ts';
import { SOCKETS_PER_CHARACTER } from '../http/limits/hub-limits.ts';
import type { LoginCookies } from '../http/login/login-cookies.ts';
import { securityHeaders } from '../http/security/security-headers.ts';
import { type FoldedLines, more } from '../observe/folded-lines.ts';
import { type HandshakeLimits, Handshakes } from './handshakes.ts';
import type { NodeMessages } from './node-messages.ts';
import type { Nodes } from './nodes.ts';
import type { Viewer } from './socket-authentication.ts';
import { limitClosing, limitConnects, limitInput, limitUnsent } from './transport-limits.ts';

const LIMITS: HandshakeLimits = {
  // All pages of a node come back within half a second after a restart. One that is refused tries again only
  // after 10 or 30 s.
  unauthenticated: 5_000,
  unauthenticatedPerNetwork: 50,
  admitted: 10_000,
  admittedPerNetwork: 1_000,
  // Twice the limit of open sockets, because sockets that are connecting or closing count too. So a socket
  // over `SOCKETS_PER_CHARACTER` gets a connection, on which the hub tells it why it is refused.
  admittedPerCharacter: 2 * SOCKETS_PER_CHARACTER,
};

/**
 * Maximum number of bytes in one message of a client. Clients send only the packets of the socket.io protocol
 * itself, and a message without content.
 */
const LONGEST_MESSAGE = 1_000;

/** ms after which the hub closes a connection that has not sent its CONNECT. */
const HANDSHAKE_TIME = 5_000;

export type SocketServer = Server<ClientMessages, HubMessages, NodeMessages, Viewer>;
export type HubSocket = Socket<ClientMessages, HubMessages, NodeMessages, Viewer>;

export interface HubServerDependencies {
  readonly loginCookies: Pick<LoginCookies, 'authenticate'>;
  /** The other nodes on the same database; null on the embedded database. */
  readonly nodes: Nodes | null;
  /** Where players reach the game; null: the `Host` of each request. */
  readonly publicUrl: URL | null;
  readonly proxies: Pick<TrustedProxies, 'has' | 'clientOf'>;
  readonly folded: FoldedLines;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
  isClosing(): boolean;
}

/** The socket server of the hub on an http server. */
export interface HubServer {
  readonly io: SocketServer;
  readonly handshakes: Handshakes;
  /** Closes the remaining transports, and the adapter to the other nodes. */
  close(): Promise<void>;
}

/**
 * Accepts websocket handshakes at `HUB_PATH`, and limits what each connection sends and receives (ADR 0017).
 */
export function openHubServer(
  httpServer: HttpServer,
  { loginCookies, nodes, publicUrl, proxies, folded, log, isClosing }: HubServerDependencies,
): HubServer {
  const engine = new Engine({ transports: ['websocket'], maxHttpBufferSize: LONGEST_MESSAGE });
  const io: SocketServer = new Server({
    connectTimeout: HANDSHAKE_TIME,
    ...(nodes && { adapter: nodes.adapter }),
  }).bind(engine);
  const handshakes = new Handshakes({
    loginCookies,
    publicUrl,
    proxies,
    limits: LIMITS,
    headers: securityHeaders(publicUrl?.protocol === 'https:'),
    isClosing,
    failed: (error) =>
      folded.add('a handshake failed', String(error), (count) =>
        log.error({ err: error, ...more(count) }, 'a handshake failed'),
      ),
    upgrade(request, socket, head) {
      engine.handleUpgrade(request, socket, head);
      limitInput(socket);
    },
  });
  httpServer.on('upgrade', (request, socket, head) => void handshakes.take(request, socket, head));
  engine.on('connection', (transport: Transport) => {
    const { socket } = transport.request;
    limitUnsent(transport, socket);
    limitClosing(transport, socket);
    limitConnects(transport);
  });
  return {
    io,
    handshakes,
    async close() {
      engine.close();
      await io.of('/').adapter.close();
    },
  };
}
