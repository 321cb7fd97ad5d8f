import type { ErrorCode } from '@slumberfell/protocol';
import type { FastifyReply } from 'fastify';
import { type Failure, failureOf, type Refused } from '../errors.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** Why the call is refused, for the metrics; null while it is not. */
    refusalCode: ErrorCode | null;
  }
}

/** Answers an expected failure. */
export function refuse(reply: FastifyReply, refused: Refused): FastifyReply {
  if (refused.retryAt !== undefined && !reply.hasHeader('retry-after'))
    reply.header('retry-after', String(Math.max(1, Math.ceil((refused.retryAt - Date.now()) / 1_000))));
  return sendFailure(reply, failureOf(refused));
}

/** Sends an answer that is not a success. It is about this moment, so that no cache may keep it. */
export function sendFailure(reply: FastifyReply, { status, body }: Failure): FastifyReply {
  reply.refusalCode = body.code;
  return reply.code(status).header('cache-control', 'no-store').send(body);
}
