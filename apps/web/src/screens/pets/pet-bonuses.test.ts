import { compileWorld, shippedWorldDirectory } from '@slumberfell/content';
import { ItemCategory, openWorld } from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { petBonuses } from './pet-bonuses.ts';
import { effectOf } from './pet-effect.ts';

const compiled = compileWorld(shippedWorldDirectory);
const world = openWorld(compiled.sets, compiled.version);
const PETS = world.sets.items.filter(({ category }) => category === ItemCategory.Pet);
const tamed = (...names: readonly string[]) =>
  PETS.filter(({ name }) => names.includes(name)).map(({ id }) => id);

const inWords = (pets: readonly number[]) =>
  petBonuses(pets, world).map(({ skill, percent }) => `${skill.name} ${percent}`);

test('bonuses of one skill add up, in the order of the skills', () => {
  expect(inWords(tamed('Fallen Starlet', 'Nightlight Lamb', 'Dandelion Mouse'))).toEqual([
    'Harvesting 8',
    'Magic 5',
  ]);
});

test('without pets there is no bonus', () => {
  expect(inWords([])).toEqual([]);
});

test('all pets together help in every skill', () => {
  expect(petBonuses(tamed(...PETS.map(({ name }) => name)), world)).toHaveLength(20);
});

test('every pet has an effect', () => {
  const words = PETS.map((pet) => effectOf(pet, world)).map(
    ({ skill, percent }) => `${skill.name} ${percent}`,
  );
  expect(words[0]).toBe('Harvesting 3');
  expect(words.every((word) => /^\w+ [35]$/.test(word))).toBe(true);
});

test('a pet of a skill that is not there is a fault of the sets', () => {
  const [pet] = PETS;
  if (!pet) throw new Error('The shipped world has no pets');
  expect(() => effectOf({ ...pet, skillId: 99 }, world)).toThrow('Skill with id 99 not found');
});
