import { compileWorld, shippedWorldDirectory } from '@slumberfell/content';
import { idleTime, openWorld, type Shown } from '@slumberfell/engine';
import { afterEach, expect, test } from 'vitest';
import { type Character, characterStore } from '../character/store.ts';
import { watchClaims } from './watch-claims.ts';

const { sets, version } = compileWorld(shippedWorldDirectory);
const world = openWorld(sets, version);
const [trophy] = world.sets.items.filter((item) => idleTime([item.id, 1], world) > idleTime([], world));

const EMPTY = characterStore.getState();
afterEach(() => characterStore.setState(EMPTY, true));

type Collections = Pick<Shown, 'trophies' | 'cards' | 'pets' | 'knownRecipes'>;
const NOTHING: Collections = { trophies: [], cards: [], pets: [], knownRecipes: [] };

/** Shows a character with these collections; `watchClaims` reads nothing else of it. */
const show = (collections: Partial<Collections>): void =>
  characterStore.setState({ character: { shown: { ...NOTHING, ...collections } } as Character });

test.each([
  ['trophies', { trophies: [7, 2] }, { trophies: [7, 3, 9, 4] }, 5],
  ['cards', { cards: [5, 1] }, { cards: [5, 2, 6, 1] }, 2],
  ['pets', { pets: [4] }, { pets: [3, 4, 8] }, 2],
  ['recipes', { knownRecipes: [] }, { knownRecipes: [11] }, 1],
] as const)('tells how many %s were claimed since the press', (kind, before, after, count) => {
  show(before);
  const claimed = watchClaims(kind, world);
  show(after);
  expect(claimed().count).toBe(count);
});

test('tells of the idle time that trophies have brought', () => {
  const trophies = [trophy?.id ?? 0, 1];
  show({});
  const claimed = watchClaims('trophies', world);
  show({ trophies });
  expect(claimed().idleTime).toBe(idleTime(trophies, world) - idleTime([], world));
  expect(claimed().idleTime).toBeGreaterThan(0);
});
