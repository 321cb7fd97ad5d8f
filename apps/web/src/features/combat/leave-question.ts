import type { Action } from '@slumberfell/engine';

/**
 * What to ask before combat is left (specification 4.25, 4.26). `simple`: nothing would be lost. `run`: a key
 * would be lost. `last-run`: as `run`, and the player has chosen already to leave after this run. Null: no
 * combat.
 */
export type LeaveQuestion = 'simple' | 'run' | 'last-run';

export function leaveQuestion(action: Action | null): LeaveQuestion | null {
  if (action?.kind === 'hunt') return 'simple';
  if (action?.kind !== 'dungeon') return null;
  if (action.isRunOver) return 'simple';
  return action.leaving ? 'last-run' : 'run';
}
