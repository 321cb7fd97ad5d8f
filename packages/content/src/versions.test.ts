import { NO_LORE, NO_QUESTS } from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { compileWorld } from './compile/compile-world.ts';
import { shippedWorldDirectory } from './shipped-world.ts';
import { contentVersion, setVersions } from './versions.ts';

const { sets, versions, version, newCharacter, quests, lore } = compileWorld(shippedWorldDirectory);

test('versions are 16 hexadecimal digits', () => {
  for (const one of [...Object.values(versions), version]) expect(one).toMatch(/^[0-9a-f]{16}$/);
});

test('a change of one set changes the version of that set and of the world, and no other', () => {
  const [first, ...others] = sets.regions;
  const changed = setVersions({
    ...sets,
    regions: [{ ...first, travelCost: 1 } as typeof first, ...others] as typeof sets.regions,
  });
  expect(changed).toEqual({ ...versions, regions: expect.not.stringMatching(versions.regions) });
  expect(contentVersion(versions, newCharacter, quests, lore)).toBe(version);
  expect(contentVersion(changed, newCharacter, quests, lore)).not.toBe(version);
});

test('another starting item changes the version of the world', () => {
  expect(contentVersion(versions, { ...newCharacter, gold: newCharacter.gold + 1 }, quests, lore)).not.toBe(
    version,
  );
});

test('another text of a chapter changes the version of the world; a world without quests has its own', () => {
  const [first, ...others] = quests.chapters;
  const chapters = [{ ...first, opening: 'Once.' } as typeof first, ...others] as typeof quests.chapters;
  expect(contentVersion(versions, newCharacter, { ...quests, chapters }, lore)).not.toBe(version);
  expect(contentVersion(versions, newCharacter, NO_QUESTS, NO_LORE)).toBe('5b12e939e953cf08');
});

test('another line of lore changes the version of the world', () => {
  const [first, ...others] = lore;
  const changed = [{ ...first, lines: [] } as unknown as NonNullable<typeof first>, ...others];
  expect(contentVersion(versions, newCharacter, quests, changed)).not.toBe(version);
});

test('another order of fields, or a conversion to JSON and back, changes no version', () => {
  const turned = sets.regions.map((region) => Object.fromEntries(Object.entries(region).reverse()));
  const regions = JSON.parse(JSON.stringify(turned));
  expect(setVersions({ ...sets, regions })).toEqual(versions);
});

test('another order of entries changes the version', () => {
  const regions = [...sets.regions].reverse();
  expect(setVersions({ ...sets, regions }).regions).not.toBe(versions.regions);
});
