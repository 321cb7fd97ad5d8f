import { type OpenPlanForecast, openPlanForecast } from '../../forecast/plan-forecast.ts';
import { exactly, FIRST_RUNS, PRECISION, type Precision } from '../../forecast/precision.ts';
import { supposing, whatIf } from '../../forecast/what-if.ts';
import { amountOf } from '../../state/amounts.ts';
import type { Shown } from '../../state/state.ts';
import type { ItemAmount } from '../../world/static-data.ts';
import type { World } from '../../world/world.ts';
import { bestNight } from './best-night.ts';
import { broughtBy, type Interest, type Night, type NightPlan } from './night.ts';
import type { TonightQuestion } from './question.ts';

/** The accuracy of the last answer: the runs show whether one night of fifty is lost. */
const LAST: Precision = { ...PRECISION, firstRuns: 200 };
/** The most nights of a kind that are played whole for an answer. */
export const MOST_PLAYED = 4;

/** The played nights of one kind. */
export class NightSearch {
  readonly question: TonightQuestion;
  readonly world: World;
  readonly interest: Interest;
  nights: Night[] = [];

  constructor(question: TonightQuestion, world: World, interest: Interest) {
    this.question = question;
    this.world = world;
    this.interest = interest;
  }

  best(): Night | null {
    return bestNight(this.nights);
  }

  /** Plays a night in the runs of a first answer, and adds it. Null where it cannot be set. */
  *add(plan: NightPlan): Generator<void, Night | null> {
    const night = yield* this.#played(plan, exactly(FIRST_RUNS));
    if (night !== null) this.nights.push(night);
    return night;
  }

  *#played(plan: NightPlan, precision: Precision): Generator<void, Night | null> {
    const forecast = openNight(plan, this.question, this.world, precision);
    if (forecast === null) return null;
    while (!forecast.isDone) {
      forecast.play(1);
      yield;
    }
    const summary = forecast.summary();
    const brings = broughtBy(this.interest, summary, plan.steps);
    return { ...plan, measure: this.interest.measure, brings, forecast: summary };
  }

  /** Brings the numbers of the best night to the accuracy of a forecast. Another one may be the best then. */
  *refine(): Generator<void, void> {
    const refined = new Set<Night>();
    for (let best = this.best(); best !== null && !refined.has(best); best = this.best()) {
      const night = yield* this.#played(best, LAST);
      if (night === null) return;
      refined.add(night);
      this.nights = this.nights.map((one) => (one === best ? night : one));
      yield* this.refined(best, night);
    }
  }

  /** What else is done when a night has its accurate numbers. */
  *refined(_before: Night, _night: Night): Generator<void, void> {}
}

function openNight(
  { steps, learns, buys }: NightPlan,
  { shown, at, seed }: TonightQuestion,
  world: World,
  precision: Precision,
): OpenPlanForecast | null {
  const learned = learns === null ? shown : afterLearning(shown, learns, world, at);
  const from = buys === null ? learned : afterPurchase(learned, buys, world);
  const forecast = openPlanForecast({ shown: from, steps, times: 1, at, seed }, world, precision);
  return 'refused' in forecast ? null : forecast;
}

function afterLearning(shown: Shown, itemId: number, world: World, at: number): Shown {
  const learned = whatIf(shown, { name: 'learn-recipe', input: { itemId } }, world, at);
  return 'refused' in learned ? shown : learned;
}

/** What is shown when the keys of a night are bought. */
export function afterPurchase(shown: Shown, { itemId, amount }: ItemAmount, world: World): Shown {
  const gold = shown.gold - amount * (world.item(itemId)?.value ?? 0);
  const owned = [{ itemId, amount: amountOf(shown.inventory, itemId) + amount }];
  return supposing({ ...shown, gold }, { owned });
}
