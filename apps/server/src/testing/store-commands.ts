import type { Storage } from '../storage/storage.ts';

/** Commands of one input, for a character's log. */
export interface StoredCommands {
  readonly characterId: number;
  readonly count: number;
  /** Revision of the first. */
  readonly first: number;
  /** Instant of the first; each further one is a ms later. */
  readonly at: number;
  readonly input: object;
}

/** Stores rows of `save-plan` in the command log, as if a character had sent them. */
export async function storeCommands(
  storage: Storage,
  { characterId, count, first, at, input }: StoredCommands,
): Promise<void> {
  const text = JSON.stringify(input);
  const rows = Array.from({ length: count }, (_, index) => ({
    character_id: characterId,
    revision: first + index,
    at: at + index,
    name: 'save-plan',
    input: text,
    rules_version: 1,
    content_version: 'x',
    idempotency_key: null,
    answer: null,
    created_at: at,
  }));
  await storage.write(async (tx) => {
    while (rows.length > 0) await tx.insertInto('command_log').values(rows.splice(0, 500)).execute();
  });
}
