import type { Reader } from '../../database/schema.ts';

/** When the oldest command and the oldest snapshot of a character were stored. */
export interface LogAge {
  readonly characterId: number;
  /** When the character's oldest command was logged; null when there is none. */
  readonly oldestCommand: number | null;
  /**
   * When the oldest of the snapshots with a state from before the given instant was taken; null when there is
   * none.
   */
  readonly oldestSnapshot: number | null;
}

/**
 * The age of the logs of the next characters, in the order of their ids, deleted characters included. Each
 * character costs two index lookups.
 * @param above the last id of the page before; 0 for the first page.
 * @param before snapshots whose states are from this instant or later are ignored.
 */
export async function logAges(
  db: Reader,
  { above, upTo, before }: { readonly above: number; readonly upTo: number; readonly before: number },
  limit: number,
): Promise<readonly LogAge[]> {
  return await db
    .selectFrom('characters')
    .select((e) => [
      'characters.id as characterId',
      e
        .selectFrom('command_log')
        .select('command_log.created_at')
        .whereRef('command_log.character_id', '=', 'characters.id')
        .orderBy('command_log.revision')
        .limit(1)
        .as('oldestCommand'),
      e
        .selectFrom('snapshots')
        .select('snapshots.created_at')
        .whereRef('snapshots.character_id', '=', 'characters.id')
        .where('snapshots.at', '<', before)
        .orderBy('snapshots.revision')
        .orderBy('snapshots.rules_version')
        .limit(1)
        .as('oldestSnapshot'),
    ])
    .where('characters.id', '>', above)
    .where('characters.id', '<=', upTo)
    .orderBy('characters.id')
    .limit(limit)
    .execute();
}

/** @returns 0 when there are no characters. */
export async function highestCharacterId(db: Reader): Promise<number> {
  const { highest } = await db
    .selectFrom('characters')
    .select((e) => e.fn.max<number | null>('id').as('highest'))
    .executeTakeFirstOrThrow();
  return highest ?? 0;
}
