import type { Storage } from '../storage/storage.ts';

/** Tables whose rows belong to a character and that settling writes. */
export const OWNED = ['rankings', 'idle_reports', 'snapshots'] as const;

/** All that settling may write of a character, but for what tells it from others: its row, and texts of what it owns. */
export const allKept = (storage: Storage, characterId: number) =>
  storage.read(async (db) => {
    const row = await db
      .selectFrom('characters')
      .selectAll()
      .where('id', '=', characterId)
      .executeTakeFirstOrThrow();
    const { id, account_id, name, name_key, created_at, ...character } = row;
    const owned = await Promise.all(
      OWNED.map((table) =>
        db.selectFrom(table).selectAll().where('character_id', '=', characterId).execute(),
      ),
    );
    const texts = owned.map((rows) =>
      rows.map(({ character_id, ...rest }) => JSON.stringify(rest)).toSorted(),
    );
    return { character, owned: texts };
  });
