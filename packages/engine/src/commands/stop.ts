import { type Refusal, refuse } from '../refusal.ts';
import { isCombat } from '../state/state.ts';
import type { Draft } from './draft.ts';

/** Ends what is running. An enemy met and not beaten waits for the next hunt of its region. */
export function stop(draft: Draft): Refusal | null {
  const { action, health } = draft.shown;
  if (action === null) return refuse('action/none');
  draft.emit({
    type: 'OnIdleSessionFinished',
    reason: 'stopped',
    health: isCombat(action) ? health : null,
  });
  draft.hidden = { ...draft.hidden, session: null };
  return null;
}
