import { compileWorld, shippedWorldDirectory } from '@slumberfell/content';
import { openWorld } from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { companionOf, isChoice, otherCompanions } from './companion-choices.ts';

const { sets, version } = compileWorld(shippedWorldDirectory);
const MOUSE = sets.items.find(({ name }) => name === 'Dandelion Mouse');
const LAMB = sets.items.find(({ name }) => name === 'Nightlight Lamb');
const PUP = sets.items.find(({ name }) => name === 'Hearth Pup');
if (!MOUSE || !LAMB || !PUP) throw new Error('The shipped world lacks pets');
/** The shipped world, in which the lamb has no traits. */
const { traits: _, ...plainLamb } = LAMB;
const items = sets.items.map((item) => (item.id === LAMB.id ? plainLamb : item));
const world = openWorld({ ...sets, items }, version);

test('has the pet that goes along', () => {
  expect(companionOf({ companion: PUP.id }, world)?.name).toBe('Hearth Pup');
  expect(companionOf({ companion: null }, world)).toBeUndefined();
});

test('offers the tamed pets with traits that stay at home', () => {
  const offered = (companion: number | null, ...pets: number[]) =>
    otherCompanions({ companion, pets }, world).map(({ id }) => id);
  expect(offered(null)).toEqual([]);
  expect(offered(null, LAMB.id, MOUSE.id, PUP.id)).toEqual([MOUSE.id, PUP.id]);
  expect(offered(PUP.id, MOUSE.id, PUP.id)).toEqual([MOUSE.id]);
});

test('a pet without traits can only be left at home', () => {
  expect(isChoice(plainLamb, { companion: null, pets: [LAMB.id] })).toBe(false);
  expect(isChoice(plainLamb, { companion: LAMB.id, pets: [LAMB.id] })).toBe(true);
  expect(isChoice(MOUSE, { companion: null, pets: [] })).toBe(false);
});
