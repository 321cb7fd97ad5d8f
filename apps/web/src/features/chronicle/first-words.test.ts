import { expect, test } from 'vitest';
import { type ChronicleFirst, countWords, earliestFirsts, firstWords } from './first-words.ts';

const first = (kind: ChronicleFirst['kind'], id: number, at: number | null): ChronicleFirst => ({
  kind,
  id,
  level: kind === 'level' ? 20 : null,
  at,
});

test('a day is told by the number of its firsts of each kind', () => {
  expect(countWords([first('level', 1, 3), first('pet', 2, 2), first('level', 3, 1)])).toBe(
    'a pet and 2 levels',
  );
  expect(countWords([first('trophy', 1, 3)])).toBe('a trophy');
  expect(countWords([first('trophy', 1, 1), first('boss', 2, 1), first('trophy', 3, 1)])).toBe(
    'a boss and 2 trophies',
  );
});

test('the earliest of a kind is known only if none of the kind is from before the chronicle', () => {
  const firsts = [
    first('trophy', 1, 9),
    first('trophy', 2, 5),
    first('pet', 3, 4),
    first('pet', 4, null),
  ] as const;
  expect([...earliestFirsts(firsts)]).toEqual(['trophy 2 ']);
  expect(firstWords(firsts[1], true)).toBe('The very first trophy');
  expect(firstWords(firsts[0], false)).toBe('A new trophy');
  expect(firstWords(firsts[3], false)).toBe('A pet');
  expect(firstWords(first('level', 1, 1), true)).toBe('Reached level 20');
});
