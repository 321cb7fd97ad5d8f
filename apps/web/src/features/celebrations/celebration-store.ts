import { createStore } from 'zustand';
import { call } from '../../lib/api/call.ts';
import { readSetting, type StoredSetting } from '../../lib/stored-setting/stored-setting.ts';
import { noteCelebrated } from '../character/celebrated.ts';
import {
  CELEBRATION_CHOICES,
  type CelebrationChoice,
  type ClosedChapter,
  type Showing,
  showingsOf,
} from './showings.ts';

/** What this browser shows of celebrations. */
export const CELEBRATION_CHOICE: StoredSetting<CelebrationChoice> = {
  key: 'slumberfell.celebrations',
  read: (text) => CELEBRATION_CHOICES.find((choice) => choice === text) ?? 'all',
  write: (choice) => choice,
};

/** What is on the screen, and what comes after it. */
export const celebrationStore = createStore<{ readonly queue: readonly Showing[] }>(() => ({ queue: [] }));

/** Ends the present one; the next one follows. */
export const skip = (): void => celebrationStore.setState(({ queue }) => ({ queue: queue.slice(1) }));

export const forgetCelebrations = (): void => celebrationStore.setState({ queue: [] });

/**
 * Celebrates a chapter that this page has closed, unless the player wants no celebrations. It comes before
 * what waits, because the player has just done it.
 */
export function celebrateChapter(chapter: ClosedChapter): void {
  if (readSetting(CELEBRATION_CHOICE) === 'none') return;
  celebrationStore.setState(({ queue }) => ({ queue: [{ what: 'chapter', chapter }, ...queue] }));
}

/**
 * Asks what waits and shows it. It is marked right before, so that no other page shows it, too. Without an
 * answer nothing is shown; what waits then is shown by a later call.
 * @returns whether the server has answered
 */
export async function celebrateWaiting(): Promise<boolean> {
  const waiting = await call('celebrations', {});
  if (!waiting.ok) return false;
  const { celebrations, total } = waiting.answer;
  if (celebrations.length === 0) return true;
  const marked = await call('celebrate', { celebrations });
  if (!marked.ok) return false;
  const firsts = marked.answer.celebrations;
  noteCelebrated(firsts);
  const further = firsts.length === celebrations.length ? total - celebrations.length : 0;
  const fresh = showingsOf(firsts, further, readSetting(CELEBRATION_CHOICE));
  celebrationStore.setState(({ queue }) => ({ queue: [...queue, ...fresh] }));
  return true;
}
