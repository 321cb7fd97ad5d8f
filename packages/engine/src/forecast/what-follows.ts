import { actionsUntilEnd, craftableAmount } from '../sessions/crafting/amount.ts';
import { nextPlanStep, type PlanStep } from '../state/state.ts';
import type { World } from '../world/world.ts';
import type { Forecast } from './forecast.ts';
import { openForecast } from './open-forecast.ts';
import { begin, type ForecastQuestion } from './question.ts';
import { atRest } from './what-if.ts';

/** Gathering or crafting that follows a session, by the plan or by `then` of a fight. */
export interface Following {
  readonly itemId: number;
  /** What it brings from the end of the session on. */
  readonly forecast: Forecast;
}

/**
 * What follows the session of a question, from the end that half of its runs have reached, until the limit of
 * the session, which is that of the plan.
 * @param session the forecast of the question
 * @returns null when the plan does not go on then, when its next step is no gathering or crafting, or when
 * the step cannot begin
 */
export function whatFollows(question: ForecastQuestion, session: Forecast, world: World): Following | null {
  const begun = begin(question, world);
  if ('refused' in begun) return null;
  const at = session.endsAt.p50;
  const until = session.night.limitAt;
  const step = begun.shown.plan?.status === 'active' ? nextPlanStep(begun.shown.plan) : null;
  if (step?.name !== 'begin-crafting' || at >= until || lasts(session)) return null;
  const { shown, seed } = question;
  const rested = atRest(shown, world, question.at);
  const command = madeOf(step, rested, world);
  const open = command && openForecast({ shown: rested, command, at, until, seed }, world);
  if (open === null || 'refused' in open) return null;
  open.play(1);
  return { itemId: step.input.itemId, forecast: open.summary() };
}

/** Whether the session still runs at the limit in half of the runs. The limit pauses the plan. */
function lasts({ why }: Forecast): boolean {
  const toLimit = why.filter(({ reason }) => reason === 'limit' || reason === 'running');
  return toLimit.reduce((sum, { share }) => sum + share, 0) >= 0.5;
}

type Making = Extract<PlanStep, { readonly name: 'begin-crafting' }>;

/** The step with an amount that is possible. */
function madeOf(
  { name, input: { itemId, amount, until = {} } }: Making,
  shown: ForecastQuestion['shown'],
  world: World,
): Making | null {
  const recipe = world.craft(itemId);
  if (recipe === undefined) return null;
  const possible = Math.min(
    craftableAmount(shown, recipe, world),
    actionsUntilEnd(until, recipe, shown, world),
  );
  return { name, input: { itemId, amount: Math.min(amount, possible) } };
}
