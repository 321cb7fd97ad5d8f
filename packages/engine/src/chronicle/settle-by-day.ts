import type { Recorder } from '../recording/recorder.ts';
import { advance, advanceSession } from '../settle/advance.ts';
import { addReports, EMPTY_REPORT, type IdleReport } from '../settle/idle-report.ts';
import { reportOfPlan } from '../settle/idle-report-recorder.ts';
import { carriedOutSteps, sessionStep } from '../settle/reported-steps.ts';
import { isCombat } from '../state/action.ts';
import type { State } from '../state/state.ts';
import { DAY, dayOf } from '../world/time.ts';
import { type Timeline, worldAt } from '../world/world.ts';
import type { Chronicle } from './chronicle.ts';
import { chronicleOfCommand } from './command-entries.ts';
import { addFirsts, type First, type FirstKey, FirstsRecorder, firstKey, firstKindOf } from './firsts.ts';
import { chronicleOfSettlement, possibleFirsts } from './settlement-entries.ts';
import { SettlementRecorder } from './settlement-recorder.ts';

/** Instants in epoch ms: when each item came first, and when each round level (`levelId`) was reached. */
interface FirstInstants {
  readonly items: ReadonlyMap<number, number>;
  readonly levels: ReadonlyMap<number, number>;
}

/** What happened on one UTC day of a settlement. */
export interface DayPart {
  readonly day: number;
  /** Without firsts: `firstsOf` finds them. */
  readonly chronicle: Chronicle;
  /** What may have happened for the first time. */
  readonly candidates: readonly FirstKey[];
  /** The instants of firsts; null when they are known only by settling the part again. */
  readonly firstsAt: FirstInstants | null;
  /** The state before this part, and the instant to which the part leads. */
  readonly before: State;
  readonly until: number;
}

/** A settlement with what it brought, as a whole and by day. */
export interface ChronicledSettlement {
  readonly report: IdleReport;
  /** The days on which a session ran, in order. */
  readonly parts: readonly DayPart[];
}

/** The settlement of a character without a session: time alone changes nothing. */
const NOTHING_HAPPENED: ChronicledSettlement = { report: EMPTY_REPORT, parts: [] };

/**
 * As `advance`, and also returns what happened on each UTC day. It settles day by day, which gives the same
 * state. What is due at midnight belongs to the day that begins. Each session of a plan is a part of its own,
 * and so is what the plan does between them.
 * @param from the instant to which the state is settled, epoch ms
 */
export function settleByDay(
  state: State,
  timeline: Timeline,
  from: number,
  until: number,
  ...recorders: readonly Recorder[]
): ChronicledSettlement {
  if (state.shown.action === null) return NOTHING_HAPPENED;
  const parts: DayPart[] = [];
  let report: IdleReport | null = null;
  let at = from;
  while (report === null || (at < until && state.shown.action !== null)) {
    const day = dayOf(at + 1);
    const end = Math.min(until, (day + 1) * DAY - 1);
    const before: State = { ...state };
    const recorder = new SettlementRecorder(before.shown, at);
    advanceSession(state, timeline, end, recorder, ...recorders);
    const { wentOn } = recorder;
    const reached = wentOn?.at ?? end;
    const session = recorder.between(before.shown, state.shown);
    const part = { ...session, steps: sessionStep(before.shown, session, recorder.ended) };
    report = report === null ? part : addReports(report, part);
    if (before.shown.action !== null && reached > at) {
      const { after } = recorder;
      const chronicle = chronicleOfSettlement(part, recorder, before.shown, after, timeline, at, reached);
      const candidates = possibleFirsts(part, before.shown, after, timeline);
      const firstsAt = isCombat(before.shown.action) ? recorder.firstsAt : null;
      parts.push({ day, chronicle, candidates, firstsAt, before, until: reached });
    }
    if (wentOn !== null) {
      const { plan } = before.shown;
      const steps = plan === null ? [] : carriedOutSteps(plan, wentOn.steps);
      report = addReports(report, { ...reportOfPlan(wentOn), steps });
      const chronicle = chronicleOfCommand(wentOn, worldAt(timeline, wentOn.at));
      parts.push({
        day: dayOf(wentOn.at),
        chronicle,
        candidates: [],
        firstsAt: null,
        before,
        until: wentOn.at,
      });
    }
    at = reached;
  }
  return { report, parts };
}

/** The firsts of a part among those that are wanted, each with its instant. */
export function firstsOf(
  part: Pick<DayPart, 'before' | 'until' | 'firstsAt'>,
  timeline: Timeline,
  wanted: readonly FirstKey[],
): readonly First[] {
  const known: First[] = [];
  const unknown: FirstKey[] = [];
  for (const key of wanted) {
    const at = part.firstsAt ? instantOf(key, part.firstsAt, timeline) : undefined;
    if (at === undefined) unknown.push(key);
    else known.push({ ...key, at });
  }
  return addFirsts([], [...known, ...playedFirsts(part, timeline, unknown)]);
}

/** Undefined for what is not noted, and for items whose kind differs between the contents of the timeline. */
function instantOf(
  { kind, id }: FirstKey,
  { items, levels }: FirstInstants,
  timeline: Timeline,
): number | undefined {
  if (kind === 'level') return levels.get(id);
  // It is null or another kind for an id that is not an item's.
  const isItem = timeline.every(({ world }) => firstKindOf(world.item(id)) === kind);
  return isItem ? items.get(id) : undefined;
}

/** The firsts of a part, found by settling the part once more. */
function playedFirsts(
  { before, until }: Pick<DayPart, 'before' | 'until'>,
  timeline: Timeline,
  wanted: readonly FirstKey[],
): readonly First[] {
  if (wanted.length === 0) return [];
  const keys = new Set(wanted.map(firstKey));
  const recorder = new FirstsRecorder(before.shown, timeline);
  advance({ ...before }, timeline, until, recorder);
  return recorder.firsts.filter((first) => keys.has(firstKey(first)));
}
