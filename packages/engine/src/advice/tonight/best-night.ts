import { totalExperience } from '../../forecast/experience-sums.ts';
import { isSafe } from '../../forecast/is-safe.ts';
import type { Night } from './night.ts';

/** Which of some played nights is proposed. */

/** A safe night is preferred to one that brings more, but not so much more. */
const NEARLY = 0.9;
/** Food is made first for this gain, and other pieces are put on for that one. */
const FOOD_GAIN = 1.05;
const DRESS_GAIN = 1.03;

/** Nights of safety that last as long, but for this share, are told apart by their experience. */
const AS_LONG = 0.95;

type Played = Pick<Night, 'brings' | 'forecast' | 'makesFood' | 'measure'>;

/** The one that brings most first; of equal ones the earlier. */
export const byBrings = (one: Played, other: Played): number => other.brings - one.brings;

/**
 * Whether a night is lost so seldom that it is proposed. Its share of defeats is counted with one standard
 * error more: four defeats in 200 runs are 2 %, and a night that is lost in 5 % shows so few now and then.
 */
export const isSafeNight = ({ forecast: { defeats, runs } }: Pick<Played, 'forecast'>): boolean =>
  isSafe({ survives: 1 - defeats - Math.sqrt((defeats * (1 - defeats)) / runs) });

/** Whether one brings so much more than another. @param gain above 1 */
const isFarAbove = (one: Played, other: Played, gain: number): boolean =>
  one.brings >= other.brings + Math.abs(other.brings) * (gain - 1);

/** Whether other pieces are worth putting on: they make the night safe, or bring more and lose no more. */
export function isBetterDressed(dressed: Played, worn: Played): boolean {
  if (isSafeNight(dressed) !== isSafeNight(worn)) return isSafeNight(dressed);
  return isFarAbove(dressed, worn, DRESS_GAIN);
}

/**
 * The night that brings most; one from the bag where making food first brings little more; and a safe one
 * where it brings nearly as much. For safety it is the safe one that fights longest. Null without a night.
 */
export function bestNight<N extends Played>(nights: readonly N[]): N | null {
  const ranked = nights.toSorted(byBrings);
  const most = ranked[0];
  if (most === undefined) return null;
  if (most.measure === 'safety') return safestNight(ranked) ?? most;
  const fromBag = ranked.find(({ makesFood }) => !makesFood);
  const best = most.makesFood && fromBag && !isFarAbove(most, fromBag, FOOD_GAIN) ? fromBag : most;
  if (isSafeNight(best)) return best;
  const safe = ranked.find(isSafeNight);
  return safe !== undefined && safe.brings >= best.brings * NEARLY ? safe : best;
}

/** @param ranked by time in fights */
function safestNight<N extends Played>(ranked: readonly N[]): N | null {
  const safe = ranked.filter(isSafeNight);
  const [longest] = safe;
  if (longest === undefined) return null;
  const gained = ({ forecast }: N): number => totalExperience(forecast);
  return safe
    .filter(({ brings }) => brings >= longest.brings * AS_LONG)
    .reduce((best, one) => (gained(one) > gained(best) ? one : best));
}
