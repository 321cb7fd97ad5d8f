import { netWorthOf } from '../character/worth.ts';
import type { Refusal } from '../commands/refusal.ts';
import type { RefusalCode } from '../commands/registry.ts';
import type { Seed } from '../random/seed.ts';
import type { ItemAmount } from '../world/static-data.ts';
import type { Timeline, World } from '../world/world.ts';
import { ExperienceSamples } from './experience-samples.ts';
import type { Forecast, ItemForecast, OpenForecast, Rate } from './forecast.ts';
import { type BegunPlan, beginOfPlan, drawsAtBegin, type PlanQuestion } from './plan-question.ts';
import { type PlanEnd, PlanRun } from './plan-run.ts';
import { addTo } from './plan-run-recorder.ts';
import { type StepForecast, StepSums } from './plan-steps.ts';
import { PRECISION, type Precision } from './precision.ts';
import { seedOfRun, timelineOf } from './question.ts';
import { type RateOver, rateOver } from './rate.ts';
import { isPrecise, quantilesOf, Samples } from './samples.ts';
import { Shares } from './shares.ts';

/** `expected` is net, without what is sold. */
export interface PlanItemForecast extends ItemForecast {
  /** How many the plan sells, mean of all runs. */
  readonly sold: number;
}

/** Kills of an enemy, mean of all runs. */
export interface EnemyKills {
  readonly enemyId: number;
  readonly expected: number;
}

/**
 * What a plan will bring, from the instant at which it is set to the end of its last session. A number for
 * each hour is for each hour in which a session runs.
 */
export interface PlanForecast
  extends Pick<Forecast, 'endsAt' | 'runningTime' | 'experience' | 'gold' | 'kills' | 'dungeonRuns'> {
  /** From the instant of the question to the limit of the plan, epoch ms, or to a later one of what runs. */
  readonly night: Forecast['night'];
  /** The session that runs when the plan is set, if there is one, and then all steps in their order. */
  readonly steps: readonly StepForecast[];
  /** How the last session ended. Shares of the runs, the largest first. They add up to 1. */
  readonly why: readonly { readonly reason: PlanEnd; readonly share: number }[];
  /** Share of the runs, 0 to 1, in which at least one fight is lost. */
  readonly defeats: number;
  /** The items that come, go or are sold, by id. What is found is drawn in each run. */
  readonly items: readonly PlanItemForecast[];
  /** The enemies that are killed, by id. */
  readonly killsByEnemy: readonly EnemyKills[];
  /**
   * Change of the character's gold by sales and fares. It is no part of `gold`, which has the worth of all
   * items that come, also of those that are sold, less that of the items that are used.
   */
  readonly coins: Rate;
  /** Number of runs that were played. */
  readonly runs: number;
  /** As in `Forecast`. */
  readonly standardErrors: Forecast['standardErrors'];
}

export type OpenPlanForecast = OpenForecast<PlanForecast>;

/**
 * Opens a forecast of a whole plan under the live content. It reads nothing hidden.
 * @returns the refusal of `set-plan`; `action/none` when there are no steps and nothing runs, or when the
 * live content does not have what runs. A step that is refused is no refusal of the plan
 */
export function openPlanForecast(
  question: PlanQuestion,
  world: World,
  precision: Precision = PRECISION,
): OpenPlanForecast | Refusal<RefusalCode> {
  const begun = beginOfPlan(question, world, seedOfRun(question.seed, 0));
  return 'refused' in begun ? begun : new PlayedPlans(question, begun, world, precision);
}

/** Each run is a whole plan with a key of its own. */
class PlayedPlans implements OpenPlanForecast {
  readonly at: number;
  readonly until: number;
  readonly #question: PlanQuestion;
  readonly #begun: BegunPlan;
  readonly #world: World;
  readonly #timeline: Timeline;
  readonly #precision: Precision;

  readonly #steps: ReadonlyMap<number | null, StepSums>;
  readonly #experience: ExperienceSamples;
  readonly #worth = new Samples();
  readonly #coins = new Samples();
  readonly #kills = new Samples();
  readonly #killed = new Map<number, number>();
  readonly #dungeonRuns = new Samples();
  readonly #reasons = new Shares<PlanEnd>();
  readonly #ends: number[] = [];
  #defeats = 0;
  readonly #items = new Map<number, ItemSum>();

