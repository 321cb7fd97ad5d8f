import { expect, test } from 'vitest';
import { FOLD_TIME, FoldedLines } from './folded-lines.ts';

const openFolded = (maxKeys = 10) => {
  const written: string[] = [];
  let now = 0;
  const folded = new FoldedLines({ now: () => now, maxKeys });
  const add = (key: string, text = key): void =>
    folded.add('kind', key, (count) => written.push(`${text} ${count}`));
  /** Moves the clock, and returns what was written since the last call. */
  const after = (ms: number): string[] => {
    now += ms;
    folded.writeDue();
    return written.splice(0);
  };
  return { folded, add, after, written };
};

test('the first line of a key is written at once, and later ones once a minute with their number', () => {
  const { add, after } = openFolded();
  for (let line = 0; line < 500; line++) add('a', `a${line}`);
  expect(after(0)).toEqual(['a0 1']);
  expect(after(FOLD_TIME - 1)).toEqual([]);
  expect(after(1)).toEqual(['a499 499']);
  add('a', 'once more');
  expect(after(FOLD_TIME)).toEqual(['once more 1']);
});

test('a key without lines for a minute is forgotten, so that its next line is written at once', () => {
  const { add, after } = openFolded();
  add('a');
  expect(after(FOLD_TIME)).toEqual(['a 1']);
  add('a');
  expect(after(0)).toEqual(['a 1']);
});

test('keys have folds of their own, up to a number; the lines of further keys share one', () => {
  const { add, after } = openFolded(3);
  for (let key = 0; key < 100; key++) for (let line = 0; line < 3; line++) add(String(key));
  expect(after(0)).toEqual(['0 1', '1 1', '2 1', '3 1']);
  expect(after(FOLD_TIME)).toEqual(['0 2', '1 2', '2 2', '99 290']);
});

test('no key has more than one line in a minute, whenever its lines come', () => {
  const { add, after } = openFolded();
  let lines = 0;
  for (let ms = 0; ms < 10 * FOLD_TIME; ms += 7_001) {
    add('a');
    lines += after(7_001).length;
  }
  expect(lines).toBeLessThanOrEqual(11);
});

test('closing writes what was counted, and lines are written one by one when folding is off', () => {
  const { folded, add, written } = openFolded();
  for (let line = 0; line < 5; line++) add('a');
  folded.close();
  expect(written).toEqual(['a 1', 'a 4']);

  const off = new FoldedLines({ isOn: false });
  const counts: number[] = [];
  for (let line = 0; line < 3; line++) off.add('kind', 'a', (count) => counts.push(count));
  expect(counts).toEqual([1, 1, 1]);
});

test('a timer writes what is due', async () => {
  let now = 0;
  const folded = new FoldedLines({ now: () => now, foldTime: 20 });
  const counts: number[] = [];
  for (let line = 0; line < 3; line++) folded.add('kind', 'a', (count) => counts.push(count));
  now = 1_000;
  await expect.poll(() => counts).toEqual([1, 2]);
  folded.close();
});
