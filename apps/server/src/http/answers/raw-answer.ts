import { STATUS_CODES } from 'node:http';
import type { ErrorCode } from '@slumberfell/protocol';
import { failureOf } from '../../errors.ts';
import { RETRY_AFTER } from '../../storage/database/busy.ts';

/**
 * The text of an HTTP answer that refuses a request for which Fastify has no reply: one that Node's parser
 * refuses, or one for another protocol. After sending it, the caller must close the connection.
 * @param headers headers that every answer has.
 */
export function rawAnswer(refused: ErrorCode, headers: Readonly<Record<string, string>>): string {
  const { status, body } = failureOf({ refused });
  const text = JSON.stringify(body);
  const all = {
    ...headers,
    'cache-control': 'no-store',
    connection: 'close',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(text)),
    date: new Date().toUTCString(),
    ...((status === 429 || status === 503) && { 'retry-after': String(RETRY_AFTER) }),
    ...(refused === 'request/upgrade' && { connection: 'upgrade, close', upgrade: 'HTTP/1.1' }),
  };
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join('')}\r\n${text}`;
}
