import { STATE_VERSION } from '@slumberfell/engine/stored';
import { LOG_MONTHS } from '@slumberfell/protocol';
import { storedParts } from '../../characters/savers.ts';
import { snapshotOf } from '../../characters/snapshot-saver.ts';
import { decodeTexts } from '../../characters/state-text.ts';
import type { Storage } from '../../storage/storage.ts';
import { deleteAuditBefore } from '../../storage/tables/audit.ts';
import { readTexts } from '../../storage/tables/characters/locked-rows.ts';
import { highestCharacterId, type LogAge, logAges } from '../../storage/tables/characters/log-ages.ts';
import { deleteCommands } from '../../storage/tables/command-log.ts';
import { deleteSnapshots, saveSnapshot } from '../../storage/tables/snapshots.ts';
import { readOf, refuseNewerRules, UnreadableCharacter } from '../../storage/values/unreadable-character.ts';
import { monthsBefore } from './months-before.ts';

/** Maximum number of characters in one query, and of rows deleted in one transaction. */
const BATCH = 500;

const HOUR = 3_600_000;
/**
 * Number of parts into which the characters are divided. Each hour, the server checks one part for old log
 * entries. The number is one less than the hours of a day, so that a server that runs only in the same hour
 * of each day still checks all parts in turn.
 */
const PARTS = 23;

/** A range of character ids: greater than `above`, at most `upTo`. */
interface Ids {
  readonly above: number;
  readonly upTo: number;
}

const ALL_CHARACTERS: Ids = { above: 0, upTo: Number.MAX_SAFE_INTEGER };

/** Upper bound of the revisions that are removed from a deleted character's log, which is not replayed. */
const ALL_REVISIONS = Number.MAX_SAFE_INTEGER;

/**
 * Removes log entries that are older than the privacy policy allows (specification 9.13): commands,
 * snapshots, and the audit log. The log of a character that is not deleted can still be replayed: only
 * commands up to its newest snapshot are removed. If that snapshot is too old itself, or there is none, a
 * snapshot of the stored state is taken before the removal.
 */
export async function removeOldLogs(storage: Storage, { above, upTo }: Ids = ALL_CHARACTERS): Promise<void> {
  const before = monthsBefore(storage.clock.now(), LOG_MONTHS);
  await inBatches((limit) => storage.write((tx) => deleteAuditBefore(tx, before, limit)));
  let page: readonly LogAge[] = [];
  do {
    const after = page.at(-1)?.characterId ?? above;
    page = await storage.read((db) => logAges(db, { above: after, upTo, before }, BATCH));
    for (const age of page) if (isOlder(age, before)) await removeReadable(storage, age.characterId, before);
  } while (page.length === BATCH);
}

/**
 * Calls `removeOldLogs` for one of the `PARTS` of the characters, chosen by the hour. Checking a character
 * reads some pages from the disk; checking a million characters in one hour would slow players down.
 */
export async function removeOldLogsOfHour(storage: Storage): Promise<void> {
  const highest = await storage.read(highestCharacterId);
  const part = Math.floor(storage.clock.now() / HOUR) % PARTS;
  const bound = (index: number): number => Math.floor((highest * index) / PARTS);
  await removeOldLogs(storage, { above: bound(part), upTo: bound(part + 1) });
}

const isOlder = ({ oldestCommand, oldestSnapshot }: LogAge, before: number): boolean =>
  (oldestCommand ?? before) < before || (oldestSnapshot ?? before) < before;

/**
 * Removes the old log entries of a character. Skips a character that this release cannot read, because no
 * snapshot can be taken of it.
 */
async function removeReadable(storage: Storage, characterId: number, before: number): Promise<void> {
  try {
    await removeLogOf(storage, characterId, before);
  } catch (error) {
    if (!(error instanceof UnreadableCharacter)) throw error;
  }
}

async function removeLogOf(storage: Storage, characterId: number, before: number): Promise<void> {
  const replayedFrom = await keepSnapshot(storage, characterId, before);
  const old = { characterId, upTo: replayedFrom ?? ALL_REVISIONS, before };
  await inBatches((limit) => storage.write((tx) => deleteCommands(tx, old, limit)));
  await storage.write((tx) => deleteSnapshots(tx, characterId, before));
}

/**
 * Ensures that a character has a snapshot that was taken at `before` or later, so that the removal keeps it.
 * @returns the revision of the newest snapshot; null for a deleted character, whose log is not replayed.
 */
async function keepSnapshot(storage: Storage, characterId: number, before: number): Promise<number | null> {
  const newest = await storage.withLockedCharacter(characterId, async (character) => {
    const { revision, at, rulesVersion } = character.head;
    const taken = await character.newestSnapshot();
    if (taken !== null && taken.takenAt >= before) return taken;
    refuseNewerRules(characterId, rulesVersion);
    const { contentVersion, ...texts } = await character.request(readTexts);
    const state = readOf(characterId, () => decodeTexts(texts));
    const held = { revision, at, rulesVersion, contentVersion, stateVersion: STATE_VERSION };
    const snapshot = snapshotOf(state, held, await storedParts(character));
    await character.request(saveSnapshot, { ...snapshot, createdAt: character.now });
    return { revision };
  });
  return newest?.revision ?? null;
}

/** @param remove deletes at most `limit` rows, and returns how many it deleted. */
async function inBatches(remove: (limit: number) => Promise<number>): Promise<void> {
  while ((await remove(BATCH)) === BATCH);
}
