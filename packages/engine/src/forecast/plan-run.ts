import type { FinishReason } from '../events/session.ts';
import type { Seed } from '../random/seed.ts';
import { advanceSession } from '../settle/advance.ts';
import { reportOfPlan } from '../settle/idle-report-recorder.ts';
import type { Shown } from '../state/state.ts';
import type { Timeline } from '../world/world.ts';
import type { ForecastEnd } from './forecast.ts';
import { type BegunPlan, stateOfRun } from './plan-question.ts';
import { addTo, PlanRunRecorder } from './plan-run-recorder.ts';

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

/** One run of a plan forecast, from the begin to its end. It is played when it is made. */
export class PlanRun {
  /** By the index of the step; null for the session that runs when the plan is set. */
  readonly steps = new Map<number | null, StepOfRun>();
  /** Amounts by item id. They are not among the used ones. */
  readonly sold = new Map<number, number>();
  readonly sums = new PlanRunRecorder();
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
    for (let next = state.shown.action; next !== null && this.endedAt < until; next = state.shown.action) {
      const before = state.shown;
      const amount = this.sums.amountFor(next);
      this.sums.start();
      advanceSession(state, timeline, until, this.sums);
      this.#add(before, this.sums.amountFor(next) - amount, until);
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

  #add(before: Shown, amount: number, until: number): void {
    const { ended, after, wentOn } = this.sums;
    this.endedAt = ended?.at ?? until;
    this.end = ended === null ? 'running' : endOf(ended.reason, before, after ?? before);
    if (ended?.reason === 'defeated') this.isDefeated = true;
    const step = this.#of(before.plan?.running ?? null);
    step.endedAt = this.endedAt;
    step.amount += amount;
    if (wentOn !== null) this.#wentOn(wentOn);
  }

  #wentOn({ at, events, steps }: NonNullable<PlanRunRecorder['wentOn']>): void {
    for (const { step: index, code, gold } of steps) {
      if (code === null) this.#begins(index, at).coins += gold;
      else {
        const step = this.#of(index);
        step.refusedAt ??= at;
        step.codes.push(code);
      }
    }
    const { gained, used } = reportOfPlan({ at, events });
    for (const { itemId, amount } of gained) addTo(this.sums.gained, itemId, amount);
    for (const { itemId, amount } of used) addTo(this.sums.used, itemId, amount);
    for (const event of events) {
      if (event.type !== 'OnInventoryChange' || event.reason !== 'sold') continue;
      for (const { itemId, amount } of event.changes) addTo(this.sold, itemId, -amount);
    }
  }
}

function endOf(reason: FinishReason, before: Shown, after: Shown): PlanEnd {
  const isFoodGone = before.equipment.food !== undefined && after.equipment.food === undefined;
  return reason === 'defeated' && isFoodGone ? 'defeated-food-gone' : reason;
}
