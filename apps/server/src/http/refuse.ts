import type { FastifyReply } from 'fastify';
import { failureOf, type Refused } from '../errors.ts';

/** Answers an expected failure. It is about this moment, so that nobody may keep it. */
export function refuse(reply: FastifyReply, refused: Refused): FastifyReply {
  const { status, body } = failureOf(refused);
  if (refused.retryAt !== undefined && !reply.hasHeader('retry-after'))
    reply.header('retry-after', String(Math.max(1, Math.ceil((refused.retryAt - Date.now()) / 1_000))));
  return reply.code(status).header('cache-control', 'no-store').send(body);
}
