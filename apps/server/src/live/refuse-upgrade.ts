import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { CallErrorCode } from '@slumberfell/protocol';
import { failureOf } from '../errors.ts';
import { RETRY_AFTER } from '../storage/busy.ts';

/** Answers a websocket handshake as a call would be refused, and closes its connection. */
export function refuseUpgrade(socket: Duplex, code: CallErrorCode): void {
  const { status, body } = failureOf({ refused: code });
  const text = JSON.stringify(body);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(text)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    'connection: close',
    ...(status === 429 || status === 503 ? [`retry-after: ${RETRY_AFTER}`] : []),
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${text}`, () => socket.destroy());
}
