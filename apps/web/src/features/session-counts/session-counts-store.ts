import type { FinishReason, Shown, World } from '@slumberfell/engine';
import { createStore } from 'zustand';
import { countSession, type SessionCounts } from './session-counts.ts';

/** Key in the browser's local storage for the counts of a character's newest combat session. */
const storageKey = (characterId: number): string => `slumberfell.combat-session.${characterId}`;

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
  const before = held.characterId === characterId ? held.counts : read(characterId);
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
  try {
    localStorage.setItem(storageKey(characterId), JSON.stringify(counts));
  } catch {
    // Without local storage the counts last until the page closes.
  }
}

function read(characterId: number): SessionCounts | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey(characterId)) ?? 'null');
    return isCounts(stored) ? stored : null;
  } catch {
    return null;
  }
}

/** Only this module writes the entry. An entry of another version of the page lacks a part or has another. */
const isCounts = (stored: unknown): stored is SessionCounts =>
  typeof stored === 'object' &&
  stored !== null &&
  ['place', 'from', 'to', 'ended', 'kills', 'experience', 'loot', 'food'].every((part) => part in stored);
