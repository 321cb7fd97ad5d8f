import { compileWorld, shippedWorldDirectory } from '@slumberfell/content';
import {
  amountsOf,
  type Command,
  createState,
  execute,
  type Item,
  ItemCategory,
  openWorld,
  type Shown,
} from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { type Collecting, collectingOf, collectingRefusal } from './collecting.ts';

const compiled = compileWorld(shippedWorldDirectory);
const world = openWorld(compiled.sets, compiled.version);

function first(what: string, found: (item: Item) => boolean): Item {
  const item = world.sets.items.find(found);
  if (!item) throw new Error(`The shipped world has no ${what}`);
  return item;
}
const recipe = first('recipe', ({ category }) => category === ItemCategory.Recipe);
const pet = first('pet', ({ category }) => category === ItemCategory.Pet);
const trophy = first('trophy', ({ category }) => category === ItemCategory.Trophy);
const card = first('card', ({ radiant }) => radiant === false);
const radiant = first('radiant card', (item) => item.radiant === true && item.enemyId === card.enemyId);
const ore = first('ore', ({ category }) => category === ItemCategory.Ore);

const enemyId = card.enemyId ?? 0;

const shownWith = (item: Item, collected: Partial<Shown>): Shown => ({
  ...createState(compiled.newCharacter, 0).shown,
  inventory: amountsOf({ [item.id]: 1 }),
  ...collected,
});

function commandFor(name: Collecting, itemId: number): Command {
  return name === 'claim-trophy' ? { name, input: { itemId, amount: 1 } } : { name, input: { itemId } };
}

/**
 * The code with which the engine refuses the command that collects the item; null when it accepts the
 * command.
 */
function refusedByRules(item: Item, shown: Shown): string | null {
  const name = collectingOf(item);
  if (!name) throw new Error(`${item.name} is not collected`);
  const state = { ...createState(compiled.newCharacter, 0), shown };
  const result = execute(state, commandFor(name, item.id), [{ at: 0, world }], 0);
  return 'refused' in result ? result.refused : null;
}

test.each<[string, Item, Partial<Shown>, string | null]>([
  ['a new recipe', recipe, {}, null],
  ['a known recipe', recipe, { knownRecipes: [recipe.id] }, 'recipe/known'],
  ['a new pet', pet, {}, null],
  ['a tamed pet', pet, { pets: [pet.id] }, 'pet/tamed'],
  ['a new card', card, {}, null],
  ['a card owned', card, { cards: amountsOf({ [enemyId]: 1 }) }, 'card/claimed'],
  ['a card owned radiant', card, { cards: amountsOf({ [enemyId]: 2 }) }, 'card/claimed'],
  ['a new radiant card', radiant, {}, null],
  ['a radiant card over a plain one', radiant, { cards: amountsOf({ [enemyId]: 1 }) }, null],
  ['a radiant card owned', radiant, { cards: amountsOf({ [enemyId]: 2 }) }, 'card/claimed'],
  ['a trophy claimed before', trophy, { trophies: amountsOf({ [trophy.id]: 9 }) }, null],
])('has the same refusal as the engine: %s', (_, item, collected, expected) => {
  const shown = shownWith(item, collected);
  expect(collectingRefusal(item, shown)).toBe(expected);
  expect(refusedByRules(item, shown)).toBe(expected);
});

test('does not collect an item without a collection', () => {
  expect(collectingOf(ore)).toBeUndefined();
});
