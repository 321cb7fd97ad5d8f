import type { Draft } from './draft.ts';

/** Ends a running craft, if any: the action under way is lost and nothing is taken for it (game-design 2.16b). */
export function endCraft(draft: Draft, reason: 'replaced' | 'travelled'): void {
  if (draft.shown.action?.kind !== 'craft') return;
  draft.emit({ type: 'OnIdleSessionFinished', reason, health: null });
  draft.hidden = { ...draft.hidden, session: null };
}
