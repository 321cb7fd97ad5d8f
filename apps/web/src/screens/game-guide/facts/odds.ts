import { formatChance } from '../../../lib/format/chance.ts';
import { formatNumber } from '../../../lib/format/number.ts';

/** Probabilities above this are written as a percentage, because it is easier to read than `1 in n`. */
const RARE = 0.2;

/** A probability as text: `never` for 0, `1 in 30` up to `RARE`, a percentage such as `50%` above it. */
export function odds(chance: number): string {
  if (chance <= 0) return 'never';
  return chance > RARE ? formatChance(chance) : `1 in ${formatNumber(Math.round(1 / chance))}`;
}

/**
 * A range of probabilities as text, the highest first: `1 in 30 to 1 in 105`; only one text when both are
 * equal.
 */
export const oddsBetween = ([lowest, highest]: readonly [number, number]): string =>
  lowest === highest ? odds(highest) : `${odds(highest)} to ${odds(lowest)}`;
