import { type Trait, Verb } from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { hasVerb, verbsAmong } from './verbs-among.ts';

const bearer = (...traits: readonly Trait[]) => ({ traits });
const BELL = bearer([Verb.Haste, 600, 0]);
const KNIFE = bearer([Verb.Thrift, 250, 15], [Verb.Pierce, 50, 0]);

test('finds each verb once, by its title', () => {
  const found = verbsAmong([BELL, {}, KNIFE, bearer([Verb.Haste, 100, 0])]);
  expect(found).toEqual([
    { verb: Verb.Haste, title: 'Haste' },
    { verb: Verb.Pierce, title: 'Pierce' },
    { verb: Verb.Thrift, title: 'Thrift' },
  ]);
});

test('finds none among items without traits, and leaves out a verb that the page does not know', () => {
  expect(verbsAmong([{}, {}])).toEqual([]);
  expect(verbsAmong([bearer([99, 1, 0] as unknown as Trait)])).toEqual([]);
});

test('an item has the verbs of all its traits', () => {
  expect(hasVerb(KNIFE, Verb.Pierce)).toBe(true);
  expect(hasVerb(KNIFE, Verb.Haste)).toBe(false);
  expect(hasVerb({}, Verb.Haste)).toBe(false);
});
