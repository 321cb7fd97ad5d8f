import type { FastifyInstance } from 'fastify';

/** What a node needs to take players. */
export interface Readiness {
  /** It has started and is not stopping. */
  readonly open: boolean;
  /** Its database answers. */
  readonly database: boolean;
  /** The database takes writes: its disk is not full, and it may be written. */
  readonly writable: boolean;
  /** The database's schema has taken every step of this release. Steps of a newer one are no hindrance. */
  readonly migrations: boolean;
  /** It knows which content is live. */
  readonly content: boolean;
}

/** `/livez`: the process answers. `/readyz`: it takes players; what it lacks is told. */
export function addHealth(app: FastifyInstance, readiness: () => Promise<Readiness>): void {
  app.get('/livez', (_request, reply) => reply.header('cache-control', 'no-store').send({ live: true }));
  app.get('/readyz', async (_request, reply) => {
    const found = await readiness();
    const ready = Object.values(found).every(Boolean);
    return reply
      .header('cache-control', 'no-store')
      .code(ready ? 200 : 503)
      .send({ ready, ...found });
  });
}
