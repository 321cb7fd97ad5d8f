import type { CommandInputs } from '../commands.ts';
import { type Refusal, refuse } from '../refusal.ts';
import type { Draft } from './draft.ts';
import { endMaking } from './end-making.ts';

/** Moves to another region for its fare; ends a running making, is refused during combat (game-design 2.10, 2.14). */
export function travel(draft: Draft, { regionId }: CommandInputs['travel']): Refusal | null {
  const { shown } = draft;
  const region = draft.world.region(regionId);
  if (!region) return refuse('travel/unknown-region');
  if (regionId === shown.regionId) return refuse('travel/already-there');
  if (draft.inCombat) return refuse('travel/in-combat');
  if (shown.gold < region.travelCost) return refuse('travel/gold');
  endMaking(draft, 'travelled');
  if (region.travelCost > 0)
    draft.emit({ type: 'OnGoldChange', reason: 'travel', amount: -region.travelCost });
  draft.emit({ type: 'OnRegionChange', regionId });
  return null;
}
