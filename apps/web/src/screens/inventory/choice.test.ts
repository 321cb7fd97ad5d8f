import { expect, test } from 'vitest';
import { choiceAfter, NO_CHOICE } from './choice.ts';
import type { Entry } from './inventory-entries.ts';

const entries = [11, 12, 13, 14, 15].map((id) => ({ item: { id }, amount: 1 }) as Entry);
const plain = { shiftKey: false, ctrlKey: false, metaKey: false };
const shift = { ...plain, shiftKey: true };
const ids = (choice: ReturnType<typeof choiceAfter>) => [...(choice?.ids ?? [])];

test('a plain press chooses nothing until the player chooses', () => {
  expect(choiceAfter(null, entries, 2, plain)).toBeNull();
  expect(ids(choiceAfter(NO_CHOICE, entries, 2, plain))).toEqual([13]);
});

test('a press on a chosen tile removes it', () => {
  const chosen = choiceAfter(NO_CHOICE, entries, 2, plain);
  expect(ids(choiceAfter(chosen, entries, 2, plain))).toEqual([]);
});

test('Ctrl or the command key begins to choose', () => {
  expect(ids(choiceAfter(null, entries, 1, { ...plain, ctrlKey: true }))).toEqual([12]);
  expect(ids(choiceAfter(null, entries, 1, { ...plain, metaKey: true }))).toEqual([12]);
});

test('Shift adds the tiles from the one that was pressed last, in both directions', () => {
  const first = choiceAfter(NO_CHOICE, entries, 3, plain);
  expect(ids(choiceAfter(first, entries, 1, shift))).toEqual([14, 12, 13]);
  const second = choiceAfter(first, entries, 4, shift);
  expect(ids(second)).toEqual([14, 15]);
  expect(ids(choiceAfter(null, entries, 2, shift))).toEqual([13]);
  expect(ids(choiceAfter(null, entries, 2, shift, 1))).toEqual([12, 13]);
});
