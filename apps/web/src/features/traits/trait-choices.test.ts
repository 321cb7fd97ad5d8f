import { type ItemSet, type Trait, Verb } from '@slumberfell/engine';
import { expect, test } from 'vitest';
import {
  hasChoices,
  isOfChoice,
  offeredChoice,
  readTraitChoice,
  traitChoicesAmong,
} from './trait-choices.ts';

const POSTS: ItemSet = { id: 1, name: 'Four Posts', traits: [{ pieces: 2, trait: [Verb.Plated, 12, 0] }] };
const world = { itemSet: (id: number) => (id === POSTS.id ? POSTS : undefined) };
const among = (...items: Parameters<typeof traitChoicesAmong>[0][]) =>
  traitChoicesAmong(
    items.flatMap((all) => [...all]),
    world,
  );

const bearer = (...traits: readonly Trait[]) => ({ traits });
const BELL = bearer([Verb.Haste, 600, 0]);
const KNIFE = bearer([Verb.Thrift, 250, 15], [Verb.Pierce, 50, 0]);
const LESSON = bearer([Verb.Lesson, 5, 0]);
const OF_SET = { itemSetId: POSTS.id };

test('finds each verb once, by its title', () => {
  expect(among([BELL, {}, KNIFE, bearer([Verb.Haste, 100, 0])]).verbs).toEqual([
    { verb: Verb.Haste, title: 'Haste' },
    { verb: Verb.Pierce, title: 'Pierce' },
    { verb: Verb.Thrift, title: 'Thrift' },
  ]);
});

test('finds only the aims that an item serves, also by its item set', () => {
  expect(among([LESSON]).aims).toEqual(['experience']);
  expect(among([LESSON, OF_SET]).aims).toEqual(['experience', 'safety']);
  expect(among([KNIFE]).aims).toEqual(['experience', 'gold', 'safety']);
});

test('finds none among items without traits, and leaves out a verb that the page does not know', () => {
  const unknown = bearer([99, 1, 0] as unknown as Trait);
  expect(among([{}, {}, unknown])).toEqual({ aims: [], verbs: [] });
  expect([among([{}]), among([BELL]), among([OF_SET])].map(hasChoices)).toEqual([false, true, true]);
});

test('an item has the verbs of its own traits, and the aims of its item set besides', () => {
  expect(isOfChoice(KNIFE, Verb.Pierce, world)).toBe(true);
  expect(isOfChoice(KNIFE, Verb.Haste, world)).toBe(false);
  expect(isOfChoice(OF_SET, Verb.Plated, world)).toBe(false);
  expect(isOfChoice(OF_SET, 'safety', world)).toBe(true);
  expect(isOfChoice(BELL, 'safety', world)).toBe(false);
  expect(isOfChoice({}, 'gold', world)).toBe(false);
});

test('a choice that is not offered is none', () => {
  const choices = among([BELL, LESSON]);
  expect(
    ['experience', Verb.Haste, 'work', Verb.Mend, null, undefined].map((one) =>
      offeredChoice(choices, one as Verb),
    ),
  ).toEqual(['experience', Verb.Haste, null, null, null, null]);
});

test('reads a stored choice', () => {
  expect([Verb.Haste, 'work', 99, '18', 'luck', {}, undefined].map(readTraitChoice)).toEqual([
    Verb.Haste,
    'work',
    null,
    null,
    null,
    null,
    null,
  ]);
});
