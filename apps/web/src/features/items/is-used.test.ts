import { compileWorld, shippedWorldDirectory } from '@slumberfell/content';
import { amountsOf, createState, type Item, openWorld, type Shown, TROPHY_RANKS } from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { isUsed } from './is-used.ts';

const compiled = compileWorld(shippedWorldDirectory);
const world = openWorld(compiled.sets, compiled.version);
const newcomer = createState(compiled.newCharacter, 0).shown;

function itemNamed(name: string): Item {
  const item = world.sets.items.find((candidate) => candidate.name === name);
  if (!item) throw new Error(`The shipped world has no ${name}`);
  return item;
}
const itemOf = (matches: (item: Item) => boolean): Item => {
  const item = world.sets.items.find(matches);
  if (!item) throw new Error('The shipped world has no such item');
  return item;
};
const used = (item: Item, changed: Partial<Shown> = {}) => isUsed(item, { ...newcomer, ...changed }, world);

test('food, keys and what can be worn are used', () => {
  expect(used(itemNamed('Lea Barley Bread'))).toBe(true);
  expect(used(itemOf(({ id }) => world.sets.dungeons.some(({ keyItemId }) => keyItemId === id)))).toBe(true);
  expect(used(itemNamed('Driftwood Cudgel'))).toBe(true);
});

test('a piece is used from the level on that it requires', () => {
  const piece = itemOf(
    ({ requiredAttackLevel = 0, providedAttackStyle, requiredOffensiveLevel = 0 }) =>
      providedAttackStyle !== undefined && requiredAttackLevel + requiredOffensiveLevel > 2,
  );
  expect(used(piece)).toBe(false);
  expect(used(piece, { experience: newcomer.experience.map(() => 1e9) })).toBe(true);
});

const recipesWith = (itemId: number) =>
  world.sets.crafteableItems.filter(({ requiredComponents }) =>
    requiredComponents.some((component) => component.itemId === itemId),
  );

test('a component is used when a recipe with it is known and its level is reached', () => {
  const component = itemOf(({ id, equipmentType, healingAmount }) => {
    const recipes = recipesWith(id);
    const isTaught = recipes.length > 0 && recipes.every(({ requiredRecipeId }) => requiredRecipeId !== null);
    return isTaught && equipmentType === undefined && healingAmount === undefined;
  });
  const knownRecipes = recipesWith(component.id).flatMap(({ requiredRecipeId }) => requiredRecipeId ?? []);
  const experience = newcomer.experience.map(() => 1e9);
  expect(used(component, { experience })).toBe(false);
  expect(used(component, { knownRecipes })).toBe(false);
  expect(used(component, { experience, knownRecipes })).toBe(true);
});

test('a trophy, a card, a pet and a recipe are used until they have their place', () => {
  const trophy = itemNamed('Shell of the Buttonhopper');
  expect(used(trophy)).toBe(true);
  expect(used(trophy, { trophies: amountsOf({ [trophy.id]: TROPHY_RANKS }) })).toBe(false);
  const card = itemNamed('Card: Buttonhopper');
  expect(used(card)).toBe(true);
  expect(used(card, { cards: amountsOf({ [card.enemyId ?? 0]: 1 }) })).toBe(false);
  const pet = itemNamed('Dandelion Mouse');
  expect(used(pet)).toBe(true);
  expect(used(pet, { pets: [pet.id] })).toBe(false);
  const recipe = itemOf(({ id }) =>
    world.sets.crafteableItems.some(({ requiredRecipeId }) => requiredRecipeId === id),
  );
  expect(used(recipe)).toBe(true);
  expect(used(recipe, { knownRecipes: [recipe.id] })).toBe(false);
});

test('what can only be sold or disenchanted is not used', () => {
  const curio = itemNamed('Bent Silver Spoon');
  expect(used(curio)).toBe(false);
});
