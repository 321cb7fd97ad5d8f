import { compileWorld, shippedWorldDirectory } from '@slumberfell/content';
import { amountsOf, openWorld, type Shown, type Slot } from '@slumberfell/engine';
import { testState } from '@slumberfell/engine/testing';
import { expect, test } from 'vitest';
import { offeredFor } from './offered-for.ts';
import type { Advice } from './use-advice.ts';

const { sets, version } = compileWorld(shippedWorldDirectory);
const world = openWorld(sets, version);
const idOf = (name: string) => sets.items.find((item) => item.name === name)?.id ?? 0;
const [WORN, PLAIN, FINE, NIGHTCAP, SWORD] = [
  'Worn Copper Sabatons',
  'Copper Sabatons',
  'Masterwork Copper Sabatons',
  "Lodger's Nightcap",
  'Saltsilver Sword',
].map(idOf) as [number, number, number, number, number];

const owner = (change: Partial<Shown> = {}): Shown =>
  testState({ inventory: amountsOf({ [WORN]: 1, [FINE]: 1, [PLAIN]: 1, [SWORD]: 1 }), ...change }).shown;
const NOTHING: Advice = { status: 'answered', pieces: [], healingShare: null, isOld: false };
const offer = (slot: Slot, advice: Advice, shown = owner()) => offeredFor(slot, advice, shown, world)?.itemId;

test('an empty slot gets the best owned piece where the fight asks for none, or there is no fight', () => {
  expect(offer('boots', NOTHING)).toBe(FINE);
  expect(offer('boots', { ...NOTHING, status: 'refused' })).toBe(FINE);
  expect(offer('headgear', NOTHING)).toBeUndefined();
  expect(offer('headgear', NOTHING, owner({ inventory: amountsOf({ [NIGHTCAP]: 1 }) }))).toBe(NIGHTCAP);
});

test('a slot gets what the fight asks for, and nothing that cannot be worn', () => {
  const pieces = [{ itemId: PLAIN, amount: 1 }];
  expect(offer('boots', { ...NOTHING, pieces })).toBe(PLAIN);
  expect(offer('weapon', NOTHING)).toBeUndefined();
});

test('nothing is offered before the fight is played, nor for a slot that is well filled', () => {
  expect(offer('boots', { ...NOTHING, status: 'waiting' })).toBeUndefined();
  expect(offer('boots', { ...NOTHING, isOld: true })).toBeUndefined();
  expect(offer('boots', NOTHING, owner({ equipment: { boots: WORN } }))).toBeUndefined();
});
