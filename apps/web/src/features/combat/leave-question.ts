import type { Action } from '@slumberfell/engine';

/**
 * What leaving combat asks (specification 4.25, 4.26): `simple` where nothing is at stake, `run` where a key
 * is, `last-run` where the player leaves after the run under way already. Null where there is no combat to
 * leave.
 */
export type LeaveQuestion = 'simple' | 'run' | 'last-run';

export function leaveQuestion(action: Action | null): LeaveQuestion | null {
  if (action?.kind === 'hunt') return 'simple';
  if (action?.kind !== 'dungeon') return null;
  if (action.isRunOver) return 'simple';
  return action.leaving ? 'last-run' : 'run';
}
