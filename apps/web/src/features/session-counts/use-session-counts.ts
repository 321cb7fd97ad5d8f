import { useStore } from 'zustand';
import type { SessionCounts } from './session-counts.ts';
import { sessionCountsStore } from './session-counts-store.ts';

/** Counts of the running combat session, or of the last one that this browser has seen; null for none. */
export const useSessionCounts = (): SessionCounts | null =>
  useStore(sessionCountsStore, ({ counts }) => counts);
