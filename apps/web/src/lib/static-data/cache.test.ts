import type { StaticDataAnswer } from '@slumberfell/protocol';
import { expect, test } from 'vitest';
import { type CachedSets, complete, merge, versionsOf } from './cache.ts';

const skills = { data: [{ id: 1, name: 'Harvesting', order: 1 }], version: 's1' };
const empty = (version: string) => ({ data: [], version });
const ALL: StaticDataAnswer = [
  skills,
  empty('i1'),
  empty('l1'),
  empty('r1'),
  empty('e1'),
  empty('d1'),
  empty('g1'),
  empty('c1'),
  empty('a1'),
  empty('t1'),
];
const NOTHING_NEW: StaticDataAnswer = [null, null, null, null, null, null, null, null, null];

test('asks for item sets, and sends no other version, when the cache is empty', () => {
  expect(versionsOf({})).toEqual({ itemSetsVersion: '' });
});

test('is complete after a whole response, with each set under its own name', () => {
  const held = merge({}, ALL);
  expect(held.skills).toEqual(skills);
  expect(held.dungeons?.version).toBe('d1');
  expect(held.regions?.version).toBe('g1');
  expect(complete(held)?.sets.skills).toEqual(skills.data);
});

test('sends the cached versions under the parameter names of the query', () => {
  expect(versionsOf(merge({}, ALL))).toEqual({
    skillsVersion: 's1',
    itemsVersion: 'i1',
    lootTablesVersion: 'l1',
    relicariumEntriesVersion: 'r1',
    enemiesVersion: 'e1',
    dungeonsVersion: 'd1',
    regionsVersion: 'g1',
    crafteableItemsVersion: 'c1',
    appearancesVersion: 'a1',
    itemSetsVersion: 't1',
  });
});

test('keeps a cached set for null in the response, and replaces it otherwise', () => {
  const held = merge({}, ALL);
  const answer: StaticDataAnswer = [...NOTHING_NEW];
  answer[4] = empty('e2');
  const merged = merge(held, answer);
  expect(merged.skills).toBe(held.skills);
  expect(merged.enemies?.version).toBe('e2');
  expect(complete(merged)?.version).not.toBe(complete(held)?.version);
});

test('is incomplete while one set is missing', () => {
  const { appearances: _, ...rest } = merge({}, ALL);
  expect(complete(rest satisfies CachedSets)).toBeNull();
});
