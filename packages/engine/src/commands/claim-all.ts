import { CLAIM_KINDS, type ClaimKind, claimsOf } from '../character/claims.ts';
import type { InventoryReason } from '../events/possessions.ts';
import { optional, TRUTH, wordOf } from '../inputs/field.ts';
import { claimAllObstacles } from '../obstacles/collect-all.ts';
import { renewIdleTime } from '../sessions/begin.ts';
import type { ItemAmount } from '../world/static-data.ts';
import type { World } from '../world/world.ts';
import { command } from './command.ts';

const REASONS: Readonly<Record<ClaimKind, InventoryReason>> = {
  trophies: 'claimed',
  cards: 'claimed',
  pets: 'tamed',
  recipes: 'learned',
};

/** Claims all trophies or cards of the inventory, tames all its pets, or learns all its recipes. */
export const claimAll = command({
  name: 'claim-all',
  section: 'character',
  summary: 'Claim everything of one kind in the inventory',
  notes:
    'Trophies up to 3 of a kind, all of them with `all`. Of the cards of an enemy the radiant one. What is kept as a whole is left out. At most 1,000 kinds are claimed; the event OnAllClaimed says whether there are more.',
  input: { kind: wordOf(CLAIM_KINDS), all: optional(TRUTH) },
  refusals: ['claim/none'],
  obstacles: claimAllObstacles,
  run(draft, { kind, all = false }) {
    const { items, more } = claimsOf(draft.shown, kind, all, draft.world);
    const changes = items.map(({ itemId, amount }) => ({ itemId, amount: -amount }));
    draft.emit({ type: 'OnInventoryChange', reason: REASONS[kind], changes });
    draft.emit({ type: 'OnAllClaimed', kind, claimed: claimedBy(kind, items, draft.world), more });
    if (kind === 'trophies') renewIdleTime(draft);
  },
});

/** What enters the collection, by its id there. */
const claimedBy = (kind: ClaimKind, items: readonly ItemAmount[], world: World) =>
  items.map(({ itemId, amount }) => {
    const { enemyId, radiant = false } = world.item(itemId) ?? {};
    return kind === 'cards' && enemyId !== undefined
      ? { id: enemyId, amount: radiant ? 2 : 1 }
      : { id: itemId, amount };
  });
