import { idOf } from '../inputs/field.ts';
import { claimCardObstacles } from '../obstacles/collect.ts';
import { command } from './command.ts';

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
  bare: 'itemId',
  refusals: ['item/unknown', 'card/not-a-card', 'item/not-owned', 'card/claimed'],
  obstacles: claimCardObstacles,
  run(draft, { itemId }) {
    const { enemyId, radiant = false } = draft.world.item(itemId) ?? {};
    if (enemyId === undefined) return;
    draft.spend(itemId, 1, 'claimed');
    draft.emit({ type: 'OnCardChange', enemyId, radiant });
  },
});
