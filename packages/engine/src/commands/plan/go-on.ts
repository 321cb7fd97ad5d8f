import type { Draft } from '../../events/draft.ts';
import type { FinishReason } from '../../events/session.ts';
import { commandOf, possibleNow } from '../../obstacles/possible-session.ts';
import type { CarriedOut } from '../../recording/recorder.ts';
import { beginWithin } from '../../sessions/begin.ts';
import { movePlan, pausePlan } from '../../sessions/plan/progress.ts';
import { planSeed } from '../../sessions/plan/seed.ts';
import {
  type HiddenPlan,
  isSessionStep,
  PLAN_CARRIED_OUT,
  type Plan,
  type PlanStatus,
  type PlanStep,
  RESTING_RUNS_COUNT,
} from '../../state/state.ts';
import { executeStep, requestOf } from './steps.ts';

/**
 * What an active plan does at the end of a session that has ended by itself, at the same instant.
 * @returns the steps whose turn came; null when there was no active plan
 */
export function planAfter(draft: Draft, reason: FinishReason): readonly CarriedOut[] | null {
  const { plan } = draft.hidden;
  if (plan === null || draft.shown.plan?.status !== 'active') return null;
  if (reason !== 'limit' && reason !== 'stopped')
    return goOn(draft, { ...plan, isDefeated: reason === 'defeated' });
  pausePlan(draft, reason);
  return [];
}

/**
 * Gives a character a plan that is active, in place of the plan before. At rest it goes on at once.
 * @returns the steps whose turn came
 */
export function beginPlan(draft: Draft, plan: Plan, hidden: HiddenPlan): readonly CarriedOut[] {
  draft.emit({ type: 'OnPlanChange', plan });
  draft.hide({ plan: hidden });
  return draft.shown.action === null ? goOn(draft, hidden) : [];
}

/**
 * Carries out the steps of an active plan, of a character that is at rest, up to the next one that begins a
 * session. The plan is over when its last round is, or after a round that has begun nothing.
 * @param hidden the hidden half of the plan. It is stored once, at the end: no step reads it
 * @returns the steps whose turn came
 */
export function goOn(draft: Draft, hidden: HiddenPlan): readonly CarriedOut[] {
  const carriedOut: CarriedOut[] = [];
  const { steps, times, limitAt, round: from, place: next } = draft.shown.plan as Plan;
  const counts: Counts = { ...hidden };
  let round = from;
  let place = next;
  let running: number | null = null;
  let status: PlanStatus = 'active';
  while (status === 'active' && running === null) {
    const step = steps[place];
    if (step === undefined) {
      if (round === times || !counts.hasBegun) status = 'over';
      else {
        round += 1;
        place = 0;
        counts.hasBegun = false;
      }
    } else if (draft.at >= limitAt) status = 'limit';
    else if (counts.carriedOut >= PLAN_CARRIED_OUT) status = 'steps';
    else {
      const { gold } = draft.shown;
      const code = carryOut(draft, step, limitAt, counts);
      carriedOut.push({ step: place, code, gold: draft.shown.gold - gold });
      counts.carriedOut += countOf(step);
      if (code !== null) draft.emit({ type: 'OnPlanStepSkipped', step: place, round, code });
      else if (draft.shown.action !== null) running = place;
      place += 1;
    }
  }
  draft.hide({ plan: counts });
  movePlan(draft, { round, place, running, status });
  return carriedOut;
}

/** What a plan counts while its steps are carried out. */
type Counts = { -readonly [K in keyof HiddenPlan]: HiddenPlan[K] };

const countOf = ({ name, input }: PlanStep): number =>
  name === 'begin-dungeon' && input.rest === true ? RESTING_RUNS_COUNT : 1;

/** @returns the code of the refusal; null when the step was carried out */
function carryOut(draft: Draft, step: PlanStep, limitAt: number, counts: Counts): string | null {
  const isFight = step.name === 'begin-hunting' || step.name === 'begin-dungeon';
  if (isFight && counts.isDefeated) return 'plan/defeated';
  if (!isSessionStep(step)) return executeStep(draft, step);
  const possible = possibleNow(draft, commandOf(step, draft.at));
  if ('refused' in possible) return possible.refused;
  beginWithin(draft, requestOf(possible.command), {
    seed: planSeed(counts.key, counts.sessions),
    limitAt,
  });
  counts.sessions += 1;
  counts.hasBegun = true;
  return null;
}
