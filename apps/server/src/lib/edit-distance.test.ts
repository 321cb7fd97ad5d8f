import { expect, it } from 'vitest';
import { editDistance } from './edit-distance.ts';

it.each([
  ['', '', 0],
  ['', 'PORT', 4],
  ['PORT', 'PORT', 0],
  ['PROT', 'PORT', 1],
  ['PORTS', 'PORT', 1],
  ['PART', 'PORT', 1],
  ['DATABSE_URL', 'DATABASE_URL', 1],
  ['DATABSAE_ULR', 'DATABASE_URL', 2],
  ['kitten', 'sitting', 3],
] as const)('%j is as far from %j as the other way round: %i', (one, other, distance) => {
  expect(editDistance(one, other)).toBe(distance);
  expect(editDistance(other, one)).toBe(distance);
});
