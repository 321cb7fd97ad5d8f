import { openWorld, type TraitEffect, type TraitEffects } from '@slumberfell/engine';
import { testItem, testSets } from '@slumberfell/engine/testing';
import { expect, test } from 'vitest';
import { effectWords } from './effect-words.ts';

const NAMES = ['Hood', 'Ring', 'Boots', 'Robe', 'Bell'];
const world = openWorld(
  testSets({ items: NAMES.map((name, index) => ({ ...testItem({ id: index + 1 }), name })) }),
  'v1',
);
const effect = (change: Partial<TraitEffect>): TraitEffect => ({
  experience: 0,
  gold: 0,
  food: 0,
  survives: 0,
  ...change,
});
const wordsOf = (changes: readonly Partial<TraitEffect>[], tricks: Partial<TraitEffect> = {}) => {
  const pieces = changes.map((change, index) => ({ itemId: index + 1, ...effect(change) }));
  const effects: TraitEffects = { pieces, tricks: effect(tricks) };
  return effectWords(effects, world);
};

test('names the three that do most, each with its largest change for the better', () => {
  const { most, warnings } = wordsOf([
    { experience: 0.02 },
    { experience: 0.01, food: -0.2 },
    { gold: 0.05, experience: 0.01 },
    { survives: 0.08, experience: 0.5 },
    { experience: 0.004 },
  ]);
  expect(most.map(({ name, text }) => `${name}: ${text}`)).toEqual([
    'Robe: survives 8 more nights in 100',
    'Ring: −20% food',
    'Boots: +5% worth',
  ]);
  expect(warnings).toEqual([]);
});

test('names no piece that does nothing, or only harm', () => {
  expect(wordsOf([{ experience: 0.009 }, { food: 0.3, gold: -0.2 }]).most).toEqual([]);
});

test('warns from five points of survival on', () => {
  expect(wordsOf([{ survives: -0.04 }], { survives: -0.04 }).warnings).toEqual([]);
  expect(wordsOf([{ survives: -0.05 }], { survives: -0.12 }).warnings).toEqual([
    'The tricks of the enemies here make 12 more nights in 100 end in defeat.',
    'What Hood does here makes 5 more nights in 100 end in defeat.',
  ]);
});
