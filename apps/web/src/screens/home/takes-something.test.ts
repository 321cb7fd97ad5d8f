import { compileWorld, shippedWorldDirectory } from '@slumberfell/content';
import {
  type CraftAction,
  type DungeonAction,
  type Forecast,
  type HuntAction,
  isEssence,
  isGathered,
  openWorld,
} from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { takesSomething } from './takes-something.ts';

const { sets, version } = compileWorld(shippedWorldDirectory);
const world = openWorld(sets, version);
const eating = (expected: number) => ({ food: { expected } }) as Pick<Forecast, 'food'>;
const of = (action: object) => action as CraftAction | HuntAction | DungeonAction;

test('no essence is gathered', () => {
  expect(sets.crafteableItems.filter((recipe) => isEssence(recipe) && isGathered(recipe))).toEqual([]);
});

test('no gathering takes something, and each craft does', () => {
  for (const recipe of sets.crafteableItems.filter((one) => !isEssence(one))) {
    const action = of({ kind: 'craft', itemId: recipe.itemId });
    expect(takesSomething(action, eating(0), world)).toBe(!isGathered(recipe));
  }
});

test('a hunt takes something when it eats, and a dungeon takes keys', () => {
  expect(takesSomething(of({ kind: 'hunt' }), eating(0), world)).toBe(false);
  expect(takesSomething(of({ kind: 'hunt' }), eating(3), world)).toBe(true);
  expect(takesSomething(of({ kind: 'dungeon' }), eating(0), world)).toBe(true);
});
