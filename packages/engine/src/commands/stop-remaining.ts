import { type Refusal, refuse } from '../refusal.ts';
import type { Draft } from './draft.ts';
import { stop } from './stop.ts';

/** Leaves a dungeon after the run under way; at once between two runs, where no key is at stake (game-design 2.8). */
export function stopRemaining(draft: Draft): Refusal | null {
  const { action } = draft.shown;
  if (action?.kind !== 'dungeon') return refuse('dungeon/none');
  if (action.isRunOver) return stop(draft);
  draft.emit({ type: 'OnRemainingRunsChange', remainingRuns: 0, leaving: true });
  return null;
}
