import { expect, test } from 'vitest';
import { foldText } from './fold.ts';

test.each([
  ['Miller’s', "miller's"],
  ['Millerʼs', "miller's"],
  ['MİLLER', 'miller'],
  ['mıller', 'miller'],
  ['Café', 'cafe'],
  ['Cafe\u0301', 'cafe'],
  ['Größe', 'große'],
  ['ＷＯＯＬ', 'wool'],
  ['“Wool” – grey', '"wool" - grey'],
  ['Straße 7', 'straße 7'],
])('%s is compared as %s', (typed, folded) => {
  expect(foldText(typed)).toBe(folded);
});

test('a composed text keeps its length', () => {
  for (const text of ['Nothing’s left — ¿qué?', 'İstanbul ﬁsh', 'ÅÄÖ'])
    expect(foldText(text)).toHaveLength(text.length);
});
