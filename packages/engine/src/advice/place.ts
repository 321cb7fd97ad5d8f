import { travelObstacles } from '../obstacles/travel.ts';
import type { Shown } from '../state/state.ts';
import type { World } from '../world/world.ts';
import type { AdvisedCommand, Way, WayLack, WayPlace } from './way.ts';

/** The travel to a region; none for a character that is there. */
export const travelTo = (
  regionId: number,
  { regionId: from }: Pick<Shown, 'regionId'>,
): Extract<AdvisedCommand, { readonly name: 'travel' }>[] =>
  regionId === from ? [] : [{ name: 'travel', input: { regionId } }];

/** The present region if it is one of these, or none is required; else the one with the lowest fare. */
export function nearestRegion(
  regionIds: readonly number[],
  { regionId }: Pick<Shown, 'regionId'>,
  world: World,
): number {
  if (regionIds.length === 0 || regionIds.includes(regionId)) return regionId;
  const fare = (id: number): number => world.region(id)?.travelCost ?? Number.POSITIVE_INFINITY;
  return regionIds.toSorted((one, other) => fare(one) - fare(other))[0] ?? regionId;
}

/** A region as the place of a way, and what keeps a character at rest from going there. */
export function placeIn(
  regionId: number,
  shown: Shown,
  world: World,
): { readonly place: WayPlace | null; readonly lacks: readonly WayLack[] } {
  if (regionId === shown.regionId) return { place: { regionId, fare: 0 }, lacks: [] };
  const region = world.region(regionId);
  if (region === undefined) return { place: null, lacks: [{ kind: 'retired' }] };
  const fare = region.travelCost;
  // A fight that runs is left before the travel.
  const isHeld = travelObstacles({ ...shown, action: null }, { regionId }, world).length > 0;
  return { place: { regionId, fare }, lacks: isHeld ? [{ kind: 'fare', regionId, gold: fare }] : [] };
}

/**
 * The way to a session in a region: the travel there and its begin.
 * @param begin empty where the way leads to something else than a session
 */
export function wayThrough(
  regionId: number,
  begin: readonly AdvisedCommand[],
  shown: Shown,
  world: World,
): Pick<Way, 'place' | 'commands' | 'lacks'> {
  const { place, lacks } = placeIn(regionId, shown, world);
  const isOpen = lacks.length === 0 && begin.length > 0;
  return { place, lacks, commands: isOpen ? [...travelTo(regionId, shown), ...begin] : [] };
}
