import type { DatabaseKind } from '../database/dialect.ts';
import type { Writer } from '../database/schema.ts';
import { DELETED } from './characters/columns.ts';
import { charactersOf } from './characters/rows.ts';
import type { RankingChange } from './rankings/columns.ts';
import { deleteRankings } from './rankings/rows.ts';

declare module '../database/schema.ts' {
  interface Schema {
    deleted_characters: DeletedCharactersTable;
  }
}

/** Characters of deleted accounts. They are kept for a while, but cannot be seen or played. */
interface DeletedCharactersTable {
  character_id: number;
}

/**
 * Marks an account's characters as deleted, so that they can be neither seen nor played, and removes them
 * from the leaderboards.
 * @returns the changes that the leaderboards must get after the commit.
 */
export async function markCharactersDeleted(
  tx: Writer,
  kind: DatabaseKind,
  accountId: number,
): Promise<readonly RankingChange[]> {
  const changes: RankingChange[] = [];
  for (const { id } of await charactersOf(tx, accountId)) {
    await tx
      .updateTable('characters')
      .set({ busy_until: null, session_content: null, snapshot_revision: DELETED })
      .where('id', '=', id)
      .execute();
    await tx.deleteFrom('alert_checks').where('character_id', '=', id).execute();
    await tx.insertInto('deleted_characters').values({ character_id: id }).execute();
    changes.push(...(await deleteRankings(tx, kind, id)));
  }
  return changes;
}
