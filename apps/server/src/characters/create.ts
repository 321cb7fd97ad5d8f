import { createState, RULES_VERSION } from '@slumberfell/engine';
import type { LiveContent } from '../content/timeline.ts';
import { selectCharacter } from '../storage/tables/accounts.ts';
import { checkAtOnce } from '../storage/tables/alert-checks.ts';
import type { CharacterIdentity } from '../storage/tables/characters/columns.ts';
import { charactersOf, insertCharacter } from '../storage/tables/characters/rows.ts';
import { holdName, NameIsHeld } from '../storage/tables/held-names.ts';
import { saveSnapshot } from '../storage/tables/snapshots.ts';
import type { CharacterDependencies } from './dependencies.ts';
import type { NameRefusal } from './names/name-rules.ts';
import { firstRows, type PublishingServices, publishResults } from './savers.ts';
import { snapshotOf } from './snapshot-saver.ts';
import { encodeTexts } from './state-text.ts';

export type CreateRefusal =
  | NameRefusal
  | 'character/limit'
  | 'character/name-taken'
  | 'character/unknown-appearance';

type Shared = Pick<CharacterDependencies, 'storage' | 'states' | 'names'> & PublishingServices;

/**
 * Creates the character of an account as the content defines it, stores the snapshot with which its log
 * begins, and makes it the account's selected one.
 * @param identity `name` must be trimmed, and without `characterNameFaults`.
 */
export async function createCharacter(
  shared: Shared,
  { newCharacter, sets, version, world }: LiveContent,
  { accountId, name, appearanceId }: Pick<CharacterIdentity, 'accountId' | 'name' | 'appearanceId'>,
): Promise<CharacterIdentity | { readonly refused: CreateRefusal }> {
  if (!sets.appearances.some((appearance) => appearance.id === appearanceId)) {
    return { refused: 'character/unknown-appearance' };
  }
  const { storage, states, names } = shared;
  const refused = names.refusalOf(name);
  if (refused !== null) return { refused };
  const at = storage.clock.now();
  const state = createState(newCharacter, at);
  const first = firstRows({ state, world, at });
  const settled = { at, rulesVersion: RULES_VERSION, contentVersion: version, stateVersion: states.version };
  const snapshot = snapshotOf(state, { ...settled, revision: 0 }, first.parts);
  const creation = storage.write(async (tx) => {
    const row = { accountId, name, appearanceId, createdAt: at, ...settled, ...encodeTexts(state) };
    const identity = await insertCharacter(tx, row);
    if (identity === null) {
      const owned = await charactersOf(tx, accountId);
      return { refused: owned.length > 0 ? 'character/limit' : 'character/name-taken' } as const;
    }
    const { id } = identity;
    await holdName(tx, id, name, at);
    await saveSnapshot.alone(tx, storage.kind, id, { ...snapshot, createdAt: at });
    const results = await first.insert(tx, storage.kind, id);
    await selectCharacter(tx, accountId, id);
    await checkAtOnce(tx, accountId, at);
    return { identity, results };
  });
  const created = await creation.catch((error: unknown) => {
    if (error instanceof NameIsHeld) return { refused: 'character/name-taken' } as const;
    throw error;
  });
  if (created.refused !== undefined) return created;
  const { identity, results } = created;
  publishResults(shared, identity.id, results);
  return identity;
}
