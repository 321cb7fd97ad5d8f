import type { Recorder } from '../recording/recorder.ts';
import { advance } from '../settle/advance.ts';
import { addReports, type IdleReport } from '../settle/idle-report.ts';
import type { State } from '../state/state.ts';
import type { Timeline } from '../world/world.ts';
import type { Chronicle } from './chronicle.ts';
import { type First, type FirstKey, FirstsRecorder, firstKey } from './firsts.ts';
import { chronicleOfSettlement, possibleFirsts } from './settlement-entries.ts';
import { SettlementRecorder } from './settlement-recorder.ts';

export const DAY = 86_400_000;

/** The UTC day of an instant, in days since 1970-01-01. */
export const dayOf = (at: number): number => Math.floor(at / DAY);

/** What happened on one UTC day of a settlement. */
export interface DayPart {
  readonly day: number;
  /** Without firsts: `firstsOf` finds them. */
  readonly chronicle: Chronicle;
  /** What may have happened for the first time. */
  readonly candidates: readonly FirstKey[];
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

/**
 * As `advance`, and also returns what happened on each UTC day. It settles day by day, which gives the same
 * state. What is due at midnight belongs to the day that begins.
 * @param from the instant to which the state is settled, epoch ms
 */
export function settleByDay(
  state: State,
  timeline: Timeline,
  from: number,
  until: number,
  ...recorders: readonly Recorder[]
): ChronicledSettlement {
  const parts: DayPart[] = [];
  let report: IdleReport | null = null;
  let at = from;
  while (report === null || (at < until && state.shown.action !== null)) {
    const day = dayOf(at + 1);
    const end = Math.min(until, (day + 1) * DAY - 1);
    const before: State = { ...state };
    const recorder = new SettlementRecorder(before.shown, at);
    advance(state, timeline, end, recorder, ...recorders);
    const part = recorder.between(before.shown, state.shown);
    report = report === null ? part : addReports(report, part);
    if (before.shown.action !== null && end > at) {
      const chronicle = chronicleOfSettlement(part, recorder, before.shown, state.shown, timeline, end);
      const candidates = possibleFirsts(part, before.shown, state.shown, timeline);
      parts.push({ day, chronicle, candidates, before, until: end });
    }
    at = end;
  }
  return { report, parts };
}

/** The firsts of a part among those that are wanted, each with its instant. It settles the part once more. */
export function firstsOf(
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
