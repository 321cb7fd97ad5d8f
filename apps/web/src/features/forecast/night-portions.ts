import type { PackedFood } from '@slumberfell/engine';
import { formatNumber } from '../../lib/format/number.ts';

/** Below this share of the runs, 0 to 1, the fight is lost with any amount of the food. */
const SAFE = 0.5;

/** What the dialog that packs a food says about the night. */
export interface NightPortions {
  /** Portions to pack besides those that are packed; null where the night gives no reason for an amount. */
  readonly amount: number | null;
  /** Why, as a sentence. */
  readonly why: string;
}

/** The portions of a food that a character has. */
interface HadPortions {
  readonly inBag: number;
  /** Portions of this food in the food slot. */
  readonly packed: number;
}

/**
 * How many portions the night needs, and why.
 * @param where the fight, as the end of a sentence: `in open combat in Wick`
 */
export function nightPortions(
  { needed, forecast }: Pick<PackedFood, 'needed'> & { readonly forecast: { readonly survives: number } },
  { inBag, packed }: HadPortions,
  where: string,
): NightPortions {
  if (forecast.survives < SAFE)
    return { amount: null, why: `Even with plenty of it you will most likely fall ${where}.` };
  if (needed === 0) return { amount: null, why: `No food is eaten ${where}.` };
  const needs = `The night needs ${portionsText(needed)} ${where}`;
  const lack = needed - packed;
  if (lack <= 0) return { amount: null, why: `${needs}. That many are already packed.` };
  if (lack > inBag)
    return { amount: inBag, why: `${needs}: ${formatNumber(lack - inBag)} more than you own.` };
  return {
    amount: lack,
    why: packed > 0 ? `${needs}, and ${formatNumber(packed)} are packed.` : `${needs}.`,
  };
}

const portionsText = (count: number): string =>
  count === 1 ? '1 portion' : `${formatNumber(count)} portions`;