  constructor(question: PlanQuestion, begun: BegunPlan, world: World, precision: Precision) {
    const { shown, steps } = question;
    this.at = begun.at;
    this.until = begun.until;
    this.#question = question;
    this.#begun = begun;
    this.#world = world;
    this.#timeline = timelineOf(world);
    this.#precision = precision;
    const indexes = [...(shown.action === null ? [] : [null]), ...steps.keys()];
    this.#steps = new Map(indexes.map((index) => [index, new StepSums(index)]));
    const skillIds = shown.experience.map((_, index) => index + 1);
    this.#experience = new ExperienceSamples(shown.experience, skillIds);
  }

  get isDone(): boolean {
    return isPrecise(this.#precision, this.#experience.total, this.#worth);
  }

  play(runs: number): void {
    for (let played = 0; played < runs && !this.isDone; played++) {
      const seed = seedOfRun(this.#question.seed, this.#ends.length);
      this.#note(new PlanRun(this.#begunWith(seed), seed, this.#timeline));
    }
  }

  #begunWith(seed: Seed): BegunPlan {
    if (!drawsAtBegin(this.#begun, this.#world)) return this.#begun;
    const begun = beginOfPlan(this.#question, this.#world, seed);
    if ('refused' in begun) throw new Error(`A plan was refused with another key: ${begun.refused}`);
    return begun;
  }

  #note(run: PlanRun): void {
    for (const [index, step] of run.steps) this.#steps.get(index)?.add(step);
    this.#experience.add(run.after.experience);
    this.#coins.add(run.after.gold - this.#question.shown.gold);
    this.#kills.add(run.sums.kills);
    for (const [enemyId, kills] of run.sums.killed) addTo(this.#killed, enemyId, kills);
    this.#dungeonRuns.add(run.sums.dungeonRuns);
    this.#reasons.add(run.end);
    this.#ends.push(run.endedAt);
    if (run.isDefeated) this.#defeats++;
    this.#noteItems(run);
  }

  #noteItems({ sums: { gained, used }, sold }: PlanRun): void {
    for (const [itemId, amount] of gained) {
      const sum = this.#item(itemId);
      sum.net += amount;
      sum.came++;
    }
    for (const [itemId, amount] of used) this.#item(itemId).net -= amount;
    for (const [itemId, amount] of sold) this.#item(itemId).sold += amount;
    this.#worth.add(netWorthOf(amountsIn(gained), amountsIn(used), this.#world));
  }

  #item(itemId: number): ItemSum {
    const found = this.#items.get(itemId);
    if (found) return found;
    const sum = { net: 0, came: 0, sold: 0 };
    this.#items.set(itemId, sum);
    return sum;
  }

  summary(): PlanForecast {
    const runs = this.#ends.length;
    if (runs === 0) throw new Error('The forecast has no runs yet');
    const runningTime = this.#ends.reduce((sum, end) => sum + end - this.at, 0) / runs;
    const rate = rateOver(runningTime);
    return {
      night: { startAt: this.at, limitAt: this.#begun.limitAt },
      steps: [...this.#steps.values()].map((step) => step.forecast(runs)),
      endsAt: quantilesOf(this.#ends),
      why: this.#reasons.of(runs),
      defeats: this.#defeats / runs,
      runningTime,
      experience: this.#experience.forecasts(rate),
      items: this.#itemForecasts(runs, rate),
      gold: rate(this.#worth.mean),
      coins: rate(this.#coins.mean),
      kills: rate(this.#kills.mean),
      killsByEnemy: [...this.#killed]
        .map(([enemyId, kills]) => ({ enemyId, expected: kills / runs }))
        .sort((one, other) => one.enemyId - other.enemyId),
      dungeonRuns: { ...rate(this.#dungeonRuns.mean), finished: this.#dungeonRuns.quantiles },
      runs,
      standardErrors: {
        experience: this.#experience.total.relativeError,
        gold: this.#worth.relativeError,
      },
    };
  }

  #itemForecasts(runs: number, rate: RateOver): PlanItemForecast[] {
    return [...this.#items]
      .map(([itemId, { net, came, sold }]) => ({
        itemId,
        chance: came / runs,
        ...rate(net / runs),
        sold: sold / runs,
      }))
      .sort((one, other) => one.itemId - other.itemId);
  }
}

/** Sums of one item over all runs. */
interface ItemSum {
  /** What came, less what was used. */
  net: number;
  /** The runs in which at least one came. */
  came: number;
  sold: number;
}

const amountsIn = (sums: ReadonlyMap<number, number>): ItemAmount[] =>
  [...sums].map(([itemId, amount]) => ({ itemId, amount }));
