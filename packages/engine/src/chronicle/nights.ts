import { plainLimit } from '../sessions/linger.ts';
import type { IdleReport } from '../settle/idle-report.ts';
import { type Action, isCombat } from '../state/state.ts';
import { limitedSum } from './limited-sum.ts';
import type { RunTime } from './settlement-recorder.ts';

/**
 * What is compared between nights. `hunting`: time in ms in open combat. `items`: all that were gained but
 * gifts.
 */
export const NIGHT_FIGURES = ['experience', 'kills', 'items', 'hunting'] as const;
export type NightFigure = (typeof NIGHT_FIGURES)[number];

/**
 * What a character did in one night: from the begin or refresh of a session by the player to the next one. A
 * plan that goes on in between has the limit of the night, so the limit tells nights apart.
 */
export interface NightSums extends Readonly<Record<NightFigure, number>> {
  /** Epoch ms; positive. */
  readonly limitAt: number;
  /** The earliest instant that is counted, in epoch ms. */
  readonly from: number;
}

interface Brought extends Pick<IdleReport, 'experience' | 'kills'> {
  /** Amounts of gained items. */
  readonly gained: readonly number[];
  readonly times: readonly RunTime[];
}

/**
 * The limit that tells the night of a session from others. It is without the time that traits add: sessions
 * of a plan do not have it, and a change of the worn pieces changes it.
 */
export const nightLimit = (action: Action): number =>
  isCombat(action) ? plainLimit(action) : action.limitAt;

/** What a part of a settlement adds. */
export const nightOf = (
  { experience, kills, gained, times }: Brought,
  limitAt: number,
  from: number,
): NightSums => ({
  limitAt,
  from,
  experience: sumOf(experience.map(({ points }) => points)),
  kills: sumOf(kills.map(({ amount }) => amount)),
  items: sumOf(gained),
  hunting: sumOf(times.map(({ ms, action }) => (action.kind === 'hunt' ? ms : 0))),
});

const sumOf = (amounts: readonly number[]): number => amounts.reduce(limitedSum, 0);

/**
 * Adds the nights of two chronicles of which one follows the other, in order of time. It keeps the earliest
 * night and the latest one, which a chronicle before or after may continue, and of those between only the
 * best of each figure. So the result does not depend on how the time was parted.
 */
export function addNights(one: readonly NightSums[], other: readonly NightSums[]): readonly NightSums[] {
  if (other.length === 0) return one;
  if (one.length === 0) return other;
  const nights = new Map<number, NightSums>();
  for (const night of [...one, ...other]) {
    const known = nights.get(night.limitAt);
    nights.set(night.limitAt, known === undefined ? night : joined(known, night));
  }
  const all = [...nights.values()].sort((a, b) => a.from - b.from || a.limitAt - b.limitAt);
  const kept = new Set([all[0], all.at(-1), ...NIGHT_FIGURES.map((figure) => best(all, figure))]);
  return all.filter((night) => kept.has(night));
}

const joined = (one: NightSums, other: NightSums): NightSums => ({
  limitAt: one.limitAt,
  from: Math.min(one.from, other.from),
  experience: limitedSum(one.experience, other.experience),
  kills: limitedSum(one.kills, other.kills),
  items: limitedSum(one.items, other.items),
  hunting: limitedSum(one.hunting, other.hunting),
});

/** Of equal nights the first in the list; null when none has anything. */
function best(nights: readonly NightSums[], figure: NightFigure): NightSums | null {
  let found: NightSums | null = null;
  for (const night of nights) if (night[figure] > (found?.[figure] ?? 0)) found = night;
  return found;
}

/** The night with most of a figure, of equal ones the earliest. Null when no night has any. */
export const bestNight = ({ nights }: { readonly nights: readonly NightSums[] }, figure: NightFigure) =>
  best(nights, figure);
