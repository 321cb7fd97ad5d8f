import { HushKind, Verb } from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { hushes } from './hushes.ts';

test('tells the kinds of a sum, and of two tricks', () => {
  const both = HushKind['Card and Upper Hand'] + HushKind.Traits;
  expect(Object.values(HushKind).map((kind) => hushes({ traits: [[Verb.Hush, both, 0]] }, kind))).toEqual([
    false,
    true,
    true,
  ]);
  const two = { traits: [[Verb.Mend, 7, 0] as const, [Verb.Hush, HushKind.Food, 0] as const] };
  expect(Object.values(HushKind).map((kind) => hushes(two, kind))).toEqual([true, false, false]);
  expect(hushes({}, HushKind.Traits)).toBe(false);
});
