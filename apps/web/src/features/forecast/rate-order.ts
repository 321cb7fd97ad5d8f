import type { Forecast } from '@slumberfell/engine';

/** What a list of targets can be sorted by. `level` is the order that the list has anyway. */
export type RateOrder = 'level' | 'experience' | 'worth' | 'food' | 'safety';

export const RATE_ORDERS: readonly { readonly value: RateOrder; readonly label: string }[] = [
  { value: 'level', label: 'Level' },
  { value: 'experience', label: 'Experience an hour' },
  { value: 'worth', label: 'Worth an hour' },
  { value: 'food', label: 'Least food an hour' },
  { value: 'safety', label: 'Safest' },
];

/** Whole points of all skills together, each hour. */
export const experienceAnHour = ({ experience }: Forecast): number =>
  Math.round(experience.reduce((sum, { perHour }) => sum + perHour, 0));

/** What a rate is sorted by; larger comes first. */
function meritOf(order: RateOrder, forecast: Forecast): number {
  switch (order) {
    case 'level':
      return 0;
    case 'experience':
      return experienceAnHour(forecast);
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
 * Sorts the entries of a list by their rates. Entries of equal merit keep their order; entries without a rate
 * come last.
 */
export function orderByRate<T>(
  entries: readonly T[],
  rateOf: (entry: T) => Forecast | null | undefined,
  order: RateOrder,
): readonly T[] {
  if (order === 'level') return entries;
  const merits = new Map(
    entries.map((entry) => {
      const rate = rateOf(entry);
      return [entry, rate ? meritOf(order, rate) : Number.NEGATIVE_INFINITY];
    }),
  );
  const merit = (entry: T) => merits.get(entry) as number;
  return entries.toSorted((one, other) => (merit(one) === merit(other) ? 0 : merit(other) - merit(one)));
}
