import { type CombatTarget, combatRates } from '../../forecast/combat-rates.ts';
import type { Forecast } from '../../forecast/forecast.ts';
import type { Preparation } from '../../forecast/preparation.ts';
import { prepared, supposing } from '../../forecast/what-if.ts';
import { amountOf } from '../../state/amounts.ts';
import type { Shown } from '../../state/state.ts';
import type { World } from '../../world/world.ts';
import type { NightFood } from './night-food.ts';
import type { FightTarget, TonightQuestion } from './question.ts';

/** The places of fights that a character can pay, and what their first hour brings. */

/** Portions with which a place is judged: more than its hour eats. */
export const PLENTY = 100_000;
/** A healing threshold with which a place is judged that is not safe with the present one. */
const CAREFUL = 5_000;
/** The most places that are judged. */
const MOST_PLACES = 24;

export interface FightPlace {
  readonly target: FightTarget;
  readonly regionId: number;
}

/** The first hour in a place with plenty of a food, and with what it is fought. */
export interface PlayedHour extends FightPlace {
  readonly forecast: Forecast;
  readonly preparation: Preparation;
}

/** Open combat in each region and the dungeons, where the fare and a key are owned or can be paid. */
export function payablePlaces({ shown, targets }: TonightQuestion, world: World): FightPlace[] {
  const { regions, dungeons } = world.sets;
  const all: readonly FightTarget[] = targets ?? [
    ...regions.map(({ id }) => ({ kind: 'region', id }) as const),
    ...dungeons.map(({ id }) => ({ kind: 'dungeon', id }) as const),
  ];
  return all
    .map((target) => ({ target, regionId: regionOf(target, world) }))
    .filter(({ target, regionId }) => priceOf(target, regionId, shown, world) <= shown.gold)
    .slice(0, MOST_PLACES);
}

const regionOf = ({ kind, id }: FightTarget, world: World): number =>
  kind === 'region' ? id : (world.dungeon(id)?.regionId ?? 0);

/** Gold for the fare, and for a key where none is owned. */
function priceOf(target: FightTarget, regionId: number, shown: Shown, world: World): number {
  const unpayable = shown.gold + 1;
  const fare = regionId === shown.regionId ? 0 : (world.region(regionId)?.travelCost ?? unpayable);
  const keyId = keyOf(target, world);
  if (keyId === null || amountOf(shown.inventory, keyId) > 0) return fare;
  return fare + (world.item(keyId)?.value ?? unpayable);
}

/** The key of a dungeon; null for open combat. */
export const keyOf = ({ kind, id }: CombatTarget, world: World): number | null =>
  kind === 'dungeon' ? (world.dungeon(id)?.keyItemId ?? 0) : null;

/** The first hour of each place after a preparation, where it can begin. Yields after each one. */
export function* playedHours(
  places: readonly FightPlace[],
  preparation: Preparation,
  food: NightFood | undefined,
  { shown, at, seed }: TonightQuestion,
  world: World,
): Generator<void, PlayedHour[]> {
  const dressed = prepared(shown, preparation, world, at);
  const fed = supposing(dressed, food ? { food: { itemId: food.food.id, amount: PLENTY } } : {});
  const hours: PlayedHour[] = [];
  for (const place of places) {
    const play = (from: Shown): Forecast | null =>
      combatRates([place.target], { shown: from, at, seed }, world)[0] ?? null;
    const forecast = play(fed);
    yield;
    if (forecast === null) continue;
    hours.push({ ...place, forecast, preparation });
    if (forecast.survives === 1 || fed.healingShare >= CAREFUL) continue;
    const careful = play({ ...fed, healingShare: CAREFUL });
    yield;
    if (careful !== null && careful.survives > forecast.survives)
      hours[hours.length - 1] = {
        ...place,
        forecast: careful,
        preparation: { ...preparation, healingShare: CAREFUL },
      };
  }
  return hours;
}
