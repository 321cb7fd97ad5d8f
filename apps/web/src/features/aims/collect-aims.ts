import { amountOf, type ClaimKind, type Item } from '@slumberfell/engine';
import { collectable } from '../collections/collectable.ts';
import type { Aim, AimFacts } from './aim.ts';

/** What waits in the inventory: recipes to learn first, then pets, trophies and cards. */
export function collectAims({ shown, world }: AimFacts): Aim[] {
  const waiting = (kind: ClaimKind): Item[] => collectable(shown, kind, world);
  // Only the first trophy of a kind lengthens the idle time.
  const newTrophies = waiting('trophies').filter(({ id }) => amountOf(shown.trophies, id) === 0);
  const all = [
    ...waiting('recipes').map((item) => ({
      item,
      ...READ,
      step: { name: 'learn-recipe', input: { itemId: item.id } } as const,
    })),
    ...waiting('pets').map((item) => ({
      item,
      ...TAME,
      step: { name: 'tame-pet', input: { itemId: item.id } } as const,
    })),
    ...newTrophies.map((item) => ({
      item,
      ...PLACE,
      step: { name: 'claim-trophy', input: { itemId: item.id, amount: 1 } } as const,
    })),
    ...radiantFirst(waiting('cards')).map((item) => ({
      item,
      ...KEEP,
      step: { name: 'claim-card', input: { itemId: item.id } } as const,
    })),
  ];
  return all.map(({ item, text, verbs, step }) => ({
    kind: 'collect',
    key: `collect:${item.id}`,
    title: item.name,
    text,
    seconds: 0,
    steps: [step],
    verbs,
    picture: { kind: 'item', id: item.id },
  }));
}

const READ = { text: 'This recipe is in your bag, and not learned yet.', verbs: ['Learn'] };
const TAME = { text: 'This pet is in your bag. A tamed pet adds experience for good.', verbs: ['Tame'] };
const PLACE = {
  text: 'This trophy is in your bag. On the shelf it lengthens the time that your legend stays up.',
  verbs: ['Claim'],
};
const KEEP = { text: 'This card is in your bag. In the Bestiary it helps in each fight.', verbs: ['Claim'] };

const radiantFirst = (cards: readonly Item[]): Item[] => [
  ...cards.filter((card) => card.radiant),
  ...cards.filter((card) => !card.radiant),
];
