import { experienceAnHour, type Forecast, perKill } from '@slumberfell/engine';

/** What a list of targets can be sorted by. `level` is the order that the list has anyway. */
export type RateOrder = 'level' | 'experience' | 'worth' | 'food' | 'safety';

export const RATE_ORDERS: readonly { readonly value: RateOrder; readonly label: string }[] = [
  { value: 'level', label: 'Level' },
  { value: 'experience', label: 'Experience per hour' },
  { value: 'worth', label: 'Worth per hour' },
  { value: 'food', label: 'Least food' },
  { value: 'safety', label: 'Safest' },
];

/** What a rate is sorted by; larger comes first. */
function meritOf(order: RateOrder, forecast: Forecast): number {
  switch (order) {
    case 'level':
      return 0;
    case 'experience':
      // In whole points, as the list shows it: targets that look equal keep their order.
      return Math.round(experienceAnHour(forecast));
    case 'worth':
      return forecast.gold.perHour;
    case 'food':
      return -forecast.food.perHour;
    case 'safety':
      // Targets that no run survives are told apart by how long the runs last.
      return forecast.survives * 1e12 + forecast.runningTime;
  }
}

/**
 * What an enemy of open combat is sorted by. It is met by chance, so its experience and its worth count with
 * its share of the fights: what a rare enemy brings in an hour alone cannot be had.
 * @param chance 0 to 1, that a fight is against it
 */
function meritOfEnemy(order: RateOrder, forecast: Forecast, chance: number): number {
  const kill = perKill(forecast);
  switch (order) {
    case 'experience':
      return kill ? chance * kill.experience : Number.NEGATIVE_INFINITY;
    case 'worth':
      return kill ? chance * kill.gold : Number.NEGATIVE_INFINITY;
    case 'food':
      return kill ? -kill.food : Number.NEGATIVE_INFINITY;
    default:
      return meritOf(order, forecast);
  }
}

/**
 * Sorts the entries of a list by their rates. Entries of equal merit keep their order; entries without a rate
 * come last.
 * @param chanceOf for enemies of open combat: the chance that a fight is against one
 */
export function orderByRate<T>(
  entries: readonly T[],
  rateOf: (entry: T) => Forecast | null | undefined,
  order: RateOrder,
  chanceOf?: (entry: T) => number,
): readonly T[] {
  if (order === 'level') return entries;
  const merits = new Map(
    entries.map((entry) => {
      const rate = rateOf(entry);
      if (!rate) return [entry, Number.NEGATIVE_INFINITY];
      return [entry, chanceOf ? meritOfEnemy(order, rate, chanceOf(entry)) : meritOf(order, rate)];
    }),
  );
  const merit = (entry: T) => merits.get(entry) as number;
  return entries.toSorted((one, other) => (merit(one) === merit(other) ? 0 : merit(other) - merit(one)));
}
