import { expect, test } from 'vitest';
import { readStored, versionOf } from '../stored/stored-format.ts';
import { addChronicles } from './chronicle.ts';
import { decodeChronicle, encodeChronicle, STORED_CHRONICLE } from './stored-chronicle.ts';

const VERSION = versionOf(STORED_CHRONICLE);

/** Stored chronicles of each released version, by kind of session. Those of a version are at version - 1. */
const KEPT: readonly Readonly<Record<string, object>>[] = await Promise.all(
  Array.from({ length: VERSION }, async (_, index) => {
    const name = String(index + 1).padStart(3, '0');
    return (await import(`./upgrade/fixtures/${name}.json`, { with: { type: 'json' } })).default;
  }),
);
const all = KEPT.flatMap((chronicles, index) =>
  Object.entries(chronicles).map(([kind, stored]) => ({ version: index + 1, kind, stored })),
);

test.each(all)('a chronicle of version $version can be read: $kind', ({ version, kind, stored }) => {
  const read = readStored(STORED_CHRONICLE, stored, version);
  const chronicle = decodeChronicle(read);
  expect(encodeChronicle(chronicle)).toEqual(read);
  // Each version was kept from the same characters, and version 1 has no nights.
  const latest = KEPT[VERSION - 1]?.[kind];
  expect(version === 1 ? { ...latest, nights: '' } : latest).toEqual(read);
  expect(chronicle.items.size).toBeGreaterThan(0);
  expect(addChronicles(chronicle, chronicle).nights).toHaveLength(chronicle.nights.length);
});

test('a chronicle without its nights is refused in the present version', () => {
  const [stored] = Object.values(KEPT[0] ?? {});
  expect(() => readStored(STORED_CHRONICLE, stored, VERSION)).toThrow('nights is missing');
});
