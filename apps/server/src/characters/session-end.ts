import { advance, isCombat, nextInstant, type Shown, type State, type Timeline } from '@slumberfell/engine';
import { ROUND_GAP } from '../storage/tables/ranking-rounds.ts';

/**
 * How far a command simulates a combat session to find its end, in ms. An end that is later is found by the
 * next leaderboard round (`ROUND_GAP`). To simulate a hunt of eight hours takes 1 ms, many times as long as
 * the rest of a command.
 */
const LOOKAHEAD = ROUND_GAP;

/**
 * The instant, in epoch ms, at which the running session will end if its player does nothing. It is exact
 * unless content is imported meanwhile. Simulates the session to its end. A session that begins when this one
 * has ended is part of what is simulated: the end is that of the last one.
 * @returns null when no session is running.
 */
export function sessionEnd(state: Readonly<State>, timeline: Timeline): number | null {
  return shownAtEnd(state, timeline)?.eventAt ?? null;
}

/** As `sessionEnd`. @returns what is shown at the end, whose `eventAt` is the instant of the end. */
export function shownAtEnd(state: Readonly<State>, timeline: Timeline): Shown | null {
  const { action } = state.shown;
  return action === null ? null : shownAtEndWithin(state, timeline, Number.POSITIVE_INFINITY);
}

/** Whether the end is found by playing fights: in combat, and with a plan, which may bring some. */
const isPlayed = ({ action, plan }: Shown): boolean => isCombat(action) || plan?.status === 'active';

/**
 * As `sessionEnd`, but fast enough for a command: simulates combat and plans only up to `now` plus
 * `LOOKAHEAD`. If the session does not end by then, returns its time limit, at which it may still be running.
 * Null when no session runs.
 */
export function endWithinLookahead(state: Readonly<State>, timeline: Timeline, now: number): number | null {
  const { action } = state.shown;
  if (action === null || !isPlayed(state.shown)) return sessionEnd(state, timeline);
  return shownAtEndWithin(state, timeline, now + LOOKAHEAD)?.eventAt ?? action.limitAt;
}

/** Whether an end is only the time limit of a session that is played, and not computed. */
export const isLimitOnly = ({ shown }: Readonly<State>, end: number | null): boolean =>
  shown.action !== null && isPlayed(shown) && end === shown.action.limitAt;

function shownAtEndWithin(
  { shown, hidden }: Readonly<State>,
  timeline: Timeline,
  horizon: number,
): Shown | null {
  const ahead: State = { shown, hidden };
  const limitAt = shown.action?.limitAt ?? horizon;
  // An action or fight that is running at the limit is finished.
  for (let until: number | null = Math.min(limitAt, horizon); until !== null; ) {
    advance(ahead, timeline, until);
    if (ahead.shown.action === null) return ahead.shown;
    if (until >= horizon) return null;
    until = nextInstant(ahead, timeline);
  }
  return ahead.shown;
}
