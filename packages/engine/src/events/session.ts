import type { Action } from '../state/state.ts';
import { withTraitFields } from '../state/trait-fields.ts';
import type { ItemAmount } from '../world/static-data.ts';
import { event } from './event.ts';
import { combatOf } from './running-action.ts';

export interface SessionRefreshed {
  readonly type: 'SessionRefreshed';
  readonly limitAt: number;
  /**
   * Gathering and crafting: number of actions to finish from now on, with the running one. Null otherwise.
   */
  readonly target: number | null;
  /** Disenchanting: the pieces to disenchant from now on. Null otherwise. */
  readonly pieces: readonly ItemAmount[] | null;
  /** Combat: milliseconds of the limit that traits add to the idle time. Absent for none. */
  readonly lingers?: number;
}

export const sessionRefreshed = event<SessionRefreshed>({
  type: 'SessionRefreshed',
  apply: (shown, refresh, at) => ({ ...shown, action: refreshed(shown.action, refresh, at) }),
});

function refreshed(
  action: Action | null,
  { limitAt, target, pieces, lingers = 0 }: SessionRefreshed,
  at: number,
): Action {
  if (action === null) throw new Error('Nothing runs that could be refreshed');
  const next = { ...action, startAt: at, limitAt };
  if (next.kind === 'craft') return { ...next, done: 0, target: target ?? next.target };
  if (next.kind === 'disenchant') return { ...next, done: 0, pieces: pieces ?? next.pieces, place: 0 };
  return withTraitFields(next, { lingers });
}

/** A command has taken off a piece whose trait made the session longer. */
export interface OnLimitChange {
  readonly type: 'OnLimitChange';
  /** No fight and no run of a dungeon starts at or after this instant. */
  readonly limitAt: number;
  /** Milliseconds of it that traits still add; 0 for none. */
  readonly lingers: number;
}

export const onLimitChange = event<OnLimitChange>({
  type: 'OnLimitChange',
  apply: (shown, { limitAt, lingers }) => ({
    ...shown,
    action: withTraitFields({ ...combatOf(shown), limitAt }, { lingers }),
  }),
});

/** Why a session ended. The player sees this reason (game-design 2.16b). */
export const FINISH_REASONS = [
  'done',
  'limit',
  'components',
  'no-key',
  'defeated',
  'stopped',
  'replaced',
  'travelled',
  'retired',
  'provisions',
] as const;
export type FinishReason = (typeof FINISH_REASONS)[number];

export interface OnIdleSessionFinished {
  readonly type: 'OnIdleSessionFinished';
  readonly reason: FinishReason;
  /** Combat: health at the end of the session. It regenerates from now on. Null for item actions. */
  readonly health: number | null;
}

export const onIdleSessionFinished = event<OnIdleSessionFinished>({
  type: 'OnIdleSessionFinished',
  apply: (shown, { health }, at) =>
    health === null ? { ...shown, action: null } : { ...shown, action: null, health, healthAt: at },
});

export interface OnIdleTimeChange {
  readonly type: 'OnIdleTimeChange';
  /** Idle time in seconds. A session uses it from its begin or next refresh. */
  readonly totalIdleTime: number;
}

export const onIdleTimeChange = event<OnIdleTimeChange>({
  type: 'OnIdleTimeChange',
  apply: (shown, { totalIdleTime }) => ({ ...shown, totalIdleTime }),
});
