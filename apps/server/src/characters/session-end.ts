import { advance, isCombat, nextInstant, type State, type Timeline } from '@slumberfell/engine';
import { ROUND_TIME } from '../storage/tables/ranking-rounds.ts';

/**
 * How far a command that lets somebody fight looks ahead, in ms: until a round comes by, which looks further.
 * A hunt of eight hours takes 1 ms to play, which is many times what the rest of a command does.
 */
const FORESEEN = 1.5 * ROUND_TIME;

/**
 * When the session under way will end if its player does nothing: epoch ms, exact unless content is imported
 * meanwhile. Plays it to its end.
 * @returns null while nothing runs.
 */
export function sessionEnd(state: Readonly<State>, timeline: Timeline): number | null {
  const { action } = state.shown;
  return action === null ? null : endWithin(state, timeline, Number.POSITIVE_INFINITY);
}

/**
 * The same for the price of a command: a fight that does not end within `FORESEEN` is given its limit, which
 * it outlives.
 */
export function foreseenEnd(state: Readonly<State>, timeline: Timeline, now: number): number | null {
  const { action } = state.shown;
  if (action === null || !isCombat(action)) return sessionEnd(state, timeline);
  return endWithin(state, timeline, now + FORESEEN) ?? action.limitAt;
}

/** Whether an end is only the limit that a fight was given. */
export const isUnforeseen = ({ shown: { action } }: Readonly<State>, end: number | null): boolean =>
  action !== null && isCombat(action) && end === action.limitAt;

function endWithin({ shown, hidden }: Readonly<State>, timeline: Timeline, horizon: number): number | null {
  const ahead: State = { shown, hidden };
  const limitAt = shown.action?.limitAt ?? horizon;
  // What is under way at the limit is finished.
  for (let until: number | null = Math.min(limitAt, horizon); until !== null; ) {
    advance(ahead, timeline, until);
    if (ahead.shown.action === null) return ahead.shown.eventAt;
    if (until >= horizon) return null;
    until = nextInstant(ahead, timeline);
  }
  return ahead.shown.eventAt;
}
