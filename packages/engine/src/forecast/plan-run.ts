import type { Moment } from '../events/registry.ts';
import type { FinishReason } from '../events/session.ts';
import type { Seed } from '../random/seed.ts';
import type { CarriedOut } from '../recording/recorder.ts';
import { advanceSession } from '../settle/advance.ts';
import type { IdleReport } from '../settle/idle-report.ts';
import { IdleReportRecorder, reportOfPlan } from '../settle/idle-report-recorder.ts';
import { reportedAmount } from '../settle/reported-steps.ts';
import type { Shown } from '../state/state.ts';
import type { ItemAmount } from '../world/static-data.ts';
import type { Timeline } from '../world/world.ts';
import type { ForecastEnd } from './forecast.ts';
import { type BegunPlan, stateOfRun } from './plan-question.ts';

/**
 * How a run of a plan ended: how its last session did. `limit` also when that ended by itself at the limit,
 * so that the next step had no time left. `steps` when the plan was paused because it had carried out too
 * many. `nothing` when no session ran.
 */
export type PlanEnd = ForecastEnd | 'steps' | 'nothing';

/** What one step did in one run, in all its rounds. */
export interface StepOfRun {
  /** How often it was carried out. */
  times: number;
  /** Epoch ms of its first begin and its last end; null when it was not carried out. */
  begunAt: number | null;
  endedAt: number | null;
  /** Gained items that it makes, kills of a hunt, finished runs of a dungeon. */
  amount: number;
  /** Gold that it brought; negative when it cost gold. */
  coins: number;
  /** Epoch ms; null when it was not refused. */
  refusedAt: number | null;
  /** The codes of its refusals. */
  readonly codes: string[];
}

/** Records one session, and what the plan does at its end. */
class SessionRecorder extends IdleReportRecorder {
  wentOn: (Moment & { readonly steps: readonly CarriedOut[] }) | null = null;
  /** What is shown at the end of the session, before the plan goes on. */
  after: Shown | null = null;

  override settled(before: Shown, after: Shown): void {
    super.settled(before, after);
    this.after = after;
  }

  planWentOn(moment: Moment, steps: readonly CarriedOut[]): void {
    this.wentOn = { ...moment, steps };
  }
}

/** One run of a plan forecast, from the begin to its end. It is played when it is made. */
export class PlanRun {
  /** By the index of the step; null for the session that runs when the plan is set. */
  readonly steps = new Map<number | null, StepOfRun>();
  /** Amounts by item id. What the plan has sold is not used. */
  readonly gained = new Map<number, number>();
  readonly used = new Map<number, number>();
  readonly sold = new Map<number, number>();
  kills = 0;
  dungeonRuns = 0;
  isDefeated = false;
  end: PlanEnd = 'nothing';
  /** Epoch ms. */
  endedAt: number;
  /** What is shown at the end. */
  readonly after: Shown;

  constructor(begun: BegunPlan, seed: Seed, timeline: Timeline) {
    const { at, until, moment, steps } = begun;
    this.endedAt = at;
    const state = stateOfRun(begun, seed);
    const { action, plan } = state.shown;
    if (action !== null && (plan?.running ?? null) === null) this.#begins(null, at);
    this.#wentOn({ ...moment, steps });
    while (state.shown.action !== null && this.endedAt < until) {
      const before = state.shown;
      const recorder = new SessionRecorder();
      advanceSession(state, timeline, until, recorder);
      this.#add(before, recorder, recorder.between(before, state.shown), until);
    }
    this.after = state.shown;
    const status = this.after.plan?.status;
    if (status === 'limit' || status === 'steps') this.end = status;
  }

  #of(step: number | null): StepOfRun {
    const found = this.steps.get(step);
    if (found) return found;
    const made: StepOfRun = {
      times: 0,
      begunAt: null,
      endedAt: null,
      amount: 0,
      coins: 0,
      refusedAt: null,
      codes: [],
    };
    this.steps.set(step, made);
    return made;
  }

  #begins(index: number | null, at: number): StepOfRun {
    const step = this.#of(index);
    step.times++;
    step.begunAt ??= at;
    step.endedAt = at;
    return step;
  }

  #add(before: Shown, { ended, after, wentOn }: SessionRecorder, report: IdleReport, until: number): void {
    this.endedAt = ended?.at ?? until;
    this.end = ended === null ? 'running' : endOf(ended.reason, before, after ?? before);
    if (ended?.reason === 'defeated') this.isDefeated = true;
    const step = this.#of(before.plan?.running ?? null);
    step.endedAt = this.endedAt;
    step.amount += reportedAmount(report);
    for (const { amount } of report.kills) this.kills += amount;
    for (const { amount } of report.runs) this.dungeonRuns += amount;
    this.#exchange(report);
    if (wentOn !== null) this.#wentOn(wentOn);
  }

  #exchange({ gained, used }: IdleReport): void {
    addAll(this.gained, gained, 1);
    addAll(this.used, used, 1);
  }

  #wentOn({ at, events, steps }: NonNullable<SessionRecorder['wentOn']>): void {
    for (const { step: index, code, gold } of steps) {
      if (code === null) this.#begins(index, at).coins += gold;
      else {
        const step = this.#of(index);
        step.refusedAt ??= at;
        step.codes.push(code);
      }
    }
    this.#exchange(reportOfPlan({ at, events }));
    for (const event of events) {
      if (event.type === 'OnInventoryChange' && event.reason === 'sold') addAll(this.sold, event.changes, -1);
    }
  }
}

function endOf(reason: FinishReason, before: Shown, after: Shown): PlanEnd {
  const isFoodGone = before.equipment.food !== undefined && after.equipment.food === undefined;
  return reason === 'defeated' && isFoodGone ? 'defeated-food-gone' : reason;
}

function addAll(sums: Map<number, number>, amounts: readonly ItemAmount[], sign: 1 | -1): void {
  for (const { itemId, amount } of amounts) sums.set(itemId, (sums.get(itemId) ?? 0) + sign * amount);
}
