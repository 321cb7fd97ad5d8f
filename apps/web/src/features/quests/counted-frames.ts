import { type CountedMoment, countedMoment } from '@slumberfell/engine';
import type { ChronicleAnswer } from '@slumberfell/protocol';
import { useSyncExternalStore } from 'react';
import { call, type Outcome } from '../../lib/api/call.ts';
import { onFrameChange } from '../character/frame-events.ts';

/** Kills and finished runs up to an instant, as the chronicle had them. */
export type CountedSums = Pick<ChronicleAnswer, 'until' | 'kills' | 'runs'>;

/** What frames have brought since the sums that were fetched last. */
let moments: readonly CountedMoment[] = [];
let isCounting = false;
const listeners = new Set<() => void>();

function store(changed: readonly CountedMoment[]): void {
  moments = changed;
  for (const listener of listeners) listener();
}

/** Counts the frames from now on, for as long as the page is open. */
function count(): void {
  if (isCounting) return;
  isCounting = true;
  onFrameChange(({ frame, before }) => {
    const counted = countedMoment({ at: frame.to, events: frame.events }, before.shown);
    if (counted.enemyIds.length + counted.dungeonIds.length > 0) store([...moments, counted]);
  });
}

/**
 * Fetches the sums of the open character. Frames are counted before the server is asked, so that none is
 * missing that it has not counted.
 */
export async function fetchCountedSums(): Promise<Outcome<CountedSums>> {
  count();
  const outcome = await call('chronicle', {});
  if (!outcome.ok) return outcome;
  const { until, kills, runs } = outcome.answer;
  store(moments.filter(({ at }) => at > until));
  return { ...outcome, answer: { until, kills, runs } };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** What frames have brought that the sums fetched last may not have. */
export const useCountedMoments = (): readonly CountedMoment[] =>
  useSyncExternalStore(subscribe, () => moments);
