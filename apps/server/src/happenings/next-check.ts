import {
  isItemAction,
  nextInstant,
  type State,
  settleByDay,
  type Timeline,
  worldAt,
} from '@slumberfell/engine';
import { NO_CHECK } from '../storage/tables/alert-checks.ts';
import { happeningsOf, isWanted, type SettledTime, type Wants } from './happening.ts';
import { goesOn, soonAt } from './soon.ts';
import { TroubleRecorder } from './trouble-recorder.ts';

/** How exactly the instant is found, in ms. */
const PRECISION = 1_000;

/** ms to the next check of what runs on after its limit, such as a fight that is finished. */
const AFTER_LIMIT = 60_000;

/**
 * The instant at which a character is to be looked at next, because something may have happened by then of
 * which one of its devices wants to be told. It plays the character ahead, so the instant shows how fights
 * will end: it is stored and never sent.
 * @param at the instant to which the state is settled, epoch ms
 * @param wanted what each device wants
 * @returns an instant after `at`, at most `PRECISION` too late; `NO_CHECK` when nothing will happen
 */
export function nextCheck(
  state: Readonly<State>,
  timeline: Timeline,
  at: number,
  wanted: readonly Wants[],
): number {
  const { action, plan } = state.shown;
  if (action === null || wanted.length === 0) return NO_CHECK;
  const limitAt = plan?.status === 'active' ? Math.max(plan.limitAt, action.limitAt) : action.limitAt;
  const wantsSoon = wanted.some((wants) => wants.soon);
  const known = wantsSoon ? sameContentUntil(state, timeline, at) : Number.POSITIVE_INFINITY;
  const horizon = Math.min(Math.max(limitAt, at + AFTER_LIMIT), known);
  const soon = wantsSoon ? soonAt(state.shown, timeline) : null;
  const until = soon !== null && soon > at ? Math.min(soon, horizon) : horizon;
  const found = firstInstant({ state, timeline, at, until }, (time) => isWorthACheck(time, wanted));
  if (found.hasHappened || until < horizon) return found.at;
  return found.isOver ? NO_CHECK : horizon;
}

/**
 * The instant up to which the content of gathering and crafting stays the same, epoch ms. With other content
 * its end may be another one.
 */
function sameContentUntil({ shown, hidden }: Readonly<State>, timeline: Timeline, at: number): number {
  const change = timeline.find((entry) => entry.at > at)?.at ?? Number.POSITIVE_INFINITY;
  const { action } = shown;
  if (!isItemAction(action) || action.content === worldAt(timeline, at).version) return change;
  return Math.min(change, nextInstant({ shown, hidden }, timeline) ?? change);
}

/** Whether something has happened that is told, or from which it follows when something is told. */
function isWorthACheck(time: SettledTime, wanted: readonly Wants[]): boolean {
  if (wanted.some((wants) => wants.soon) && goesOn(time.before) && !goesOn(time.after)) return true;
  const happenings = happeningsOf(time);
  return wanted.some((wants) => happenings.some((happening) => isWanted(happening, wants)));
}

interface Ahead {
  readonly state: Readonly<State>;
  readonly timeline: Timeline;
  readonly at: number;
  readonly until: number;
}

interface Found {
  readonly at: number;
  readonly hasHappened: boolean;
  /** Whether nothing runs at `at`. */
  readonly isOver: boolean;
}

/**
 * Finds the first instant up to which something has happened, by halving the time. Each half is played once,
 * so it costs about twice as much as to play the whole time.
 */
function firstInstant(
  { state, timeline, at, until }: Ahead,
  hasHappened: (time: SettledTime) => boolean,
): Found {
  let from = at;
  let known = state;
  const play = (to: number) => {
    const next: State = { ...known };
    const troubles = new TroubleRecorder();
    const { report } = settleByDay(next, timeline, from, to, troubles);
    const { shown: before } = known;
    const time = { from, until: to, before, report, troubles, after: next.shown, timeline };
    return { next, happened: hasHappened(time) };
  };
  const whole = play(until);
  if (!whole.happened) return { at: until, hasHappened: false, isOver: whole.next.shown.action === null };
  let to = until;
  while (to - from > PRECISION) {
    const middle = Math.floor((from + to) / 2);
    const { next, happened } = play(middle);
    if (happened) to = middle;
    else {
      from = middle;
      known = next;
    }
  }
  return { at: to, hasHappened: true, isOver: false };
}
