import { ItemCategory } from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { shippedWorldDirectory } from '../shipped-world.ts';
import { compileWorld } from './compile-world.ts';

const { sets } = compileWorld(shippedWorldDirectory);
const trophies = sets.items.filter(({ category }) => category === ItemCategory.Trophy);

test('each keepsake has a text of its own', () => {
  const keepsakes = trophies.filter(({ id }) => id >= 70_001 && id < 71_000);
  expect(keepsakes).toHaveLength(26);
  expect(new Set(keepsakes.map(({ description }) => description)).size).toBe(26);
});

test('a name with a comma is closed by another one where the sentence goes on', () => {
  const told = (id: number) => trophies.find((trophy) => trophy.id === 60_000 + id)?.description;
  expect(told(643)).toContain(' Cockcrow, the Unrisen Morning, was gone.');
  expect(told(641)).toContain(' Vael, Who Shot the Moon, at a point ');
});
