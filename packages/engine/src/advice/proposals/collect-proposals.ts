import { type ClaimKind, claimsOf } from '../../character/claims.ts';
import { amountOf } from '../../state/amounts.ts';
import type { Item } from '../../world/static-data.ts';
import type { AdvisedCommand } from '../way.ts';
import type { AdviceFacts, Proposal } from './proposal.ts';

/** What waits in the inventory: recipes to learn first, then pets, trophies and cards. */
export function collectProposals({ shown, world }: AdviceFacts): Proposal[] {
  const waiting = (collection: ClaimKind): Item[] =>
    claimsOf(shown, collection, false, world).items.flatMap(({ itemId }) => world.item(itemId) ?? []);
  // Only the first trophy of a kind lengthens the idle time.
  const newTrophies = waiting('trophies').filter(({ id }) => amountOf(shown.trophies, id) === 0);
  return [
    ...waiting('recipes').map(({ id }) => proposalOf('recipes', id)),
    ...waiting('pets').map(({ id }) => proposalOf('pets', id)),
    ...newTrophies.map(({ id }) => proposalOf('trophies', id)),
    ...radiantFirst(waiting('cards')).map(({ id }) => proposalOf('cards', id)),
  ];
}

const proposalOf = (collection: ClaimKind, itemId: number): Proposal => ({
  kind: 'collect',
  key: `collect:${itemId}`,
  target: { kind: 'collect', itemId, collection },
  seconds: 0,
  commands: [commandOf(collection, itemId)],
});

function commandOf(collection: ClaimKind, itemId: number): AdvisedCommand {
  switch (collection) {
    case 'recipes':
      return { name: 'learn-recipe', input: { itemId } };
    case 'pets':
      return { name: 'tame-pet', input: { itemId } };
    case 'trophies':
      return { name: 'claim-trophy', input: { itemId, amount: 1 } };
    case 'cards':
      return { name: 'claim-card', input: { itemId } };
  }
}

const radiantFirst = (cards: readonly Item[]): Item[] => [
  ...cards.filter((card) => card.radiant),
  ...cards.filter((card) => !card.radiant),
];
