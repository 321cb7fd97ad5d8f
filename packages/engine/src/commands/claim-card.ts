import { amountOf } from '../state/amounts.ts';
import { command } from './command.ts';
import { idOf } from './input.ts';
import { refuse } from './refusal.ts';

/**
 * Moves a card from the inventory to the Bestiary. A radiant card replaces the plain card of its enemy
 * (game-design 2.15).
 */
export const claimCard = command({
  name: 'claim-card',
  section: 'character',
  summary: 'Move a card from the inventory to the Bestiary',
  notes: 'The body is the id of the card.',
  input: { itemId: idOf('item') },
  refusals: ['item/unknown', 'card/not-a-card', 'item/not-owned', 'card/claimed'],
  run(draft, { itemId }) {
    const item = draft.world.item(itemId);
    if (!item) return refuse('item/unknown');
    const { enemyId, radiant = false } = item;
    if (enemyId === undefined) return refuse('card/not-a-card');
    if (draft.owned(itemId) < 1) return refuse('item/not-owned');
    if (amountOf(draft.shown.cards, enemyId) >= (radiant ? 2 : 1)) return refuse('card/claimed');
    draft.spend(itemId, 1, 'claimed');
    draft.emit({ type: 'OnCardChange', enemyId, radiant });
    return null;
  },
});
