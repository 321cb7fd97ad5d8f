import { compileWorld, shippedWorldDirectory } from '@slumberfell/content';
import { amountsOf, createState, openWorld, type Shown } from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { collectableCards, collectablePets, collectableTrophies } from './collectable.ts';

const compiled = compileWorld(shippedWorldDirectory);
const world = openWorld(compiled.sets, compiled.version);

function idOf(name: string): number {
  const item = world.sets.items.find((candidate) => candidate.name === name);
  if (!item) throw new Error(`The shipped world has no ${name}`);
  return item.id;
}

const SHELL = idOf('Shell of the Buttonhopper');
const CARD = idOf('Card: Buttonhopper');
const RADIANT = idOf('Radiant Card: Buttonhopper');
const MOUSE = idOf('Dandelion Mouse');
const ENEMY = world.item(CARD)?.enemyId ?? 0;

const holding = (collected: Partial<Shown>): Shown => ({
  ...createState(compiled.newCharacter, 0).shown,
  inventory: amountsOf({ [SHELL]: 4, [CARD]: 1, [RADIANT]: 1, [MOUSE]: 1, [idOf('Copper Ore')]: 9 }),
  ...collected,
});
const ids = (items: readonly { readonly id: number }[]) => items.map(({ id }) => id);

test('lists items that are not collected yet', () => {
  expect(ids(collectableTrophies(holding({}), world))).toEqual([SHELL]);
  expect(ids(collectableCards(holding({}), world))).toEqual([CARD, RADIANT]);
  expect(ids(collectablePets(holding({}), world))).toEqual([MOUSE]);
});

test('does not list items that are collected', () => {
  expect(collectableTrophies(holding({ trophies: amountsOf({ [SHELL]: 1 }) }), world)).toEqual([]);
  expect(collectablePets(holding({ pets: [MOUSE] }), world)).toEqual([]);
  expect(ids(collectableCards(holding({ cards: amountsOf({ [ENEMY]: 1 }) }), world))).toEqual([RADIANT]);
  expect(collectableCards(holding({ cards: amountsOf({ [ENEMY]: 2 }) }), world)).toEqual([]);
});
