import type { Server as HttpServer, IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { ErrorCode } from '@slumberfell/protocol';
import { isHubAddress } from '../addresses/hub-address.ts';
import { rawAnswer } from './raw-answer.ts';

/**
 * Codes of refusals by the code of an error of Node's parser. Any other error means that the request is not
 * HTTP.
 */
const CLIENT_ERRORS: Readonly<Record<string, ErrorCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request/slow',
  HPE_HEADER_OVERFLOW: 'request/headers-too-large',
};

/** Answers requests that never reach a route, and for which Node hands over only the socket. */
export class RawRefusals {
  readonly #headers: Readonly<Record<string, string>>;

  /** @param headers headers that every answer has. */
  constructor(headers: Readonly<Record<string, string>>) {
    this.#headers = headers;
  }

  /** Answers a request that Node's parser refuses, and closes the connection. */
  clientError(error: Error & { readonly code?: string }, socket: Socket): void {
    if (error.code !== 'ECONNRESET' && socket.writable)
      this.#write(socket, CLIENT_ERRORS[error.code ?? ''] ?? 'request/invalid');
    socket.destroy();
  }

  /**
   * Refuses requests for another protocol, such as `Upgrade: h2c`, except at the address of the hub. Node
   * emits `upgrade` to the hub too, which answers the requests at its own address. Call this before the hub
   * is opened.
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
