import type { CommandInputs } from '../commands.ts';
import { MAX_AMOUNT } from '../experience.ts';
import { type Refusal, refuse } from '../refusal.ts';
import type { Draft } from './draft.ts';

/** Sells owned items for their value each (game-design 2.14). */
export function sell(draft: Draft, { itemId, amount }: CommandInputs['sell']): Refusal | null {
  const item = draft.world.item(itemId);
  if (!item) return refuse('item/unknown');
  if (draft.owned(itemId) < amount) return refuse('item/not-owned');
  // A product beyond the safe integers is inexact but never small enough to pass.
  const gold = item.value * amount;
  if (gold > MAX_AMOUNT - draft.shown.gold) return refuse('amount/too-large');
  draft.spend(itemId, amount, 'sold');
  if (gold > 0) draft.emit({ type: 'OnGoldChange', reason: 'sold', amount: gold });
  return null;
}
