import { outfitKit } from '../character/bearers.ts';
import { beginPlan } from '../commands/plan/go-on.ts';
import { setPlan } from '../commands/plan/set-plan.ts';
import { type Refusal, refuse } from '../commands/refusal.ts';
import type { RefusalCode } from '../commands/registry.ts';
import { Draft } from '../events/draft.ts';
import type { Moment } from '../events/registry.ts';
import { isWellFormed } from '../inputs/field.ts';
import { setPlanObstacles } from '../obstacles/plan.ts';
import type { Seed } from '../random/seed.ts';
import type { CarriedOut } from '../recording/recorder.ts';
import { newLimit } from '../sessions/begin.ts';
import { planSeed } from '../sessions/plan/seed.ts';
import { newHiddenPlan } from '../state/plan-shapes.ts';
import { newPlan, type PlanStep, type Shown, type State } from '../state/state.ts';
import type { World } from '../world/world.ts';
import { begin, hiddenOf } from './question.ts';
import { HOUR } from './rate.ts';

/** What would a plan bring that is set at an instant? */
export interface PlanQuestion {
  /** What is shown at `at`, with the session that runs then. The plan is set in place of a plan in it. */
  readonly shown: Shown;
  /** None: what the session that runs brings. */
  readonly steps: readonly PlanStep[];
  /** How often the steps are carried out, 1 to `PLAN_ROUNDS`. */
  readonly times: number;
  /**
   * Index of the first step that is carried out in the first round; 0 when it is absent. With it and with the
   * rounds that are left in `times`, a plan is asked about that has been carried out in part.
   */
  readonly place?: number;
  /** Epoch ms at which the plan is paused; the limit of a plan that is set now when it is absent. */
  readonly limitAt?: number;
  /** Instant of the question, epoch ms. What is shown is settled up to it. */
  readonly at: number;
  /** The seed of the forecast. It has nothing to do with the key of a plan or the seed of a session. */
  readonly seed: Seed;
}

/** What the runs of a plan forecast have in common. */
export interface BegunPlan {
  /** Epoch ms. */
  readonly at: number;
  /** Epoch ms, an hour after the limits of the plan and of what runs. A session may still run then. */
  readonly until: number;
  /** Epoch ms, the later of the limits. */
  readonly limitAt: number;
  /** The state at `at` when the plan has been set. */
  readonly state: Readonly<State>;
  /** What the plan did at `at`, and the steps whose turn came. */
  readonly moment: Moment;
  readonly steps: readonly CarriedOut[];
}

/**
 * Whether the steps that are carried out at the begin draw: whether a dungeon run takes its key. Otherwise
 * they do the same in each run.
 */
export const drawsAtBegin = ({ state: { shown }, moment }: BegunPlan, world: World): boolean =>
  moment.events.some(({ type }) => type === 'DungeonSessionStart') && outfitKit(shown, world).savedKeys > 0;

/**
 * What the command `set-plan` leaves at the instant of the question.
 * @param key of the plan
 * @returns the refusal of the command; `action/none` when there are no steps and nothing runs, or when the
 * live content does not have what runs
 */
export function beginOfPlan(
  question: PlanQuestion,
  world: World,
  key: Seed,
): BegunPlan | Refusal<RefusalCode> {
  const { steps, times, place, at } = question;
  if (!isWellFormed(setPlan.input, { steps, times, place, key })) return refuse('amount/invalid');
  const [obstacle] = setPlanObstacles(question.shown, { steps });
  if (obstacle !== undefined) return refuse(obstacle);
  const shown = underLiveContent(question, world);
  if ('refused' in shown) return shown;
  // No fight reads the combat log, and each run would write it anew.
  const state: State = { shown: { ...shown, plan: null, combatLog: [] }, hidden: hiddenOf(shown, null) };
  const draft = new Draft(state, world, at);
  const limitAt = question.limitAt ?? newLimit(draft);
  const carriedOut = steps.length > 0 ? beginSteps(draft, question, limitAt, key) : [];
  const lastLimitAt = Math.max(state.shown.plan?.limitAt ?? at, state.shown.action?.limitAt ?? at);
  return {
    at,
    until: lastLimitAt + HOUR,
    limitAt: lastLimitAt,
    state,
    moment: { at, events: draft.events },
    steps: carriedOut,
  };
}

function underLiveContent(
  { shown, steps, at, seed }: PlanQuestion,
  world: World,
): Shown | Refusal<RefusalCode> {
  if (shown.action === null && steps.length > 0) return shown;
  const begun = begin({ shown, command: null, at, until: at, seed }, world);
  return 'refused' in begun ? begun : begun.shown;
}

function beginSteps(
  draft: Draft,
  { steps, times, place = 0 }: PlanQuestion,
  limitAt: number,
  key: Seed,
): readonly CarriedOut[] {
  return beginPlan(draft, newPlan(steps, times, limitAt, place), newHiddenPlan(key, steps, place));
}

/**
 * The state with which a run begins. Where the begin of the plan draws (`drawsAtBegin`), it must have had the
 * seed of the run.
 * @param seed of the run: the key of the plan, and the seed of the session that runs when the plan is set
 */
export function stateOfRun({ state: { shown, hidden } }: BegunPlan, seed: Seed): State {
  const sessionSeed = hidden.session === null ? seed : planSeed(seed, 0);
  return {
    shown,
    hidden: {
      ...hidden,
      session: shown.action === null ? null : { seed: sessionSeed, ordinal: 0, turn: 0 },
      plan: hidden.plan && { ...hidden.plan, key: seed },
    },
  };
}
