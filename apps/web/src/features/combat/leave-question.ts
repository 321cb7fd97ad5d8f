import type { Action } from '@slumberfell/engine';

/**
 * What the dialog asks before combat is left (specification 4.25, 4.26). `simple`: the character would lose
 * nothing. `run`: it would lose the key of the run. `last-run`: as `run`, and the player has already chosen
 * to leave after this run. Null: the character is not in combat.
 */
export type LeaveQuestion = 'simple' | 'run' | 'last-run';

export function leaveQuestion(action: Action | null): LeaveQuestion | null {
  if (action?.kind === 'hunt') return 'simple';
  if (action?.kind !== 'dungeon') return null;
  if (action.isRunOver) return 'simple';
  return action.leaving ? 'last-run' : 'run';
}
