import { expect, test } from 'vitest';
import { worldClaims } from './world-claims.ts';

const SHIPPED = { enemies: 258, trophies: 746, skills: 20, dungeons: 18 };

test('makes the claims of the specification for a world that fulfils them', () => {
  expect(worldClaims(SHIPPED).map(([count]) => count)).toEqual(['250+', '600+', '20', '18']);
});

test('gives the real numbers of a smaller world', () => {
  const small = { enemies: 12, trophies: 599, skills: 20, dungeons: 1 };
  expect(worldClaims(small).map(([count]) => count)).toEqual(['12', '599', '20', '1']);
});
