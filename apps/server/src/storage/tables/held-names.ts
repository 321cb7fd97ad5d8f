import { DECISION_LIMITS } from '@slumberfell/protocol';
import { lookAlikeKey } from '../../lib/look-alike-key.ts';
import type { Writer } from '../database/schema.ts';

declare module '../database/schema.ts' {
  interface Schema {
    held_names: HeldNamesTable;
  }
}

/**
 * The names that characters have, or had until not long ago. Of names that look alike only one is held.
 * Characters of earlier releases may have names that look alike; the oldest of them holds the name.
 */
interface HeldNamesTable {
  /** What `lookAlikeKey` makes of the name. */
  look_alike_key: string;
  character_id: number;
  /** When another character may have it, epoch ms; null while the character has it. */
  free_at: number | null;
}

const KEPT_FOR = DECISION_LIMITS.nameKeptDays * 86_400_000;

/** Another character has a name that looks like the wanted one, or had it until not long ago. */
export class NameIsHeld extends Error {}

/**
 * Holds the name that a character gets. Two transactions that want names that look alike wait for each other
 * at the row, also those of two nodes.
 * @throws NameIsHeld, which rolls the transaction back
 */
export async function holdName(tx: Writer, characterId: number, name: string, at: number): Promise<void> {
  const held = await tx
    .insertInto('held_names')
    .values({ look_alike_key: lookAlikeKey(name), character_id: characterId, free_at: null })
    .onConflict((conflict) =>
      conflict
        .column('look_alike_key')
        .doUpdateSet((e) => ({ character_id: e.ref('excluded.character_id'), free_at: null }))
        .where((e) =>
          e.or([e('held_names.character_id', '=', characterId), e('held_names.free_at', '<=', at)]),
        ),
    )
    .returning('character_id')
    .executeTakeFirst();
  if (held === undefined) throw new NameIsHeld(name);
}

/** Keeps the name that a character leaves at `at` from others for `DECISION_LIMITS.nameKeptDays` days. */
export async function leaveName(tx: Writer, characterId: number, name: string, at: number): Promise<void> {
  await tx
    .updateTable('held_names')
    .set({ free_at: at + KEPT_FOR })
    .where('look_alike_key', '=', lookAlikeKey(name))
    .where('character_id', '=', characterId)
    .execute();
}
