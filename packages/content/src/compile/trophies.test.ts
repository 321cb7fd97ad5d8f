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
