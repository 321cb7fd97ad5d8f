import { sql } from 'kysely';
import type { Writer } from '../database/schema.ts';

declare module '../database/schema.ts' {
  interface Schema {
    watched_characters: WatchedCharactersTable;
  }
}

/** PostgreSQL only: the characters that have a socket on a node. */
interface WatchedCharactersTable {
  node_id: string;
  character_id: number;
}

/**
 * PostgreSQL only: stores which characters have sockets on a node: adds those in `shown`, deletes those in
 * `removed`.
 */
export async function watchCharacters(
  tx: Writer,
  nodeId: string,
  shown: readonly number[],
  removed: readonly number[],
): Promise<void> {
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
}

/**
 * PostgreSQL only: how many characters have a session that runs at the instant `at`, or now have a socket on
 * any node.
 */
export async function countActiveOnNodes(tx: Writer, at: number): Promise<number> {
  const { rows } = await sql<{ active: number }>`
    select (select count(*) from characters where busy_until > ${at}) + (
      select count(distinct character_id)
      from watched_characters join characters on characters.id = character_id
      where busy_until is null or busy_until <= ${at}
    ) as active`.execute(tx);
  return rows[0]?.active ?? 0;
}
