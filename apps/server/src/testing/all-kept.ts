import type { Storage } from '../storage/storage.ts';

/** Tables that settling writes, with rows of one character. */
export const OWNED = ['rankings', 'idle_reports', 'snapshots', 'chronicles', 'chronicle_days'] as const;

/**
 * All that settling may write of a character, without its ids, names and creation time: its row, and its rows
 * of `OWNED` as JSON.
 */
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
