import { RULES_VERSION, type Shown, type State } from '@slumberfell/engine';
import { STATE_VERSION } from '@slumberfell/engine/stored';
import { decodeTexts, encodeState, encodeTexts } from '@slumberfell/server/characters/state-text.ts';
import { openStorage } from '@slumberfell/server/storage/open.ts';
import type { Storage } from '@slumberfell/server/storage/storage.ts';
import type { House } from './journey-server.ts';

/** Gives a character another past, in the storage of a house whose server is stopped: nobody waits for months of play. */
export async function rewrite(
  house: House,
  characterId: number,
  change: (shown: Shown) => Partial<Shown>,
): Promise<void> {
  const { dataDirectory, clock } = house;
  const storage = await openStorage({ databaseUrl: null, dataDirectory, clock });
  try {
    await rewriteIn(storage, characterId, change);
  } finally {
    await storage.close();
  }
}

/** The same where the storage is open. The character's log begins anew with what it has become. */
export async function rewriteIn(
  storage: Storage,
  characterId: number,
  change: (shown: Shown) => Partial<Shown>,
): Promise<void> {
  const found = await storage.withLockedCharacter(characterId, async (character) => {
    const { contentVersion, ...texts } = await character.stored();
    const { shown, hidden } = decodeTexts(texts);
    const state: State = { shown: { ...shown, ...change(shown) }, hidden };
    const settled = {
      revision: character.head.revision + 1,
      at: character.head.at,
      rulesVersion: RULES_VERSION,
      contentVersion,
      sessionContent: null,
      stateVersion: STATE_VERSION,
    };
    await character.save({ ...settled, ...encodeTexts(state), busyUntil: null });
    await character.snapshot({ ...settled, state: encodeState(state) });
    return true;
  });
  if (!found) throw new Error(`There is no character ${characterId}`);
}
