import { compileWorld, shippedWorldDirectory } from '@slumberfell/content';
import { expect, test } from 'vitest';
import { inSentence } from './enemy-name.ts';

const { enemies } = compileWorld(shippedWorldDirectory).sets;

test.each([
  ['Barrow Reeve', 'the Barrow Reeve'],
  ['Old Miller Quern', 'Old Miller Quern'],
  ['Mother Mumble', 'Mother Mumble'],
  ['Cockcrow, the Unrisen Morning', 'Cockcrow, the Unrisen Morning'],
  ['The Tallow Queen', 'the Tallow Queen'],
  ['Your Own Reflection', 'Your Own Reflection'],
])('writes %s within a sentence as "%s"', (name, expected) => {
  expect(enemies.filter((enemy) => enemy.name === name).map(inSentence)).toEqual([expected]);
});
