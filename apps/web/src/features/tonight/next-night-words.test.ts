import type { Getting, NextThing, Night } from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { world } from '../../lib/testing/characters.ts';
import { reachedText, sameWayText } from './next-night-words.ts';

const [thingItem, recipeItem] = world.sets.items;
const [THING, RECIPE] = [thingItem?.id ?? 0, recipeItem?.id ?? 0];
const HOUR = 3_600;

const thingOf = (getting: Partial<Getting>): NextThing => ({
  kind: 'piece',
  wanted: { kind: 'item', id: THING },
  place: 'weapon',
  itemIds: [THING],
  amount: 1,
  gain: { aim: 'experience', before: 1, after: 2 },
  getting: {
    kind: 'make',
    regionId: null,
    seconds: 6 * HOUR,
    secondsInAll: 8 * HOUR,
    first: [],
    steps: [],
    finds: [],
    ...getting,
  },
  gainPerHour: 1,
});

/** A night of eight hours in which an item comes with a chance. */
const nightOf = (itemId: number, chance: number): Night =>
  ({
    kind: 'fight',
    forecast: { items: [{ itemId, chance }], night: { startAt: 0, limitAt: 8 * HOUR * 1_000 } },
  }) as unknown as Night;

test('what is made in time is yours, of what takes longer the share is told', () => {
  expect(reachedText(thingOf({}), nightOf(THING, 1), world)).toBe('This night brings it.');
  const slow = thingOf({ seconds: 15 * HOUR, secondsInAll: 20 * HOUR });
  expect(reachedText(slow, nightOf(THING, 0), world)).toBe(
    'After it, 65% of the way is done; now it is 25%.',
  );
});

test('what chance brings has its chance, a recipe by its name', () => {
  const found = thingOf({ kind: 'hunt', secondsInAll: null, finds: [THING] });
  expect(reachedText(found, nightOf(THING, 0.34), world)).toBe('It turns up on 34% of such nights.');
  expect(reachedText(found, nightOf(THING, 0), world)).toBe('It turns up on under 1% of such nights.');
  const sought = thingOf({ finds: [RECIPE] });
  expect(reachedText(sought, nightOf(RECIPE, 0.5), world)).toBe(
    `${recipeItem?.name} turns up on 50% of such nights.`,
  );
  expect(sameWayText(found, nightOf(THING, 0.34), world)).toBe(
    'The night of fights leads to it, too. It turns up on 34% of such nights.',
  );
  expect(sameWayText(thingOf({}), nightOf(THING, 1), world)).toBe('The night of fights makes it, too.');
});
