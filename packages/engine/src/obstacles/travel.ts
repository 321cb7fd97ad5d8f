import { isCombat, type Shown } from '../state/state.ts';
import type { World } from '../world/world.ts';
import { holding } from './hold.ts';

export function travelObstacles(shown: Shown, { regionId }: { readonly regionId: number }, world: World) {
  const region = world.region(regionId);
  if (!region) return ['travel/unknown-region'] as const;
  return holding(
    ['travel/already-there', regionId === shown.regionId],
    ['travel/in-combat', isCombat(shown.action)],
    ['travel/gold', shown.gold < region.travelCost],
  );
}
