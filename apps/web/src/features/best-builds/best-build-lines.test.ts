import { compileWorld, shippedWorldDirectory } from '@slumberfell/content';
import { AttackStyle, type StandingBuild } from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { bestBuildLines } from './best-build-lines.ts';

const { Melee, Magic } = AttackStyle;
const [first, second, third] = compileWorld(shippedWorldDirectory).sets.items;
if (!first || !second || !third) throw new Error('The shipped world has too few items');
const standing = (item: typeof first, ...bestBuilds: StandingBuild[]) => ({ ...item, bestBuilds });

test('a piece stands in its best builds, the lowest level first, each with all its pieces', () => {
  const ring = standing(first, [Magic, 99, 2, 50], [Melee, 99, 0, 15], [Magic, 30, 0, 25]);
  const wand = standing(second, [Magic, 99, 2, 50], [Magic, 60, 0, 25]);
  expect(bestBuildLines(ring, [ring, wand, { ...third }])).toEqual([
    { key: '2,30,0,25', style: Magic, level: 30, aim: 'experience', threshold: 25, pieces: [ring] },
    { key: '0,99,0,15', style: Melee, level: 99, aim: 'experience', threshold: 15, pieces: [ring] },
    { key: '2,99,2,50', style: Magic, level: 99, aim: 'safety', threshold: 50, pieces: [ring, wand] },
  ]);
});

test('a piece without best builds has none, and an unknown aim or style is left out', () => {
  expect(bestBuildLines({}, [])).toEqual([]);
  expect(
    bestBuildLines(
      {
        bestBuilds: [
          [Melee, 30, 7, 50],
          [9, 30, 0, 50],
        ],
      },
      [],
    ),
  ).toEqual([]);
});
