import type { FinishReason } from '../events/session.ts';
import type { Quantiles } from './samples.ts';

/**
 * How a run ended. `defeated-food-gone`: defeated after the packed food was gone. `running`: the session
 * still runs at the end of the question.
 */
export type ForecastEnd = FinishReason | 'defeated-food-gone' | 'running';

/** An expected number, and the number for each hour in which the session runs. */
export interface Rate {
  readonly expected: number;
  readonly perHour: number;
}

export interface ExperienceForecast extends Rate {
  readonly skillId: number;
  /** Whole points that are gained. */
  readonly points: Quantiles;
  /** Level that is reached. */
  readonly level: Quantiles;
}

/** `expected` is net: eaten food, keys and components are losses. */
export interface ItemForecast extends Rate {
  readonly itemId: number;
  /** The chance, 0 to 1, that at least one comes. What is used does not lower it. */
  readonly chance: number;
}

/** What a session will bring. */
export interface Forecast {
  /** The time in which the session may run: from its begin or last refresh to its limit, epoch ms. */
  readonly night: { readonly startAt: number; readonly limitAt: number };
  /** Instants, epoch ms; the end of the question for a session that still runs. */
  readonly endsAt: Quantiles;
  /** Shares of the runs, the largest first. They add up to 1. */
  readonly why: readonly { readonly reason: ForecastEnd; readonly share: number }[];
  /** Share of the runs that no defeat ends. */
  readonly survives: number;
  /** The instant by which 5 % of the runs are defeated; null when fewer are. */
  readonly defeatedBy: number | null;
  /** Mean time in ms that the session runs. */
  readonly runningTime: number;
  /** The skills that gain experience, by id. */
  readonly experience: readonly ExperienceForecast[];
  /** The items that come or go, by id. */
  readonly items: readonly ItemForecast[];
  /** Worth at shop prices of the items that come, less that of the items that are used. */
  readonly gold: Rate;
  readonly kills: Rate;
  /** Dungeon runs that are finished. */
  readonly dungeonRuns: Rate & { readonly finished: Quantiles };
  /** Eaten portions. */
  readonly food: Rate & {
    readonly portions: Quantiles;
    /** Portions that are packed when the runs begin. */
    readonly packed: number;
    /**
     * When the session ends because too little of the packed food is left, among the runs in which it does;
     * null when it does so in none. A session that rests at low health with nothing packed is not among them.
     */
    readonly ends: { readonly share: number; readonly at: Quantiles } | null;
    /**
     * When the packed food is gone, among the runs in which it is; null when it lasts in all runs or none is
     * packed.
     */
    readonly gone: { readonly share: number; readonly at: Quantiles } | null;
  };
  /** Number of runs that were played. */
  readonly runs: number;
  /** Standard errors of the means of all experience and of `gold`, as shares of these means. */
  readonly standardErrors: { readonly experience: number; readonly gold: number };
}

/** A forecast that is being played. Each call of `play` adds runs; the same question gives the same runs. */
export interface OpenForecast<Summary = Forecast> {
  /** What was asked, in instants. */
  readonly at: number;
  readonly until: number;
  /** Whether the numbers are as exact as asked. Further calls of `play` do nothing. */
  readonly isDone: boolean;
  /** Plays up to so many more runs. */
  play(runs: number): void;
  /**
   * @throws Error before the first run
   */
  summary(): Summary;
}
