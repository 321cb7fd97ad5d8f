import type { ClaimKind } from '../../character/claims.ts';
import { ItemCategory } from '../../world/static-data.ts';
import { collectProposals } from './collect-proposals.ts';
import { missingProposals } from './find-proposals.ts';
import type { AdviceFacts, Proposal } from './proposal.ts';
import { proposalWays } from './proposal-ways.ts';

/** The collections that have a screen of their own. */
export type Collection = Exclude<ClaimKind, 'recipes'>;

/** The most proposals of a collection that are shown. */
export const MOST_NEAREST = 4;

/** One press claims all that waits, so a few of these proposals are enough. */
const MOST_WAITING = 2;

const CATEGORIES: Readonly<Record<Collection, ItemCategory>> = {
  trophies: ItemCategory.Trophy,
  cards: ItemCategory.Card,
  pets: ItemCategory.Pet,
};

/**
 * What a collection lacks and the character can get, the soonest first: what waits in the inventory, then
 * what turns up in the fights and the gathering in its reach, also where fights bring little experience.
 */
export function nearestProposals(facts: AdviceFacts, collection: Collection): Proposal[] {
  const isOfCollection = ({ target }: Proposal): boolean =>
    'itemId' in target && facts.world.item(target.itemId)?.category === CATEGORIES[collection];
  return [
    ...collectProposals(facts).filter(isOfCollection).slice(0, MOST_WAITING),
    ...missingProposals(facts, proposalWays(facts)).filter(isOfCollection),
  ];
}
