import { expect, test } from 'vitest';
import { nightPortions } from './night-portions.ts';

const WHERE = 'in open combat in Wick';
const needing = (needed: number, survives = 1) => ({ needed, forecast: { survives } });

test('packs what the night needs besides what is packed', () => {
  expect(nightPortions(needing(1_200), { inBag: 5_000, packed: 0 }, WHERE)).toEqual({
    amount: 1_200,
    why: 'The night needs 1,200 portions in open combat in Wick.',
  });
  expect(nightPortions(needing(50), { inBag: 100, packed: 20 }, WHERE)).toEqual({
    amount: 30,
    why: 'The night needs 50 portions in open combat in Wick, and 20 are packed.',
  });
});

test('packs all that is owned when the night needs more', () => {
  expect(nightPortions(needing(50), { inBag: 10, packed: 5 }, WHERE)).toEqual({
    amount: 10,
    why: 'The night needs 50 portions in open combat in Wick: 35 more than you own.',
  });
});

test('gives no amount where the night is no reason for one', () => {
  const had = { inBag: 10, packed: 1 };
  expect(nightPortions(needing(1), had, WHERE)).toEqual({
    amount: null,
    why: 'The night needs 1 portion in open combat in Wick. That many are already packed.',
  });
  expect(nightPortions(needing(0), had, WHERE)).toEqual({ amount: null, why: `No food is eaten ${WHERE}.` });
  expect(nightPortions(needing(9, 0.2), had, WHERE).amount).toBeNull();
});
