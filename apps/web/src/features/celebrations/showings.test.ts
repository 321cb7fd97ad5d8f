import type { Celebration } from '@slumberfell/protocol';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sizeOf } from './celebration-size.ts';
import { CELEBRATION_CHOICES, showingsOf } from './showings.ts';

const first = (kind: Celebration['kind'], at: number, level: number | null = null): Celebration => ({
  kind,
  id: at,
  level,
  at,
});

const firstsArbitrary = fc
  .array(
    fc.constantFrom<Celebration['kind']>('trophy', 'level', 'boss', 'epic', 'legendary', 'region', 'pet'),
    { maxLength: 12 },
  )
  .map((kinds) => kinds.map((kind, at) => first(kind, at + 1, kind === 'level' ? 10 : null)));

test('the largest three have a place of their own, in the order in which they happened', () => {
  const [level, trophy, boss, epic, legendary] = [
    first('level', 1, 20),
    first('trophy', 2),
    first('boss', 3),
    first('epic', 4),
    first('legendary', 5),
  ];
  expect(showingsOf([level, trophy, boss, epic, legendary], 9, 'all')).toEqual([
    { what: 'one', first: trophy, size: 'card' },
    { what: 'one', first: boss, size: 'picture' },
    { what: 'one', first: legendary, size: 'picture' },
    { what: 'rest', firsts: [level, epic], count: 11 },
  ]);
  expect(showingsOf([level, trophy], 0, 'large')).toEqual([{ what: 'one', first: trophy, size: 'card' }]);
  expect(showingsOf([level], 0, 'large')).toEqual([]);
});

test('each first is shown once or counted once, and none if the player wants none', () => {
  fc.assert(
    fc.property(
      firstsArbitrary,
      fc.nat(20),
      fc.constantFrom(...CELEBRATION_CHOICES),
      (firsts, further, choice) => {
        const showings = showingsOf(firsts, further, choice);
        const wanted = firsts.filter(
          (one) => choice === 'all' || (choice === 'large' && sizeOf(one) !== 'line'),
        );
        const ones = showings.flatMap((showing) => (showing.what === 'one' ? showing.first : []));
        const rest = showings.flatMap((showing) => (showing.what === 'rest' ? showing.firsts : []));
        expect([...ones, ...rest].toSorted((one, other) => one.at - other.at)).toEqual(wanted);
        expect(ones.length).toBe(Math.min(3, wanted.length));
        expect(ones.map(({ at }) => at)).toEqual(
          ones.map(({ at }) => at).toSorted((one, other) => one - other),
        );
        const count = showings.reduce(
          (sum, showing) => sum + (showing.what === 'one' ? 1 : showing.count),
          0,
        );
        expect(count).toBe(wanted.length === 0 ? 0 : wanted.length + further);
      },
    ),
  );
});
