import {
  advanceSession,
  EMPTY_REPORT,
  isItemAction,
  nextInstant,
  type State,
  type Timeline,
  worldAt,
} from '@slumberfell/engine';
import { NO_CHECK } from '../storage/tables/alert-checks.ts';
import { chapterToldAt } from './chapter-told-at.ts';
import { happeningsOf, isWanted, type Wants } from './happening.ts';
import { LookRecorder } from './look-recorder.ts';
import { goesOn, soonAt } from './soon.ts';

/** ms to the next check of what runs on after its limit, such as a fight that is finished. */
const AFTER_LIMIT = 60_000;

/** ms of the game's time that are played in one part at most. It bounds a part of a long fight. */
const PART = 3_600_000;

/**
 * The work of one look, as `LookRecorder` counts it: a fight of more than a day, or about a hundred steps of
 * a plan. The next look goes on from where the work was used up.
 */
const LOOK_WORK = 60_000;

/** What is looked ahead for. */
export interface Ahead {
  readonly characterId: number;
  readonly state: Readonly<State>;
  readonly timeline: Timeline;
  /** The instant to which the state is settled, epoch ms. */
  readonly at: number;
  /** What each device wants to be told. */
  readonly wanted: readonly Wants[];
}

/**
 * Finds the instant at which a character is to be looked at next, because by then something has happened of
 * which one of its devices wants to be told, or because the work of this look is used up. It plays the
 * character ahead, once, so the instant shows how fights will end: it is stored and never sent.
 *
 * A generator, so that the caller does other work between two parts. It yields the work of each part.
 * @param most the work of the whole look at most; the last part may exceed it
 * @returns an instant after `at`; `NO_CHECK` when nothing will happen
 */
export function* lookAhead(ahead: Ahead, most = LOOK_WORK): Generator<number, number, void> {
  const ofSession = yield* sessionAhead(ahead, most);
  return Math.min(ofSession, chapterCheck(ahead));
}

/**
 * The instant at which the next chapter is told, if a device wants to be told of it. It passes also while
 * nothing runs.
 * @returns an instant after `at`; `NO_CHECK` when none is to be told
 */
export function chapterCheck({ characterId, state, timeline, at, wanted }: Ahead): number {
  if (!wanted.some(({ chapter }) => chapter === true)) return NO_CHECK;
  const toldAt = chapterToldAt(state.shown, characterId, worldAt(timeline, at));
  return toldAt === null || toldAt <= at ? NO_CHECK : toldAt;
}

/** As `lookAhead`, for what the running session brings. */
function* sessionAhead(
  { characterId, state, timeline, at, wanted }: Ahead,
  most: number,
): Generator<number, number, void> {
  const { action, plan } = state.shown;
  if (action === null || wanted.length === 0) return NO_CHECK;
  const wantsSoon = wanted.some((wants) => wants.soon);
  const levels = wanted.flatMap(({ level }) => level ?? []);
  const limitAt = plan?.status === 'active' ? Math.max(plan.limitAt, action.limitAt) : action.limitAt;
  const known = wantsSoon ? sameContentUntil(state, timeline, at) : Number.POSITIVE_INFINITY;
  const horizon = Math.min(Math.max(limitAt, at + AFTER_LIMIT), known);
  const draft: State = { ...state };
  let from = at;
  let work = 0;
  while (draft.shown.action !== null && from < horizon) {
    const before = draft.shown;
    const soon = wantsSoon ? soonAt(before, timeline) : null;
    const until = Math.min(from + PART, horizon, soon !== null && soon > from ? soon : horizon);
    const recorder = new LookRecorder(before, levels);
    const wentOn = advanceSession(draft, timeline, until, recorder);
    const { shown: after } = draft;
    const reached = wentOn || after.action === null ? after.eventAt : until;
    const ended = after.action === null ? recorder.ended : null;
    const time = {
      characterId,
      from,
      until: reached,
      before,
      ended,
      report: EMPTY_REPORT,
      troubles: recorder,
      after,
      timeline,
    };
    const found = happeningsOf(time)
      .filter((happening) => wanted.some((wants) => isWanted(happening, wants)))
      .map(({ levels: reachedLevels, happenedAt }) =>
        reachedLevels === null ? happenedAt : (recorder.levelAt ?? happenedAt),
      );
    if (found.length > 0) return Math.max(Math.min(...found), at + 1);
    // The end of what runs can be told ten minutes before only from the begin of the last step on.
    if (wantsSoon && goesOn(before) && !goesOn(after)) return Math.max(reached, at + 1);
    from = reached;
    work += recorder.work;
    if (work >= most) return draft.shown.action === null ? NO_CHECK : Math.max(from, at + 1);
    yield recorder.work;
  }
  return draft.shown.action === null ? NO_CHECK : Math.max(horizon, at + 1);
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
