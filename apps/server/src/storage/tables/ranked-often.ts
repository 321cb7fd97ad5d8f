import { sql } from 'kysely';
import { writeRequest } from '../database/character-request.ts';
import { prepared } from '../database/prepared.ts';
import { rowsAsTable } from '../database/rows-as-table.ts';
import type { Writer } from '../database/schema.ts';

declare module '../database/schema.ts' {
  interface Schema {
    ranked_often: RankedOftenTable;
  }
}

/**
 * The characters that every round ranks, also one that leaves others out (`claimRunning`): those that may
 * come among the first of a board in their session, and those whose rank a player has looked at.
 */
interface RankedOftenTable {
  character_id: number;
  /** Epoch ms. After it the row has no meaning. */
  until: number;
}

const LATER = sql<number>`excluded.until`;

interface RankedUntil {
  readonly until: number;
}

type RankedUntilOf = RankedUntil & { readonly characterId: number };

/** Of two instants the later one is kept. */
const upsert = prepared<RankedUntilOf, never>((db, { characterId, until }) =>
  db
    .insertInto('ranked_often')
    .values({ character_id: characterId, until })
    .onConflict((conflict) =>
      conflict.column('character_id').doUpdateSet({ until: LATER }).where('ranked_often.until', '<', LATER),
    ),
);

/** Has every round rank the character until an instant, or until a later one that is stored. */
export const rankOften = writeRequest<RankedUntil>(
  'have every round rank the character',
  upsert,
  (tx, rows) => {
    const table = rowsAsTable(rows, { characterId: 'bigint', until: 'bigint' });
    return sql`
      insert into ranked_often (character_id, until) select row."characterId", row."until" from ${table}
      on conflict (character_id) do update set until = excluded.until
      where ranked_often.until < excluded.until`.execute(tx);
  },
);

/**
 * As `rankOften`, for characters that are not locked. Ids of characters that no longer exist have no effect.
 */
export async function rankAllOften(tx: Writer, ids: readonly number[], until: number): Promise<void> {
  await tx
    .insertInto('ranked_often')
    .columns(['character_id', 'until'])
    .expression((e) =>
      e
        .selectFrom('characters')
        .select(['id', sql<number>`cast(${until} as bigint)`.as('until')])
        .where('id', 'in', ids),
    )
    .onConflict((conflict) =>
      conflict.column('character_id').doUpdateSet({ until: LATER }).where('ranked_often.until', '<', LATER),
    )
    .execute();
}

/** Removes rows without meaning. */
export async function forgetRankedOften(tx: Writer, now: number): Promise<void> {
  await tx.deleteFrom('ranked_often').where('until', '<=', now).execute();
}
