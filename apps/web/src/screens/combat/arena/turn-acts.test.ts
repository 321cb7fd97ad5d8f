import { Verb } from '@slumberfell/engine';
import { NOTES } from '@slumberfell/engine/testing';
import { expect, test } from 'vitest';
import { turnActs } from './turn-acts.ts';

test('has a text for everything that the log has of traits', () => {
  const logged = NOTES.filter(({ verb }) => verb !== Verb.Mend);
  const acts = turnActs(logged.map((note) => ({ ...note, amount: 7 })));
  expect(acts).toHaveLength(logged.length);
  expect(new Set(acts.map(({ key }) => key)).size).toBe(logged.length);
});

test('is over the figure that it happened to, with the amount', () => {
  const acts = turnActs([
    { by: 'character', verb: Verb.Echo, amount: 1_037 },
    { by: 'character', verb: Verb.Leech, amount: 12 },
    { by: 'enemy', verb: Verb.Thorns, amount: 4 },
    { by: 'enemy', verb: Verb.Rise, amount: 80 },
  ]);
  expect(acts.map(({ over, text }) => [over, text])).toEqual([
    ['enemy', 'Echo 1,037'],
    ['character', 'Leech +12'],
    ['character', 'Thorns 4'],
    ['enemy', 'Up again +80'],
  ]);
});

test('leaves out a verb that the page does not know', () => {
  expect(turnActs([{ by: 'enemy', verb: 99, amount: 1 }])).toEqual([]);
});
