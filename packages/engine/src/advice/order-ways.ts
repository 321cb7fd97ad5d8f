import type { CombatTarget } from '../forecast/combat-rates.ts';
import type { Forecast } from '../forecast/forecast.ts';
import { isMostlySurvived } from '../forecast/is-safe.ts';
import { secondsFor } from '../forecast/rate.ts';
import type { Shown } from '../state/state.ts';
import { isOpenWay, type Way } from './way.ts';

/** here: at once; travel: after a travel that the character can pay; later: something is lacking. */
export type Reach = 'here' | 'travel' | 'later';

export function reachOf(
  { place, lacks }: Pick<Way, 'place' | 'lacks'>,
  { regionId }: Pick<Shown, 'regionId'>,
): Reach {
  if (!isOpenWay({ lacks })) return 'later';
  return place === null || place.regionId === regionId ? 'here' : 'travel';
}

const REACHES: readonly Reach[] = ['here', 'travel', 'later'];

/** Whether the item is gathered or made in this way, and not found besides. */
const isMaking = ({ sources: [source] }: Pick<Way, 'sources'>): boolean => source?.kind === 'recipe';

/**
 * Whether the item can be gathered or made, now or after what is lacking has been reached: a level to which
 * something leads, components, or the gold of the travel. A recipe may never turn up.
 */
const leads = (way: Way): boolean =>
  isMaking(way) &&
  way.lacks.every(({ kind }) =>
    kind === 'level' ? way.training !== null : kind === 'components' || kind === 'fare',
  );

/**
 * Gathering and making come first, unless they are not possible at all: they are certain, and no fight is.
 * Behind them stands what the character can use here, then what it travels for, then what it cannot use yet;
 * in each part the quickest first, then the fights. Forecasts come late, so the times of fights decide
 * nothing: the list would change its order while it is read.
 */
export function sortedWays(ways: readonly Way[], shown: Pick<Shown, 'regionId'>): Way[] {
  const reach = (way: Way): number => (leads(way) ? -1 : REACHES.indexOf(reachOf(way, shown)));
  const time = (way: Way): number => (isOpenWay(way) ? (way.seconds ?? Number.MAX_SAFE_INTEGER) : 0);
  return ways.toSorted((one, other) => reach(one) - reach(other) || time(one) - time(other));
}

/** A way with what its forecast says. */
export interface TimedWay extends Way {
  /** The first hour of its fight; null without a fight, undefined until it is known. */
  readonly rate: Forecast | null | undefined;
}

/** The ways to an item with their times, from the forecasts of the fights. */
export const timedWays = (
  ways: readonly Way[],
  itemId: number,
  rateOf: (target: CombatTarget) => Forecast | null | undefined,
): TimedWay[] =>
  ways.map((way) => {
    const rate = way.ask === null ? null : rateOf(way.ask);
    const perHour = rate?.items.find((row) => row.itemId === itemId)?.perHour ?? 0;
    return { ...way, rate, seconds: way.seconds ?? secondsFor(perHour) };
  });

/** Whether a press can begin it: with its commands, or as a plan. */
export const canBegin = ({ commands, plan }: Pick<Way, 'commands' | 'plan'>): boolean =>
  commands.length > 0 || plan.length > 0;

/** The quickest way that a press can begin, with a known time and most likely without a defeat. */
export const quickestWay = (ways: readonly TimedWay[]): TimedWay | undefined =>
  ways
    .filter((way) => canBegin(way) && !(way.rate && !isMostlySurvived(way.rate)))
    .flatMap((way) => (way.seconds === null ? [] : { way, seconds: way.seconds }))
    .toSorted((one, other) => one.seconds - other.seconds)[0]?.way;

/**
 * The way that is proposed: gathering or making if a press can begin it, else the quickest.
 * @returns undefined where no way can be proposed, null while forecasts decide it
 */
export function proposedWay(ways: readonly TimedWay[]): TimedWay | null | undefined {
  const begun = ways.filter(canBegin);
  const made = begun.find(isMaking);
  if (made !== undefined) return made;
  return begun.some(({ rate }) => rate === undefined) ? null : quickestWay(begun);
}
