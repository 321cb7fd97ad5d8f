import type { Draft } from '../events/draft.ts';
import { endSession } from './begin.ts';

/** Moves the character to another region and takes the fare. Ends a running session. */
export function moveTo(draft: Draft, regionId: number): void {
  const travelCost = draft.world.region(regionId)?.travelCost ?? 0;
  endSession(draft, 'travelled');
  if (travelCost > 0) {
    draft.emit({ type: 'OnGoldChange', reason: 'travel', amount: -travelCost });
    draft.emit({ type: 'OnGoldGiven', amount: travelCost });
  }
  draft.emit({ type: 'OnRegionChange', regionId });
}
