import { isCardClaimed, isTamed } from '../../character/collected.ts';
import { amountOf } from '../../state/amounts.ts';
import { type Item, ItemCategory } from '../../world/static-data.ts';
import { type AdviceFacts, byTime, type Proposal } from './proposal.ts';
import { type ProposalWay, soonestOf } from './proposal-ways.ts';

/** Trophies, cards and pets that the collections lack and the character may find, the soonest first. */
export const missingProposals = (facts: AdviceFacts, ways: readonly ProposalWay[]): Proposal[] =>
  [...soonestOf(ways)]
    .flatMap(([itemId, { way, seconds }]) => {
      const item = facts.world.item(itemId);
      const isOwned = amountOf(facts.shown.inventory, itemId) > 0;
      return item === undefined || isOwned || !isMissing(item, facts) ? [] : [proposalOf(item, seconds, way)];
    })
    .sort(nearest);

/** What a character need not travel for comes before what takes more than half as long elsewhere. */
const nearest = (one: Proposal, other: Proposal): number =>
  effortOf(one) - effortOf(other) || byTime(one, other);
const effortOf = ({ seconds, commands }: Proposal): number =>
  commands.some(({ name }) => name === 'travel') ? seconds * 2 : seconds;

/** Whether the item belongs to a collection that does not have it. */
function isMissing(item: Item, { shown }: AdviceFacts): boolean {
  switch (item.category) {
    case ItemCategory.Trophy:
      return amountOf(shown.trophies, item.id) === 0;
    case ItemCategory.Card:
      return !isCardClaimed(shown, item);
    case ItemCategory.Pet:
      return !isTamed(shown, item);
    default:
      return false;
  }
}

const proposalOf = ({ id }: Item, seconds: number, { commands }: ProposalWay): Proposal => ({
  kind: 'find',
  key: `find:${id}`,
  target: { kind: 'find', itemId: id },
  seconds,
  commands,
});
