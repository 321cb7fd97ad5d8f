import type { StepOfRun } from './plan-run.ts';
import { type Quantiles, quantilesOf } from './samples.ts';
import { Shares } from './shares.ts';

/** What a step of a plan will do. Instants are epoch ms. */
export interface StepForecast {
  /** Index of the step; null for the session that runs when the plan is set. */
  readonly step: number | null;
  /** Share of the runs, 0 to 1, in which it is carried out at least once. */
  readonly share: number;
  /** How often it is carried out, mean of all runs. */
  readonly times: number;
  /**
   * Its first begin and its last end, among the runs in which it is carried out; null when it is in none. The
   * session that runs already begins at the instant of the question. A step without a session ends when it
   * begins.
   */
  readonly begins: Quantiles | null;
  readonly ends: Quantiles | null;
  /** Gained items that it makes, kills or finished dungeon runs, mean of all runs; 0 for other steps. */
  readonly amount: number;
  /** Gold that it brings, mean of all runs; negative when it costs gold. */
  readonly coins: number;
  /** The runs in which it is refused at least once; null when it is in none. */
  readonly refused: {
    readonly share: number;
    /** The most frequent code. */
    readonly code: string;
    /** The first refusal. */
    readonly at: Quantiles;
  } | null;
  /** Whether its turn comes in no run: the plan is over or paused before. */
  readonly isNeverReached: boolean;
}

/** What one step did in the runs of a forecast. */
export class StepSums {
  readonly #step: number | null;
  readonly #begins: number[] = [];
  readonly #ends: number[] = [];
  readonly #refusals: number[] = [];
  readonly #codes = new Shares<string>();
  #times = 0;
  #amount = 0;
  #coins = 0;

  constructor(step: number | null) {
    this.#step = step;
  }

  /** Adds what the step did in a run in which its turn came. */
  add({ times, begunAt, endedAt, amount, coins, refusedAt, codes }: StepOfRun): void {
    this.#times += times;
    this.#amount += amount;
    this.#coins += coins;
    if (begunAt !== null && endedAt !== null) {
      this.#begins.push(begunAt);
      this.#ends.push(endedAt);
    }
    if (refusedAt !== null) this.#refusals.push(refusedAt);
    for (const code of codes) this.#codes.add(code);
  }

  /** @param runs number of runs, also of those in which its turn did not come */
  forecast(runs: number): StepForecast {
    const isCarriedOut = this.#begins.length > 0;
    const [mostFrequent] = this.#codes.of(runs);
    return {
      step: this.#step,
      share: this.#begins.length / runs,
      times: this.#times / runs,
      begins: isCarriedOut ? quantilesOf(this.#begins) : null,
      ends: isCarriedOut ? quantilesOf(this.#ends) : null,
      amount: this.#amount / runs,
      coins: this.#coins / runs,
      refused:
        mostFrequent === undefined
          ? null
          : {
              share: this.#refusals.length / runs,
              code: mostFrequent.reason,
              at: quantilesOf(this.#refusals),
            },
      isNeverReached: !isCarriedOut && mostFrequent === undefined,
    };
  }
}
