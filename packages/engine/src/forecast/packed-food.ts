import { ownedPortions } from '../character/owned-foods.ts';
import { type Refusal, refuse } from '../commands/refusal.ts';
import type { RefusalCode } from '../commands/registry.ts';
import { TURN_TIME } from '../sessions/combat/damage.ts';
import { MAX_PORTIONS } from '../sessions/combat/food.ts';
import { isFood } from '../state/slots.ts';
import type { World } from '../world/world.ts';
import type { Forecast } from './forecast.ts';
import { openForecast } from './open-forecast.ts';
import type { Precision } from './precision.ts';
import { type ForecastQuestion, untilOver } from './question.ts';
import { supposing } from './what-if.ts';

/** How many portions of a food a session needs until its limit. */
export interface PackedFood {
  /** Enough in 95 of 100 runs. */
  readonly portions: number;
  /** Owned portions, those in the food slot included. */
  readonly owned: number;
  /** What the session brings with as many portions as it wants. */
  readonly forecast: Forecast;
}

/** The same as `OpenForecast`, with another result. */
export interface OpenPackedFood {
  readonly isDone: boolean;
  play(runs: number): void;
  /** @throws Error before the first run */
  result(): PackedFood;
}

/**
 * Plays a session with unlimited portions of a food, and tells how many it eats until its limit.
 * @returns the refusal when the session cannot begin, or the item is no food
 */
export function openPackedFood(
  question: Omit<ForecastQuestion, 'until'>,
  foodId: number,
  world: World,
  precision?: Precision,
): OpenPackedFood | Refusal<RefusalCode> {
  const item = world.item(foodId);
  if (item === undefined) return refuse('item/unknown');
  if (!isFood(item)) return refuse('equip/not-food');
  const { shown, at } = question;
  const until = untilOver(shown, at, world);
  const amount = MAX_PORTIONS * Math.ceil((until - at) / TURN_TIME);
  const fed = supposing(shown, { food: { itemId: foodId, amount } });
  const forecast = openForecast({ ...question, shown: fed, until }, world, precision);
  if ('refused' in forecast) return forecast;
  return {
    get isDone() {
      return forecast.isDone;
    },
    play: (runs) => forecast.play(runs),
    result() {
      const summary = forecast.summary();
      return {
        portions: summary.food.portions.p95,
        owned: ownedPortions(shown, foodId),
        forecast: summary,
      };
    },
  };
}
