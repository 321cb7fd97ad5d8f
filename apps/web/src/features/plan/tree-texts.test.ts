import { compileWorld, shippedWorldDirectory } from '@slumberfell/content';
import { craftTree, createState, openWorld } from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { stepText } from './plan-text.ts';
import { missingText, treeText } from './tree-texts.ts';

const compiled = compileWorld(shippedWorldDirectory);
const world = openWorld(compiled.sets, compiled.version);
const fresh = createState(compiled.newCharacter, 0).shown;
const idOf = (name: string) => compiled.sets.items.find((item) => item.name === name)?.id ?? 0;
const treeOf = (name: string, amount: number) => craftTree(fresh, { itemId: idOf(name), amount }, world);

test('a tree is told as its steps and their time', () => {
  const tree = treeOf('Lea Barley Bread', 20);
  expect(tree.steps.map((step) => stepText(step, fresh, world))).toEqual([
    'gather 40 Lea Barley',
    'make 20 Lea Barley Bread',
  ]);
  expect(treeText(tree)).toBe('It takes 4 min 40 s.');
  expect(tree.missing).toEqual([]);
});

test('what stands against it is told', () => {
  expect(treeText(treeOf('Lea Barley Bread', 50_000))).toMatch(/longer than your legend stays up|first part/);
  const texts = compiled.sets.crafteableItems
    .flatMap(({ itemId }) => craftTree(fresh, { itemId, amount: 1 }, world).missing)
    .map((missing) => missingText(missing, fresh, world));
  for (const wanted of [
    /: [A-Z][a-z]+ \d+ is needed\. (About )?\d.*, (at first )?(gathering|making) /,
    /: cannot be gathered or made$/,
  ])
    expect(texts.some((text) => wanted.test(text))).toBe(true);
  // No time is told where nothing can be made.
  const maul = treeOf('Bogiron Maul', 1);
  expect(maul.steps).toEqual([]);
  expect(treeText(maul)).toBeNull();
  const flax = { itemId: idOf('Raw Flax'), amount: 3 };
  expect(missingText({ ...flax, reason: { kind: 'region', regionIds: [2] } }, fresh, world)).toBe(
    '3 Raw Flax: travel there costs more gold than you have',
  );
  expect(missingText({ ...flax, reason: { kind: 'recipe', recipeId: 1 } }, fresh, world)).toBe(
    '3 Raw Flax: the recipe is not learned',
  );
  expect(missingText({ ...flax, reason: { kind: 'circle' } }, fresh, world)).toBe(
    '3 Raw Flax: is made from itself',
  );
});
