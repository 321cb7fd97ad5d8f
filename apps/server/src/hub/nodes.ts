import type { FastifyBaseLogger } from 'fastify';
import type { Storage } from '../storage/storage.ts';
import { revisionsOf } from '../storage/tables/characters.ts';
import type { Adapter } from './adapter.ts';
import { openPostgresAdapter } from './postgres-adapter.ts';
import { Presence } from './presence.ts';
import { openRedisAdapter } from './redis-adapter.ts';

/** The other nodes on the same database, as the hub sees them. */
export interface Nodes {
  readonly adapter: Adapter['create'];
  /**
   * Distinct characters with a running session or a socket on any node. @param open those with one on this
   * node.
   */
  count(open: readonly number[]): Promise<number>;
  /** How many commands characters have carried out, on whatever node. */
  revisions(characterIds: readonly number[]): Promise<ReadonlyMap<number, number>>;
  /** To be called after the hub is closed. */
  close(): Promise<void>;
}

interface NodeSettings {
  readonly databaseUrl: string | null;
  /** Redis carries messages between nodes; null: PostgreSQL does. */
  readonly redisUrl: string | null;
}

/** @returns null where no other node can be: on the embedded database. */
export function openNodes(
  storage: Storage,
  { databaseUrl, redisUrl }: NodeSettings,
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
): Nodes | null {
  if (databaseUrl === null) return null;
  const adapter = redisUrl === null ? openPostgresAdapter(databaseUrl, log) : openRedisAdapter(redisUrl, log);
  const presence = new Presence(storage);
  return {
    adapter: adapter.create,
    count: (open) => presence.count(open),
    revisions: (characterIds) => storage.read((db) => revisionsOf(db, characterIds)),
    async close() {
      await adapter.close();
      // Should the database be away, the others find out by themselves.
      await presence.leave().catch(() => undefined);
    },
  };
}
