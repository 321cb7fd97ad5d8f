import { ITEM_AMOUNT } from '../inputs/field.ts';
import { claimTrophyObstacles } from '../obstacles/collect.ts';
import { renewIdleTime } from '../sessions/begin.ts';
import { command } from './command.ts';

/**
 * Moves trophies from the inventory to the Relicarium. The first trophy of each kind (bronze) adds its bonus
 * to the idle time. A session uses the new idle time from its begin or next refresh (game-design 2.10, 2.15).
 */
export const claimTrophy = command({
  name: 'claim-trophy',
  section: 'character',
  summary: 'Move trophies from the inventory to the Relicarium',
  notes: 'Added idle time counts from the next begin or refresh.',
  input: ITEM_AMOUNT,
  refusals: ['item/unknown', 'trophy/not-a-trophy', 'item/not-owned', 'amount/too-large'],
  obstacles: claimTrophyObstacles,
  run(draft, { itemId, amount }) {
    draft.spend(itemId, amount, 'claimed');
    draft.emit({ type: 'OnTrophyChange', itemId, amount });
    renewIdleTime(draft);
  },
});
