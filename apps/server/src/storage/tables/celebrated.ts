import { type DatabaseKind, DIFFERENCES } from '../database/dialect.ts';
import type { Reader, Writer } from '../database/schema.ts';

declare module '../database/schema.ts' {
  interface Schema {
    celebrated: CelebratedTable;
  }
}

/** Up to where the firsts of a character were celebrated. A new character has no row. */
interface CelebratedTable {
  character_id: number;
  /** Firsts before this instant count as celebrated, epoch ms. */
  up_to: number;
  /** JSON: the keys (`firstKey`) of those at this instant that were celebrated. */
  keys: string;
}

/** Up to where firsts were celebrated: all before an instant, and some at it. */
export interface CelebratedUpTo {
  /** Epoch ms. */
  readonly upTo: number;
  /** Keys (`firstKey`) of the celebrated firsts at this instant. */
  readonly keys: readonly number[];
}

const select = (db: Reader, characterId: number) =>
  db.selectFrom('celebrated').select(['up_to', 'keys']).where('character_id', '=', characterId);

const read = (row: Pick<CelebratedTable, 'up_to' | 'keys'>): CelebratedUpTo => ({
  upTo: row.up_to,
  keys: JSON.parse(row.keys) as readonly number[],
});

/** Null for a character of which nothing was celebrated. */
export async function celebratedUpTo(db: Reader, characterId: number): Promise<CelebratedUpTo | null> {
  const row = await select(db, characterId).executeTakeFirst();
  return row === undefined ? null : read(row);
}

/**
 * As `celebratedUpTo`, and locks the row until the transaction ends. Inserts a row if there is none.
 * @param first what a new row has
 */
export async function lockCelebrated(
  tx: Writer,
  kind: DatabaseKind,
  characterId: number,
  first: CelebratedUpTo,
): Promise<CelebratedUpTo> {
  await tx
    .insertInto('celebrated')
    .values({ character_id: characterId, up_to: first.upTo, keys: JSON.stringify(first.keys) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return read(await DIFFERENCES[kind].locked(select(tx, characterId)).executeTakeFirstOrThrow());
}

export async function saveCelebrated(
  tx: Writer,
  characterId: number,
  { upTo, keys }: CelebratedUpTo,
): Promise<void> {
  await tx
    .updateTable('celebrated')
    .set({ up_to: upTo, keys: JSON.stringify(keys) })
    .where('character_id', '=', characterId)
    .execute();
}
