import { RULES_VERSION, type Shown, type State } from '@slumberfell/engine';
import { STATE_VERSION } from '@slumberfell/engine/stored';
import { decodeTexts, encodeState, encodeTexts } from '@slumberfell/server/characters';
import { openStorage, readTexts, type Storage, saveSnapshot, saveState } from '@slumberfell/server/storage';
import type { JourneyServer } from './journey-server.ts';

/**
 * Changes a character's stored state, so that a test need not play for months of game time. Stop the server
 * before.
 */
export async function rewriteCharacter(
  server: JourneyServer,
  characterId: number,
  change: (shown: Shown) => Partial<Shown>,
): Promise<void> {
  const { dataDirectory, clock } = server;
  const storage = await openStorage({ databaseUrl: null, dataDirectory, clock });
  try {
    await rewriteCharacterIn(storage, characterId, change);
  } finally {
    await storage.close();
  }
}

/**
 * Changes a character's stored state in an open storage. Stores the changed state as a new snapshot too, so
 * that `verify` replays later commands from it. The chronicle begins anew, because it does not explain the
 * change.
 */
export async function rewriteCharacterIn(
  storage: Storage,
  characterId: number,
  change: (shown: Shown) => Partial<Shown>,
): Promise<void> {
  await storage.write(async (tx) => {
    await tx.deleteFrom('chronicle_days').where('character_id', '=', characterId).execute();
    await tx.deleteFrom('chronicles').where('character_id', '=', characterId).execute();
  });
  const found = await storage.withLockedCharacter(characterId, async (character) => {
    const { contentVersion, ...texts } = await character.request(readTexts);
    const { shown, hidden } = decodeTexts(texts);
    const state: State = { shown: { ...shown, ...change(shown) }, hidden };
    const { revision, at } = character.head;
    const settled = {
      revision: revision + 1,
      at,
      rulesVersion: RULES_VERSION,
      contentVersion,
      sessionContent: null,
      stateVersion: STATE_VERSION,
    };
    await character.request(saveState, {
      ...settled,
      ...encodeTexts(state),
      fromRevision: revision,
      fromAt: at,
      busyUntil: null,
    });
    await character.request(saveSnapshot, {
      ...settled,
      state: encodeState(state),
      createdAt: character.now,
    });
    return true;
  });
  if (!found) throw new Error(`There is no character ${characterId}`);
}
