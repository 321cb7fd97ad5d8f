import { compileWorld, shippedWorldDirectory } from '@slumberfell/content';
import { amountsOf, createState, KEEP_ALL, openWorld, type Shown } from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { collectable } from './collectable.ts';

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
const idsOf = (kind: Parameters<typeof collectable>[1], collected: Partial<Shown>) =>
  collectable(holding(collected), kind, world).map(({ id }) => id);

test('lists what is not collected yet; of the cards of an enemy the radiant one', () => {
  expect(idsOf('trophies', {})).toEqual([SHELL]);
  expect(idsOf('cards', {})).toEqual([RADIANT]);
  expect(idsOf('cards', { inventory: amountsOf({ [CARD]: 1 }) })).toEqual([CARD]);
  expect(idsOf('pets', {})).toEqual([MOUSE]);
});

test('does not list what is collected, or kept as a whole', () => {
  expect(idsOf('trophies', { trophies: amountsOf({ [SHELL]: 2 }) })).toEqual([SHELL]);
  expect(idsOf('trophies', { trophies: amountsOf({ [SHELL]: 3 }) })).toEqual([]);
  expect(idsOf('pets', { pets: [MOUSE] })).toEqual([]);
  expect(idsOf('pets', { kept: amountsOf({ [MOUSE]: KEEP_ALL }) })).toEqual([]);
  expect(idsOf('cards', { cards: amountsOf({ [ENEMY]: 1 }) })).toEqual([RADIANT]);
  expect(idsOf('cards', { cards: amountsOf({ [ENEMY]: 2 }) })).toEqual([]);
});
