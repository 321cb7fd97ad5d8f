import type { CommandInputs } from '../commands.ts';
import { MAX_AMOUNT } from '../experience.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { amountOf } from '../state/amounts.ts';
import type { Draft } from './draft.ts';

/**
 * Places trophies in the Relicarium. The first of a kind, bronze, adds its bonus to the idle time, from the next begin
 * or refresh on (game-design 2.10, 2.15).
 */
export function claimTrophy(draft: Draft, { itemId, amount }: CommandInputs['claim-trophy']): Refusal | null {
  if (!draft.world.item(itemId)) return refuse('item/unknown');
  if (!draft.world.relicariumEntry(itemId)) return refuse('trophy/not-a-trophy');
  if (draft.owned(itemId) < amount) return refuse('item/not-owned');
  if (amountOf(draft.shown.trophies, itemId) > MAX_AMOUNT - amount) return refuse('amount/too-large');
  draft.spend(itemId, amount, 'claimed');
  draft.emit({ type: 'OnTrophyChange', itemId, amount });
  draft.renewIdleTime();
  return null;
}
