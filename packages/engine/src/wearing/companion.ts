import type { Draft } from '../events/draft.ts';
import type { PieceNotWorn } from '../events/possessions.ts';
import { companionObstacles } from '../obstacles/companion.ts';

/** Takes a pet along, or none for null. Assumes that its obstacles were checked. */
export function takeAlong(itemId: number | null, draft: Draft): void {
  if (draft.shown.companion !== itemId) draft.emit({ type: 'OnCompanionChange', itemId });
}

/** Takes a pet along, or none for null. @returns the pet with the reason when it cannot go along */
export function mayTakeAlong(itemId: number | null, draft: Draft): readonly PieceNotWorn[] {
  if (itemId !== null) {
    const [reason] = companionObstacles(draft.shown, { itemId }, draft.world);
    if (reason !== undefined) return [{ itemId, reason }];
  }
  takeAlong(itemId, draft);
  return [];
}
