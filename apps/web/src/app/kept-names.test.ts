import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { noRestKey } from '../features/forecast/use-rest.ts';
import { cacheName } from '../lib/offline/cache-name.ts';
import { STORAGE_KEY } from '../lib/static-data/cache.ts';
import type { PartName } from '../lib/static-data/content-part.ts';
import { storageKey } from '../screens/combat/log/cleared-log.ts';

interface Group {
  readonly about: string;
  readonly names: readonly string[];
}

const PARTS: readonly PartName[] = ['lore', 'quests'];
const LIST = new URL('../../../../fixtures/names.json', import.meta.url);

it('keeps the names under which browsers store data', () => {
  const { 'page storage': group } = JSON.parse(readFileSync(LIST, 'utf8')) as { 'page storage': Group };
  const present = [
    `local storage: ${storageKey(1).replace('1', '*')}`,
    `local storage: ${noRestKey(1).replace('1', '*')}`,
    `idb-keyval: ${STORAGE_KEY}`,
    ...PARTS.map((name) => `idb-keyval: ${name}`),
    `cache: ${cacheName('*')}`,
  ];
  expect(group.names.length).toBeGreaterThan(0);
  const lost = group.names.filter((name) => !present.includes(name));
  expect(lost.map((name) => `page storage: "${name}" is gone. It must stay: ${group.about}`)).toEqual([]);
});
