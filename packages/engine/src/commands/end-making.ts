import { isMaking } from '../state/state.ts';
import type { Draft } from './draft.ts';

/** Ends what is being made, if anything: the action under way is lost and nothing is taken for it (game-design 2.16b). */
export function endMaking(draft: Draft, reason: 'replaced' | 'travelled'): void {
  if (!isMaking(draft.shown.action)) return;
  draft.emit({ type: 'OnIdleSessionFinished', reason, health: null });
  draft.hidden = { ...draft.hidden, session: null };
}
