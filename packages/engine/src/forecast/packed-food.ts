import { maxHealthOf } from '../character/health.ts';
import { ownedPortions } from '../character/owned-foods.ts';
import { type Refusal, refuse } from '../commands/refusal.ts';
import type { RefusalCode } from '../commands/registry.ts';
import { TURN_TIME } from '../sessions/combat/damage.ts';
import { MAX_PORTIONS } from '../sessions/combat/food.ts';
import { runCost } from '../sessions/combat/run-cost.ts';
import { isFood } from '../state/slots.ts';
import { isCombat } from '../state/state.ts';
import { SKILL } from '../world/skills.ts';
import type { Item } from '../world/static-data.ts';
import type { World } from '../world/world.ts';
import type { Forecast } from './forecast.ts';
import { openForecast } from './open-forecast.ts';
import type { Precision } from './precision.ts';
import { type ForecastQuestion, untilOver } from './question.ts';
import { supposing } from './what-if.ts';

/** How many portions of a food a session needs until its limit. */
export interface PackedFood {
  /** What is eaten: enough in 95 of 100 runs. */
  readonly portions: number;
  /** What must be packed: `portions`, and those that a session which rests must have left at its end. */
  readonly needed: number;
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
      const portions = summary.food.portions.p95;
      return {
        portions,
        needed: portions + reserveOf(question, item, summary, world),
        owned: ownedPortions(shown, foodId),
        forecast: summary,
      };
    },
  };
}

/** The session of a question: what its command begins, or what runs. */
type RestedSession = { readonly kind: 'hunt' } | { readonly kind: 'dungeon'; readonly dungeonId: number };

/** The session if it rests when the food runs low; null for one that does not. */
function restedSession({
  command,
  shown,
}: Pick<ForecastQuestion, 'command' | 'shown'>): RestedSession | null {
  if (command === null) {
    const { action } = shown;
    if (!isCombat(action) || action.rest === undefined) return null;
    return action.kind === 'dungeon' ? { kind: 'dungeon', dungeonId: action.dungeonId } : { kind: 'hunt' };
  }
  if (!('rest' in command.input && command.input.rest === true)) return null;
  return command.name === 'begin-dungeon'
    ? { kind: 'dungeon', dungeonId: command.input.dungeonId }
    : { kind: 'hunt' };
}

/**
 * Portions that must be left at the end. Open combat that rests ends when the packed food restores no more
 * than the maximum health, which rises with the level; the last run of a dungeon begins only with its food.
 */
function reserveOf(
  question: Pick<ForecastQuestion, 'command' | 'shown'>,
  item: Item,
  forecast: Forecast,
  world: World,
): number {
  const { shown } = question;
  const session = restedSession(question);
  const healing = item.healingAmount ?? 1;
  if (session === null) return 0;
  if (session.kind === 'dungeon') {
    const fed = supposing(shown, { food: { itemId: item.id, amount: 1 } });
    return Math.ceil(runCost(fed, session.dungeonId, world) / healing);
  }
  const health = forecast.experience.find(({ skillId }) => skillId === SKILL.Health);
  const levels = health === undefined ? [] : [{ skillId: SKILL.Health, level: health.level.p95 }];
  return Math.floor(maxHealthOf(supposing(shown, { levels })) / healing) + 1;
}
