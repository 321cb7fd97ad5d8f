import { createState, openingChronicle, RULES_VERSION } from '@slumberfell/engine';
import type { LiveContent } from '../content/timeline.ts';
import { firstRankings } from '../leaderboards/update-rankings.ts';
import { selectCharacter } from '../storage/tables/accounts.ts';
import type { CharacterIdentity } from '../storage/tables/characters/columns.ts';
import { charactersOf, insertCharacter } from '../storage/tables/characters/rows.ts';
import { insertChronicle } from '../storage/tables/chronicles.ts';
import { saveRankings } from '../storage/tables/rankings/rows.ts';
import { insertSnapshot } from '../storage/tables/snapshots.ts';
import { writeChronicle } from '../storage/values/chronicle.ts';
import type { CharacterDependencies } from './dependencies.ts';
import { encodeState, encodeTexts } from './state-text.ts';

export type CreateRefusal = 'character/limit' | 'character/name-taken' | 'character/unknown-appearance';

type Shared = Pick<CharacterDependencies, 'storage' | 'leaderboards' | 'states'>;

/**
 * Creates the character of an account as the content defines it, stores the snapshot with which its log
 * begins, and makes it the account's selected one.
 * @param identity `name` must be checked and trimmed.
 */
export async function createCharacter(
  { storage, leaderboards, states }: Shared,
  { newCharacter, sets, version, world }: LiveContent,
  { accountId, name, appearanceId }: Pick<CharacterIdentity, 'accountId' | 'name' | 'appearanceId'>,
): Promise<CharacterIdentity | { readonly refused: CreateRefusal }> {
  if (!sets.appearances.some((appearance) => appearance.id === appearanceId)) {
    return { refused: 'character/unknown-appearance' };
  }
  const at = storage.clock.now();
  const state = createState(newCharacter, at);
  const opening = openingChronicle(state.shown, world);
  // What a new character has is its first at this instant, and not something from before.
  const chronicle = { ...opening, firsts: opening.firsts.map((first) => ({ ...first, at })) };
  const text = writeChronicle(chronicle);
  const settled = { at, rulesVersion: RULES_VERSION, contentVersion: version, stateVersion: states.version };
  const created = await storage.write(async (tx) => {
    const row = { accountId, name, appearanceId, createdAt: at, ...settled, ...encodeTexts(state) };
    const identity = await insertCharacter(tx, row);
    if (identity === null) {
      const owned = await charactersOf(tx, accountId);
      return { refused: owned.length > 0 ? 'character/limit' : 'character/name-taken' } as const;
    }
    await insertSnapshot(
      tx,
      {
        characterId: identity.id,
        revision: 0,
        state: encodeState(state),
        sessionContent: null,
        ...settled,
        ...text,
      },
      at,
    );
    const whole = { since: at, openDay: null, ...text };
    await insertChronicle(tx, storage.kind, { characterId: identity.id, whole, days: [] });
    await selectCharacter(tx, accountId, identity.id);
    const ranked = firstRankings(identity.id, state.shown, world, at);
    await saveRankings(tx, storage.kind, ranked);
    return { identity, ranked };
  });
  if (created.refused !== undefined) return created;
  leaderboards.committed(created.ranked);
  return created.identity;
}
