import { compileWorld, shippedWorldDirectory } from '@slumberfell/content';
import { AttackStyle, type BestBuildKey } from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { bestBuildLines } from './best-build-lines.ts';

const { Melee, Magic } = AttackStyle;
const [first, second, third] = compileWorld(shippedWorldDirectory).sets.items;
if (!first || !second || !third) throw new Error('The shipped world has too few items');
const standing = (item: typeof first, ...bestBuilds: BestBuildKey[]) => ({ ...item, bestBuilds });

test('a piece stands in its best builds, the lowest level first, each with all its pieces', () => {
  const ring = standing(first, [Magic, 99, 2], [Melee, 99, 0], [Magic, 30, 0]);
  const wand = standing(second, [Magic, 99, 2], [Magic, 60, 0]);
  expect(bestBuildLines(ring, [ring, wand, { ...third }])).toEqual([
    { key: '2,30,0', style: Magic, level: 30, aim: 'experience', pieces: [ring] },
    { key: '0,99,0', style: Melee, level: 99, aim: 'experience', pieces: [ring] },
    { key: '2,99,2', style: Magic, level: 99, aim: 'safety', pieces: [ring, wand] },
  ]);
});

test('a piece without best builds has none, and an unknown aim or style is left out', () => {
  expect(bestBuildLines({}, [])).toEqual([]);
  expect(
    bestBuildLines(
      {
        bestBuilds: [
          [Melee, 30, 7],
          [9, 30, 0],
        ],
      },
      [],
    ),
  ).toEqual([]);
});
