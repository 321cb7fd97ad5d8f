import { formatChance } from '../../../lib/format/chance.ts';
import { formatNumber } from '../../../lib/format/number.ts';

/** Probabilities above this are written as a percentage, because it is easier to read than `1 in n`. */
const RARE = 0.2;

/** A probability as text: `1 in 30` up to `RARE`, else `50%`. */
export const odds = (chance: number): string =>
  chance > RARE ? formatChance(chance) : `1 in ${formatNumber(Math.round(1 / chance))}`;

/** A range of probabilities, the highest first: `1 in 30 to 1 in 105`. */
export const oddsBetween = ([lowest, highest]: readonly [number, number]): string =>
  lowest === highest ? odds(highest) : `${odds(highest)} to ${odds(lowest)}`;
