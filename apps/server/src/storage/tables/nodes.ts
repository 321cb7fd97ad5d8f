import { sql } from 'kysely';
import type { Writer } from '../database/schema.ts';

/** A node without a heartbeat for so long, in ms, counts as gone, and its sockets as closed. */
export const GONE_AFTER = 6_500;

/** A heartbeat: what has changed on a node since its last one. */
export interface Beat {
  readonly nodeId: string;
  /** All characters that have a socket there. */
  readonly watched: readonly number[];
  /** Characters of `watched` that had no socket at the last heartbeat; and those that have lost theirs. */
  readonly added: readonly number[];
  readonly removed: readonly number[];
}

/**
 * PostgreSQL only: stores a node's heartbeat and which characters have a socket there, and removes nodes that
 * are gone. It uses the database's clock, so that a node whose clock is wrong removes no other node.
 */
export async function beat(tx: Writer, { nodeId, watched, added, removed }: Beat): Promise<void> {
  const { rows } = await sql<{ isNew: boolean }>`
    insert into nodes (id, beat_at) values (${nodeId}, floor(extract(epoch from clock_timestamp()) * 1000)::bigint)
    on conflict (id) do update set beat_at = excluded.beat_at
    returning (xmax = 0) as "isNew"`.execute(tx);
  // Another node may have removed this one with all its characters. Then all are inserted again.
  const shown = rows[0]?.isNew ? watched : added;
  if (shown.length > 0) {
    await sql`
      insert into watched_characters (node_id, character_id)
      select ${nodeId}, * from unnest(${[...shown]}::bigint[]) on conflict do nothing`.execute(tx);
  }
  if (removed.length > 0) {
    await sql`
      delete from watched_characters
      where node_id = ${nodeId} and character_id = any(${[...removed]}::bigint[])`.execute(tx);
  }
  await sql`
    delete from nodes where id in (
      select id from nodes
      where beat_at < floor(extract(epoch from clock_timestamp()) * 1000)::bigint - ${GONE_AFTER}
      for update skip locked
    )`.execute(tx);
}

/** PostgreSQL only: how many characters have a running session at an instant, or a socket on some node. */
export async function countActiveOnNodes(tx: Writer, at: number): Promise<number> {
  const { rows } = await sql<{ active: number }>`
    select (select count(*) from characters where busy_until > ${at}) + (
      select count(distinct character_id)
      from watched_characters join characters on characters.id = character_id
      where busy_until is null or busy_until <= ${at}
    ) as active`.execute(tx);
  return rows[0]?.active ?? 0;
}

/** PostgreSQL only: removes a node and its characters. */
export async function leaveNodes(tx: Writer, nodeId: string): Promise<void> {
  await tx.deleteFrom('nodes').where('id', '=', nodeId).execute();
}
