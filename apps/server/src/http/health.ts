import type { FastifyInstance } from 'fastify';

/**
 * `/livez`: the process answers. `/readyz`: it takes players, that is, it has started, is not stopping, and its
 * database answers.
 */
export function addHealth(app: FastifyInstance, isReady: () => Promise<boolean>): void {
  app.get('/livez', (_request, reply) => reply.header('cache-control', 'no-store').send({ live: true }));
  app.get('/readyz', async (_request, reply) => {
    const ready = await isReady();
    return reply
      .header('cache-control', 'no-store')
      .code(ready ? 200 : 503)
      .send({ ready });
  });
}
