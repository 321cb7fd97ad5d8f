import type { Moment, State } from '@slumberfell/engine';
import type { Save } from '../saving/saver.ts';
import { UNSEEN, type Viewing } from '../saving/viewing.ts';
import { type KeptParts, type Results, saveAll } from './savers.ts';
import type { Settlement } from './settle.ts';

/** A saved state, with which cache and other services are updated after the commit. */
export interface Saved {
  readonly revision: number;
  readonly at: number;
  readonly state: Readonly<State>;
  /** What the cache keeps beside the state. */
  readonly kept: KeptParts;
  readonly results: Results;
}

/** What a job has stored: the whole character, or only some of what is stored with it. */
export interface SavedByJob {
  /** Null when the character was not saved. */
  readonly saved: Saved | null;
  readonly results: Partial<Results>;
}

export interface SaveOptions {
  readonly revision: number;
  /** Why the character is saved, and when it had a socket; by default no player is involved. */
  readonly viewing?: Viewing;
  /** What a command did at the lock's instant. */
  readonly executed?: Moment;
}

/**
 * Saves the draft as the character's state, at `revision` and the lock's instant, with all that is stored
 * beside it.
 */
export async function save(
  settlement: Settlement,
  { revision, viewing = UNSEEN, executed }: SaveOptions,
): Promise<Saved> {
  const { savings, settled } = settlement;
  const whole: Save = { settled, savings, revision, viewing, executed: executed ?? null };
  const { results, kept } = await saveAll(savings, whole);
  return { revision, at: settled.character.now, state: { ...settled.draft }, kept, results };
}
