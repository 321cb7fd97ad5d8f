import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listText } from './list-text.ts';

const number = fc.oneof(fc.integer({ min: 0, max: 9 }), fc.nat(), fc.constant(Number.MAX_SAFE_INTEGER));

test('the text is that of JSON.stringify, with and without an earlier list', () => {
  fc.assert(
    fc.property(
      fc.array(number, { maxLength: 700 }),
      fc.array(fc.tuple(fc.nat(800), number)),
      (list, edits) => {
        expect(listText(list, null)).toBe(JSON.stringify(list));
        const changed = [...list];
        for (const [place, value] of edits) {
          if (value % 3 === 0) changed.splice(place, 1);
          else if (value % 3 === 1) changed.splice(place, 0, value, value);
          else if (place < changed.length) changed[place] = value;
          const next = [...changed];
          expect(listText(next, list)).toBe(JSON.stringify(next));
        }
      },
    ),
    { numRuns: 200 },
  );
});

test('the text of an empty list is one of an empty list', () => {
  expect(listText([], null)).toBe('[]');
});
