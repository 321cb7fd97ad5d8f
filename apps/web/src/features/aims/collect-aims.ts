import { entriesOf, type Item, ItemCategory, isLearned } from '@slumberfell/engine';
import { collectableCards, collectablePets, collectableTrophies } from '../collections/collectable.ts';
import type { Aim, AimFacts } from './aim.ts';

/** What waits in the inventory: recipes to learn first, then pets, trophies and cards. */
export function collectAims({ shown, world }: AimFacts): Aim[] {
  const recipes = entriesOf(shown.inventory).flatMap(([id]) => {
    const item = world.item(id);
    return item?.category === ItemCategory.Recipe && !isLearned(shown, item) ? [item] : [];
  });
  const all = [
    ...recipes.map((item) => ({
      item,
      ...READ,
      step: { name: 'learn-recipe', input: { itemId: item.id } } as const,
    })),
    ...collectablePets(shown, world).map((item) => ({
      item,
      ...TAME,
      step: { name: 'tame-pet', input: { itemId: item.id } } as const,
    })),
    ...collectableTrophies(shown, world).map((item) => ({
      item,
      ...PLACE,
      step: { name: 'claim-trophy', input: { itemId: item.id, amount: 1 } } as const,
    })),
    ...cardsWorthClaiming(collectableCards(shown, world)).map((item) => ({
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

/** Radiant cards first: where a radiant card waits, the plain one of the same enemy is left out. */
function cardsWorthClaiming(cards: readonly Item[]): Item[] {
  const radiant = cards.filter((card) => card.radiant);
  const enemies = new Set(radiant.map(({ enemyId }) => enemyId));
  return [...radiant, ...cards.filter((card) => !card.radiant && !enemies.has(card.enemyId))];
}
