import type { FastifyInstance } from 'fastify';
import { VERSION } from '../lib/version.ts';
import type { Ahead } from './clock-watch.ts';

/** The conditions under which a node accepts players. */
export interface Conditions {
  /** The server has started and is not stopping. */
  readonly open: boolean;
  /** The database answers. */
  readonly database: boolean;
  /** The database accepts writes: its disk is not full, and it is not read-only. */
  readonly writable: boolean;
  /** The database has all migrations of this release. It may also have those of a newer release. */
  readonly migrations: boolean;
  /** The node knows which content is live. */
  readonly content: boolean;
}

/** The readiness of a node, and what its host should know beside it. */
export interface Readiness {
  readonly conditions: Conditions;
  /** Characters that wait for the clock. The node accepts players all the same. */
  readonly ahead: Ahead;
}

/**
 * `/livez`: the process answers, with the version of the game. `/readyz`: the node accepts players; the
 * answer lists the conditions.
 */
export function addHealth(app: FastifyInstance, readiness: () => Promise<Readiness>): void {
  app.get('/livez', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ live: true, version: VERSION }),
  );
  app.get('/readyz', async (_request, reply) => {
    const { conditions, ahead } = await readiness();
    const ready = Object.values(conditions).every(Boolean);
    return reply
      .header('cache-control', 'no-store')
      .code(ready ? 200 : 503)
      .send({ ready, ...conditions, ahead });
  });
}
