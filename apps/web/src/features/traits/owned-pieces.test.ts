import { compileWorld, shippedWorldDirectory } from '@slumberfell/content';
import { amountsOf, openWorld } from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { ownedPieces, ownsAny } from './owned-pieces.ts';

const { sets, version } = compileWorld(shippedWorldDirectory);
const world = openWorld(sets, version);
const idOf = (name: string) => sets.items.find((item) => item.name === name)?.id ?? 0;
const [BELL, ROD, FLAX, CUDGEL] = ["Bellwether's Bell", "Lamplighter's Rod", 'Raw Flax', 'Copper Dagger'].map(
  idOf,
) as [number, number, number, number];

const PUP = idOf('Hearth Pup');
const ALONE = { pets: [] };

test('has what is worn, and the number of kinds in the bag, without what has no traits', () => {
  const inventory = amountsOf({ [BELL]: 3, [ROD]: 1, [FLAX]: 900 });
  const owned = ownedPieces({ ...ALONE, equipment: { weapon: CUDGEL, necklace: BELL }, inventory }, world);
  expect([owned.worn.map(({ id }) => id), owned.inBag]).toEqual([[BELL], 2]);
  expect(ownsAny(owned)).toBe(true);
});

test('owns some when they are only in the bag, and none without any', () => {
  expect(ownsAny(ownedPieces({ ...ALONE, equipment: {}, inventory: amountsOf({ [ROD]: 1 }) }, world))).toBe(
    true,
  );
  const bare = ownedPieces(
    { ...ALONE, equipment: { weapon: CUDGEL }, inventory: amountsOf({ [FLAX]: 9 }) },
    world,
  );
  expect([bare, ownsAny(bare)]).toEqual([{ worn: [], inBag: 0, hasGear: false, hasPets: false }, false]);
});

test('tells pets from pieces, tamed and in the bag', () => {
  const tamed = ownedPieces({ equipment: {}, pets: [PUP], inventory: [] }, world);
  expect(tamed).toEqual({ worn: [], inBag: 0, hasGear: false, hasPets: true });
  expect(ownsAny(tamed)).toBe(true);
  const inBag = { ...ALONE, equipment: {}, inventory: amountsOf({ [PUP]: 1 }) };
  expect(ownedPieces(inBag, world)).toEqual({ worn: [], inBag: 1, hasGear: false, hasPets: true });
  const both = { equipment: { necklace: BELL }, pets: [PUP], inventory: amountsOf({ [ROD]: 1 }) };
  expect(ownedPieces(both, world)).toMatchObject({ inBag: 1, hasGear: true, hasPets: true });
});
