import { createState } from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { keptDay, NO_SUMS, openDayOf } from '../chronicles/open-day.ts';
import { SHIPPED } from '../testing/played-character.ts';
import { StateCache } from './state-cache.ts';

const state = {
  state: createState(SHIPPED.newCharacter, 0),
  kept: { chronicle: keptDay(openDayOf(0, null, NO_SUMS)) },
};

test('a state is found by its character, revision and instant only', () => {
  const cache = new StateCache();
  cache.put(1, 5, 1_000, state);
  expect(cache.get(1, 5, 1_000)).toMatchObject(state);
  expect(cache.get(1, 6, 1_000)).toBeNull();
  expect(cache.get(1, 5, 1_001)).toBeNull();
  expect(cache.get(2, 5, 1_000)).toBeNull();
});

test('a newer state takes the place of an older one', () => {
  const cache = new StateCache(300);
  for (let revision = 0; revision < 50; revision++) cache.put(1, revision, revision, state);
  expect(cache.get(1, 49, 49)).toMatchObject(state);
  expect(cache.get(1, 48, 48)).toBeNull();
});

test('the least recently used states are dropped when the cache is full', () => {
  // The weight of a new character's state is slightly more than 200, so the cache can hold three.
  const cache = new StateCache(800);
  for (const id of [1, 2, 3]) cache.put(id, 0, 0, state);
  expect(cache.get(1, 0, 0)).toMatchObject(state);
  cache.put(4, 0, 0, state);
  expect(cache.get(2, 0, 0)).toBeNull();
  expect([1, 3, 4].map((id) => cache.get(id, 0, 0))).toMatchObject([state, state, state]);
});
