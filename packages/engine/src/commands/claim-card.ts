import type { CommandInputs } from '../commands.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { amountOf } from '../state/amounts.ts';
import type { Draft } from './draft.ts';

/** Enters a card in the Bestiary; a radiant one also where the plain one is owned (game-design 2.15). */
export function claimCard(draft: Draft, { itemId }: CommandInputs['claim-card']): Refusal | null {
  const item = draft.world.item(itemId);
  if (!item) return refuse('item/unknown');
  const { enemyId, radiant = false } = item;
  if (enemyId === undefined) return refuse('card/not-a-card');
  if (draft.owned(itemId) < 1) return refuse('item/not-owned');
  if (amountOf(draft.shown.cards, enemyId) >= (radiant ? 2 : 1)) return refuse('card/claimed');
  draft.spend(itemId, 1, 'claimed');
  draft.emit({ type: 'OnCardChange', enemyId, radiant });
  return null;
}
