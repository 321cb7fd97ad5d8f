import { bearersOf } from '../character/bearers.ts';
import type { Refusal } from '../commands/refusal.ts';
import type { RefusalCode } from '../commands/registry.ts';
import type { World } from '../world/world.ts';
import { totalExperience } from './experience-sums.ts';
import type { Forecast, OpenForecast } from './forecast.ts';
import { openForecast } from './open-forecast.ts';
import { exactly } from './precision.ts';
import type { ForecastQuestion } from './question.ts';
import { withoutTraitsOf, withoutTricks } from './without-traits.ts';

/** Runs of each forecast that is compared, all with the same seeds. Two are five points of survival. */
export const EFFECT_RUNS = 40;

/** What some traits change in a session. */
export interface TraitEffect {
  /** Change of what the session brings or takes in all, as a share of that without these traits. */
  readonly experience: number;
  readonly gold: number;
  readonly food: number;
  /** Change of the share of runs that no defeat ends, -1 to 1. */
  readonly survives: number;
}

/** What the traits of each worn piece change, and what the tricks of the enemies do. */
export interface TraitEffects {
  /** In the order of the slots. */
  readonly pieces: readonly (TraitEffect & { readonly itemId: number })[];
  readonly tricks: TraitEffect;
}

/** A comparison that is being played. */
export interface OpenTraitEffects {
  readonly isDone: boolean;
  /** Plays up to so many runs. */
  play(runs: number): void;
  /** @throws Error before the comparison is done */
  result(): TraitEffects;
}

/**
 * Compares a session with the same one in which the traits of one worn piece do not count, for each such
 * piece, and with one in which enemies have no tricks.
 * @returns the refusal when the session cannot begin
 */
export function openTraitEffects(
  question: ForecastQuestion,
  world: World,
): OpenTraitEffects | Refusal<RefusalCode> {
  const bearers = bearersOf(question.shown, world);
  const worlds = [world, withoutTricks(world), ...bearers.map((id) => withoutTraitsOf(new Set([id]), world))];
  const open: OpenForecast[] = [];
  for (const content of worlds) {
    const forecast = openForecast(question, content, exactly(EFFECT_RUNS));
    if ('refused' in forecast) return forecast;
    open.push(forecast);
  }
  return new Comparison(bearers, open);
}

class Comparison implements OpenTraitEffects {
  readonly #bearers: readonly number[];
  readonly #open: readonly OpenForecast[];

  constructor(bearers: readonly number[], open: readonly OpenForecast[]) {
    this.#bearers = bearers;
    this.#open = open;
  }

  get isDone(): boolean {
    return this.#open.every(({ isDone }) => isDone);
  }

  play(runs: number): void {
    for (let played = 0; played < runs; played++) this.#open.find(({ isDone }) => !isDone)?.play(1);
  }

  result(): TraitEffects {
    if (!this.isDone) throw new Error('The comparison is not done yet');
    const [all, plain, ...without] = this.#open.map((forecast) => forecast.summary());
    if (all === undefined || plain === undefined) throw new Error('Nothing is compared');
    return {
      tricks: effectOf(all, plain),
      pieces: without.map((forecast, index) => ({
        itemId: this.#bearers[index] as number,
        ...effectOf(all, forecast),
      })),
    };
  }
}

const effectOf = (all: Forecast, without: Forecast): TraitEffect => ({
  experience: changeOf(totalExperience(all), totalExperience(without)),
  gold: changeOf(all.gold.expected, without.gold.expected),
  food: changeOf(all.food.expected, without.food.expected),
  survives: all.survives - without.survives,
});

/** 0 where there is nothing without the traits. */
const changeOf = (all: number, without: number): number =>
  without === 0 ? 0 : (all - without) / Math.abs(without);
