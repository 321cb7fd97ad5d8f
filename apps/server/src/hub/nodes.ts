import type { FastifyBaseLogger } from 'fastify';
import type { Storage } from '../storage/storage.ts';
import { revisionsOf } from '../storage/tables/characters/rows.ts';
import type { Adapter } from './adapter.ts';
import { openPostgresAdapter } from './postgres-adapter.ts';
import { Presence } from './presence.ts';
import { openRedisAdapter } from './redis-adapter.ts';

/** The hub's view of the other nodes on the same database. */
export interface Nodes {
  readonly adapter: Adapter['create'];
  /**
   * Counts distinct characters with a running session or a socket on any node.
   * @param open characters with a socket on this node.
   */
  count(open: readonly number[]): Promise<number>;
  /** The stored revision of each character, by its id. It includes commands of all nodes. */
  revisions(characterIds: readonly number[]): Promise<ReadonlyMap<number, number>>;
  /** How long messages of other nodes have been late, in seconds; 0 while they arrive at once. */
  lateSeconds(): number;
  /** Closes the adapter and deletes this node's presence. Called after the hub is closed. */
  close(): Promise<void>;
}

interface NodeSettings {
  readonly databaseUrl: string | null;
  /** Redis that transports messages between nodes; null: PostgreSQL transports them. */
  readonly redisUrl: string | null;
}

/**
 * Connects this node with the other nodes on a PostgreSQL database.
 * @returns null on the embedded database, which has only one node.
 */
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
    lateSeconds: adapter.lateSeconds,
    count: (open) => presence.count(open),
    revisions: (characterIds) => storage.read((db) => revisionsOf(db, characterIds)),
    async close() {
      await adapter.close();
      // Without the database this fails; then the other nodes drop this one after `GONE_AFTER`.
      await presence.leave().catch(() => undefined);
    },
  };
}
