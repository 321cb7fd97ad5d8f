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

test('adds the bonuses of one skill, in the order of the skills', () => {
  expect(inWords(tamed('Fallen Starlet', 'Nightlight Lamb', 'Dandelion Mouse'))).toEqual([
    'Harvesting 8',
    'Magic 5',
  ]);
});

test('has no bonus without pets', () => {
  expect(inWords([])).toEqual([]);
});

test('has a bonus for every skill with all pets', () => {
  expect(petBonuses(tamed(...PETS.map(({ name }) => name)), world)).toHaveLength(20);
});

test('has an effect for every pet', () => {
  const words = PETS.map((pet) => effectOf(pet, world)).map(
    ({ skill, percent }) => `${skill.name} ${percent}`,
  );
  expect(words[0]).toBe('Harvesting 3');
  expect(words.every((word) => /^\w+ [35]$/.test(word))).toBe(true);
});

test('throws for a pet whose skill is missing in the sets', () => {
  const [pet] = PETS;
  if (!pet) throw new Error('The shipped world has no pets');
  expect(() => effectOf({ ...pet, skillId: 99 }, world)).toThrow('Skill with id 99 not found');
});
