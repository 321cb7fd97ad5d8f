import { formatChance } from '../../../lib/format/chance.ts';
import { formatNumber } from '../../../lib/format/number.ts';

/** Above this a chance is easier to read as a percentage. */
const RARE = 0.2;

/** A chance as one says it: `1 in 30` when it is rare, else `50%`. */
export const odds = (chance: number): string =>
  chance > RARE ? formatChance(chance) : `1 in ${formatNumber(Math.round(1 / chance))}`;

/** From the likeliest to the rarest: `1 in 30 to 1 in 105`. */
export const oddsBetween = ([lowest, highest]: readonly [number, number]): string =>
  lowest === highest ? odds(highest) : `${odds(highest)} to ${odds(lowest)}`;
