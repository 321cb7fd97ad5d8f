import type { ErrorCode } from '@slumberfell/protocol';
import type { FastifyReply } from 'fastify';
import { type Failure, failureOf, type Refused } from '../../errors.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** The code of the refusal, for the metrics; null for a call that is not refused. */
    refusalCode: ErrorCode | null;
  }
}

/** Answers with an expected failure. */
export function refuse(reply: FastifyReply, refused: Refused): FastifyReply {
  if (refused.retryAt !== undefined && !reply.hasHeader('retry-after'))
    reply.header('retry-after', String(Math.max(1, Math.ceil((refused.retryAt - Date.now()) / 1_000))));
  return sendFailure(reply, failureOf(refused));
}

/** Sends a failure. Caches must not keep it, since the next request may succeed. */
export function sendFailure(reply: FastifyReply, { status, body }: Failure): FastifyReply {
  reply.refusalCode = body.code;
  return reply.code(status).header('cache-control', 'no-store').send(body);
}
