import type { FinishReason, Shown, World } from '@slumberfell/engine';
import { createStore } from 'zustand';
import { jsonOf } from '../../lib/stored-setting/json-of.ts';
import { readSetting, type StoredSetting, writeSetting } from '../../lib/stored-setting/stored-setting.ts';
import { countSession, type SessionCounts } from './session-counts.ts';

/** The counts of a character's newest combat session that this browser has seen. */
const countsOf = (characterId: number): StoredSetting<SessionCounts | null> => ({
  key: `slumberfell.combat-session.${characterId}`,
  read,
  write: JSON.stringify,
});

interface State {
  /** Null while no character is open. */
  readonly characterId: number | null;
  /** Counts of the running combat session, or of the last one that this browser has seen. */
  readonly counts: SessionCounts | null;
}

/** The counts of the open character's combat session. `use-session-counting.ts` fills it. */
export const sessionCountsStore = createStore<State>(() => ({ characterId: null, counts: null }));

/** Counts what has been added since the last call. Opens the stored counts of a character first. */
export function countShown(characterId: number, shown: Shown, world: World): void {
  const held = sessionCountsStore.getState();
  const before = held.characterId === characterId ? held.counts : readSetting(countsOf(characterId));
  const counts = countSession(before, shown, world);
  if (held.characterId === characterId && counts === before) return;
  sessionCountsStore.setState({ characterId, counts });
  if (counts?.ended && !before?.ended) storeCounts();
}

/** Notes why the session has just ended. */
export function noteEnd(reason: FinishReason): void {
  const { counts } = sessionCountsStore.getState();
  if (!counts?.ended || counts.ended.reason !== null) return;
  sessionCountsStore.setState({ counts: { ...counts, ended: { ...counts.ended, reason } } });
  storeCounts();
}

/** Writes the counts to the browser's storage, so that a reload goes on with them. */
export function storeCounts(): void {
  const { characterId, counts } = sessionCountsStore.getState();
  if (characterId === null || counts === null) return;
  writeSetting(countsOf(characterId), counts);
}

function read(text: string | null): SessionCounts | null {
  const stored = jsonOf(text);
  return isCounts(stored) ? stored : null;
}

/** Only this module writes the entry. An entry of another version of the page lacks a part or has another. */
const isCounts = (stored: unknown): stored is SessionCounts =>
  typeof stored === 'object' &&
  stored !== null &&
  ['place', 'from', 'to', 'ended', 'kills', 'experience', 'loot', 'food', 'saved', 'taken'].every(
    (part) => part in stored,
  );
