import type { Region } from '../world/static-data.ts';
import type { World } from '../world/world.ts';
import { itemSources } from './item-sources.ts';
import { meetingChances } from './meeting-chances.ts';

/** What open combat in a region brings of an item. */
export interface HuntYield {
  readonly region: Region;
  /** The expected amount of one fight, more than 0. */
  readonly amount: number;
}

/** The regions whose open combat brings an item at a combat level, those that bring the most first. */
export function huntsFor(itemId: number, combatLevel: number, world: World): HuntYield[] {
  const amounts = new Map<Region, number>();
  for (const source of itemSources(itemId, world)) {
    if (source.kind !== 'fight') continue;
    const { enemy, region } = source;
    const met = meetingChances(world, region.id, combatLevel).find((one) => one.enemy.id === enemy.id);
    amounts.set(region, (amounts.get(region) ?? 0) + (met?.chance ?? 0) * source.amount);
  }
  return [...amounts]
    .map(([region, amount]) => ({ region, amount }))
    .filter(({ amount }) => amount > 0)
    .sort((one, other) => other.amount - one.amount);
}
