import { EnemyType, FIRST_FAMILY, familiesOf, type Trait, Verb } from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { type BreakableWorld, brokenWorld, entryNamed } from '../check/broken-world.ts';
import { checkStructure } from '../check/check-structure.ts';
import { carryOver } from './carry-over.ts';
import { differenceOf } from './difference.ts';

/** The only enemy of the family "aphid", which comes before all other families of the world. */
const APHID = 9_001;

const lure = (family: string, { sets }: BreakableWorld): Trait => {
  const place = familiesOf(sets.enemies).indexOf(family);
  if (place === -1) throw new Error(`There is no family "${family}"`);
  return [Verb.Lure, 20, FIRST_FAMILY + place];
};

/** A world in which the Copper Sword lures plants. @param family of a further enemy; null for none */
const worldWith = (family: string | null, change = (_: BreakableWorld): void => undefined) =>
  brokenWorld((world) => {
    const { enemies } = world.sets;
    const aphid = { ...entryNamed(enemies, 'Puddle Imp'), id: APHID, name: 'Aphid', bestiaryIndex: 259 };
    if (family !== null) enemies.push({ ...aphid, type: EnemyType.Normal, family });
    entryNamed(world.sets.items, 'Copper Sword').traits = [[...lure('plant', world)]];
    change(world);
  });

/** With a dagger that lures aphids; the next world has no such dagger. */
const withDagger = worldWith('aphid', (world) => {
  world.sets.items.push({
    ...entryNamed(world.sets.items, 'Copper Dagger'),
    id: 9_999_999,
    name: 'Aphid Dagger',
    traits: [[...lure('aphid', world)], [Verb.Keen, 10, 0]],
  });
});
const kept = { ...withDagger, retired: {} };

const familyNamed = (sets: BreakableWorld['sets'] | ReturnType<typeof carryOver>['sets'], item: string) => {
  const [trait] = sets.items.find(({ name }) => name === item)?.traits ?? [];
  return trait && familiesOf(sets.enemies)[trait[2] - FIRST_FAMILY];
};

test('families of retired enemies do not change which family a trait names', () => {
  const { sets } = carryOver(kept, worldWith(null).sets);
  expect(sets.enemies.at(-1)?.family).toBe('aphid');
  expect(familyNamed(sets, 'Copper Sword')).toBe('plant');
  expect(familyNamed(sets, 'Aphid Dagger')).toBe('aphid');
  expect(checkStructure(sets)).toEqual([]);
});

test('a second import of the same world changes nothing', () => {
  const next = worldWith(null).sets;
  const carried = carryOver(kept, next);
  expect(carryOver(carried, next)).toEqual(carried);
});

test('a retired item loses a trait for a family without enemies, and keeps its other traits', () => {
  const { sets } = carryOver(kept, worldWith('plant').sets);
  expect(sets.items.find(({ id }) => id === 9_999_999)?.traits).toEqual([[Verb.Keen, 10, 0]]);
  expect(familyNamed(sets, 'Copper Sword')).toBe('plant');
  expect(checkStructure(sets)).toEqual([]);
});

test('an item whose trait names the same family by another number has not changed', () => {
  expect(differenceOf(kept, worldWith(null)).items.changed).toEqual([]);
});

test('an item whose trait names another family has changed', () => {
  const next = worldWith('aphid', (world) => {
    entryNamed(world.sets.items, 'Copper Sword').traits = [[...lure('beast', world)]];
  });
  expect(differenceOf(kept, next).items.changed).toMatchObject([{ name: 'Copper Sword' }]);
});
