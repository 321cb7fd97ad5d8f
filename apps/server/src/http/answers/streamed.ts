import { pipeline, Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { compressor, encodingFor } from './encoding.ts';

/** ms after which an answer that is still being sent is cut off, so that a slow client cannot hold it. */
const LONGEST = 60_000;

/** An answer as pieces of JSON, which are made while they are sent. */
export class Streamed {
  readonly pieces: AsyncGenerator<string>;

  constructor(pieces: AsyncGenerator<string>) {
    this.pieces = pieces;
  }
}

/**
 * Sends the pieces, each after the client has taken those before. An error after the first piece cuts the
 * answer off, so that the client does not take it for complete.
 * @throws an error that occurs before the first piece
 */
export async function sendStreamed(
  reply: FastifyReply,
  { pieces }: Streamed,
  acceptEncoding: string,
): Promise<FastifyReply> {
  const first = await pieces.next();
  const signal = AbortSignal.timeout(LONGEST);
  const source = Readable.from(beginningWith(first, pieces), { highWaterMark: 1, signal });
  reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding');
  const encoding = encodingFor(acceptEncoding);
  if (encoding === null) return reply.send(source);
  reply.header('content-encoding', encoding);
  // Fastify sees errors as those of the compressed stream.
  return reply.send(pipeline(source, compressor(encoding), () => undefined));
}

async function* beginningWith(
  first: IteratorResult<string>,
  rest: AsyncGenerator<string>,
): AsyncGenerator<string> {
  if (first.done !== true) yield first.value;
  yield* rest;
}

/**
 * Lets a call go on while its connection has no traffic.
 * @param idle ms after which a connection without traffic is closed.
 * @returns aborts when the answer has been sent, or the connection is closed.
 */
export function held({ raw, request }: FastifyReply, idle: number): AbortSignal {
  const ended = new AbortController();
  const { socket } = request.raw;
  // Node tells a response nothing of its connection while those of earlier requests are being sent on it.
  const end = () => {
    socket.off('close', end);
    ended.abort();
  };
  if (raw.closed || raw.destroyed || socket.destroyed) ended.abort();
  else {
    raw.once('close', end);
    socket.once('close', end);
  }
  // Node sets its own time again for the next request of the connection.
  raw.socket?.setTimeout(idle);
  return ended.signal;
}
