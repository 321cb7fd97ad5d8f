import { createState, RULES_VERSION } from '@slumberfell/engine';
import { selectCharacter } from '../storage/accounts.ts';
import { type CharacterIdentity, charactersOf, insertCharacter } from '../storage/characters.ts';
import { insertSnapshot } from '../storage/snapshots.ts';
import type { Storage } from '../storage/storage.ts';
import type { LiveContent } from './content-timeline.ts';
import { encodeState, encodeTexts } from './state-text.ts';

export type CreateRefusal = 'character/limit' | 'character/name-taken' | 'character/unknown-appearance';

/**
 * Makes an account's character, as the content gives it, with the snapshot that its log begins at, and selects it.
 * @param name checked and trimmed.
 */
export async function createCharacter(
  storage: Storage,
  { newCharacter, sets, version }: LiveContent,
  accountId: number,
  name: string,
  appearanceId: number,
): Promise<CharacterIdentity | { readonly refused: CreateRefusal }> {
  if (!sets.appearances.some((appearance) => appearance.id === appearanceId)) {
    return { refused: 'character/unknown-appearance' };
  }
  const at = storage.clock.now();
  const state = createState(newCharacter, at);
  const settled = { at, rulesVersion: RULES_VERSION, contentVersion: version };
  return await storage.write(async (tx) => {
    const row = { accountId, name, appearanceId, createdAt: at, ...settled, ...encodeTexts(state) };
    const created = await insertCharacter(tx, row);
    if (created === null) {
      const owned = await charactersOf(tx, accountId);
      return { refused: owned.length > 0 ? 'character/limit' : 'character/name-taken' };
    }
    await insertSnapshot(
      tx,
      { characterId: created.id, revision: 0, state: encodeState(state), sessionContent: null, ...settled },
      at,
    );
    await selectCharacter(tx, accountId, created.id);
    return created;
  });
}
