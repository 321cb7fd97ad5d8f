import type { Server as HttpServer, IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { ErrorCode } from '@slumberfell/protocol';
import { isHubAddress } from './hub-address.ts';
import { rawAnswer } from './raw-answer.ts';

/** Errors of Node's parser that have a code of their own. Any other is a request that is not HTTP. */
const CLIENT_ERRORS: Readonly<Record<string, ErrorCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request/slow',
  HPE_HEADER_OVERFLOW: 'request/headers-too-large',
};

/** Answers for requests that never reach a route: Node gives a connection and no reply. */
export class RawRefusals {
  readonly #headers: Readonly<Record<string, string>>;

  /** @param headers of every answer. */
  constructor(headers: Readonly<Record<string, string>>) {
    this.#headers = headers;
  }

  /** Answers what Node's parser refuses, and closes the connection. */
  clientError(error: Error & { readonly code?: string }, socket: Socket): void {
    if (error.code !== 'ECONNRESET' && socket.writable)
      this.#write(socket, CLIENT_ERRORS[error.code ?? ''] ?? 'request/invalid');
    socket.destroy();
  }

  /**
   * Answers requests for another protocol, such as `Upgrade: h2c`, which Node gives to the hub as well. The
   * hub itself answers those on its own path. To be called before the hub listens.
   */
  answerUpgrades(server: HttpServer): void {
    server.on('upgrade', (request: IncomingMessage, socket: Duplex) => {
      if (isHubAddress(request.url)) return;
      const isWebSocket = request.headers.upgrade?.toLowerCase() === 'websocket';
      socket.on('error', () => socket.destroy());
      this.#write(socket, isWebSocket ? 'request/not-found' : 'request/upgrade');
      socket.end();
    });
  }

  #write(socket: Duplex, refused: ErrorCode): void {
    socket.write(rawAnswer(refused, this.#headers));
  }
}
