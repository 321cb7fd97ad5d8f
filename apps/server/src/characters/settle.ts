import { RULES_VERSION, type State, settleByDay, type Timeline } from '@slumberfell/engine';
import { settleTime } from '../observe/measurements.ts';
import { type ReadCharacter, type SettledCharacter, snapshotParts } from '../saving/saver.ts';
import type { LockedCharacter } from '../storage/locked-characters/locked-character.ts';
import { readTexts } from '../storage/tables/characters/locked-rows.ts';
import { saveSnapshot } from '../storage/tables/snapshots.ts';
import { beginSavers, recordersOf, type Savings } from './savers.ts';
import { snapshotOf } from './snapshot-saver.ts';
import type { StoredStates } from './stored-states.ts';

/** A settled character, and the savers that have observed the settled time. */
export interface Settlement {
  readonly settled: SettledCharacter;
  readonly savings: Savings;
}

/**
 * Reads the state of a locked character and settles a copy of it to the lock's instant.
 * @throws UnreadableCharacter when newer rules settled it last, or the stored state cannot be decoded.
 */
export async function settle(
  character: LockedCharacter,
  timeline: Timeline,
  states: StoredStates,
): Promise<Settlement> {
  const { head, now } = character;
  const { state, isUpgraded, kept } = await states.read(head, () => character.request(readTexts));
  const read = { character, timeline, stored: state, isUpgraded, stateVersion: states.version };
  const savings = beginSavers(read, kept);
  if (head.rulesVersion !== RULES_VERSION) await keepForNewRules(read, savings);
  const draft: State = { ...state };
  const began = settleTime.hasSubscribers ? performance.now() : 0;
  const gains = settleByDay(draft, timeline, head.at, now, ...recordersOf(savings));
  if (began > 0) settleTime.publish(performance.now() - began);
  return { settled: { ...read, draft, gains }, savings };
}

/**
 * Stores the state as a snapshot before the present rules settle it. Replays by the present rules begin at
 * this snapshot.
 */
async function keepForNewRules(
  { character, stored, stateVersion }: ReadCharacter,
  savings: Savings,
): Promise<void> {
  const { revision, at } = character.head;
  const { contentVersion } = await character.request(readTexts);
  const taken = { revision, at, rulesVersion: RULES_VERSION, contentVersion, stateVersion };
  const snapshot = snapshotOf(stored, taken, await snapshotParts(savings));
  await character.request(saveSnapshot, { ...snapshot, createdAt: character.now });
}
