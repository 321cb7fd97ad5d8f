import type { Reader, Writer } from '../database/schema.ts';
import { isNotDeleted } from './characters/columns.ts';

declare module '../database/schema.ts' {
  interface Schema {
    shared_chronicles: SharedChroniclesTable;
  }
}

/** Characters whose players show a part of the chronicle on the profile. Without a row it is not shown. */
interface SharedChroniclesTable {
  character_id: number;
  /** Since when, epoch ms. */
  since: number;
}

/** Whether and since when a part of a character's chronicle is shown on its profile. */
export interface ChronicleSharing {
  /** Epoch ms; null: it is not shown. */
  readonly since: number | null;
}

/** Null when there is no such character, or it was deleted. */
export async function chronicleSharing(db: Reader, characterId: number): Promise<ChronicleSharing | null> {
  const row = await db
    .selectFrom('characters')
    .leftJoin('shared_chronicles', 'shared_chronicles.character_id', 'characters.id')
    .select('shared_chronicles.since')
    .where('characters.id', '=', characterId)
    .where(isNotDeleted)
    .executeTakeFirst();
  return row ?? null;
}

/** A chronicle that is shared already keeps the instant since when it is. */
export async function shareChronicle(tx: Writer, characterId: number, since: number): Promise<void> {
  await tx
    .insertInto('shared_chronicles')
    .values({ character_id: characterId, since })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function withdrawChronicle(tx: Writer, characterId: number): Promise<void> {
  await tx.deleteFrom('shared_chronicles').where('character_id', '=', characterId).execute();
}
