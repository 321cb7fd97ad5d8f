import { sql } from 'kysely';
import type { Writer } from '../database/schema.ts';
import { watchCharacters } from './watched-characters.ts';

declare module '../database/schema.ts' {
  interface Schema {
    nodes: NodesTable;
  }
}

/** PostgreSQL only: the nodes that share the database. */
interface NodesTable {
  id: string;
  /** Time of the last heartbeat, by the database's clock. A node with an old heartbeat counts as gone. */
  beat_at: number;
}

/** A node without a heartbeat for so long, in ms, counts as gone, and its sockets as closed. */
export const GONE_AFTER = 6_500;

/** A heartbeat: what has changed on a node since its last one. */
export interface Beat {
  readonly nodeId: string;
  /** All characters that have a socket on this node. */
  readonly watched: readonly number[];
  /** Characters of `watched` that had no socket on this node at the last heartbeat. */
  readonly added: readonly number[];
  /** Characters that had a socket on this node at the last heartbeat, and have none now. */
  readonly removed: readonly number[];
}

/**
 * PostgreSQL only: stores a node's heartbeat and which characters have a socket on it, and removes nodes
 * that are gone. It uses the database's clock, so that a node with a wrong clock removes no running node.
 */
export async function beat(tx: Writer, { nodeId, watched, added, removed }: Beat): Promise<void> {
  const { rows } = await sql<{ isNew: boolean }>`
    insert into nodes (id, beat_at) values (${nodeId}, floor(extract(epoch from clock_timestamp()) * 1000)::bigint)
    on conflict (id) do update set beat_at = excluded.beat_at
    returning (xmax = 0) as "isNew"`.execute(tx);
  // Another node may have removed this node's row with its list of watched characters. Then the whole list is
  // inserted again.
  const shown = rows[0]?.isNew ? watched : added;
  await watchCharacters(tx, nodeId, shown, removed);
  await sql`
    delete from nodes where id in (
      select id from nodes
      where beat_at < floor(extract(epoch from clock_timestamp()) * 1000)::bigint - ${GONE_AFTER}
      for update skip locked
    )`.execute(tx);
}

/** PostgreSQL only: removes a node and its list of watched characters. */
export async function leaveNodes(tx: Writer, nodeId: string): Promise<void> {
  await tx.deleteFrom('nodes').where('id', '=', nodeId).execute();
}
