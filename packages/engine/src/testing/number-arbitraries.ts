import fc from 'fast-check';
import type { Seed } from '../random/seed.ts';
import { MAX_AMOUNT } from '../state/experience.ts';

/**
 * Objects with the usual prototype, as the rules make them. By default fast-check also makes objects without
 * one.
 */
export const record = <T>(model: { [K in keyof T]: fc.Arbitrary<T[K]> }): fc.Arbitrary<T> =>
  fc.record<T>(model, { noNullPrototype: true });

/** Integers from `min`: mostly up to `usual`, sometimes up to `large`, seldom up to `max`. */
export const skewed = (min: number, usual: number, large: number, max: number): fc.Arbitrary<number> =>
  fc.oneof(
    { weight: 12, arbitrary: fc.integer({ min, max: usual }) },
    { weight: 3, arbitrary: fc.integer({ min, max: large }) },
    { weight: 1, arbitrary: fc.integer({ min, max }) },
  );

/** An amount that a character can own of something, up to the largest amount. */
export const ownedAmount: fc.Arbitrary<number> = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 1, max: 60 }) },
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 1_000_000 }) },
  { weight: 1, arbitrary: fc.integer({ min: MAX_AMOUNT - 20, max: MAX_AMOUNT }) },
);

/** A probability in (0, 1], such as 1, a tiny one, or one of almost 1. */
export const probability: fc.Arbitrary<number> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(1, 0.5, 0.75, 0.12, 1 / 30, 0.003) },
  {
    weight: 2,
    arbitrary: fc.integer({ min: 1, max: 1_000_000 }).map((millionths) => millionths / 1_000_000),
  },
  { weight: 1, arbitrary: fc.constantFrom(1e-12, 1e-6, 1 - 1e-6, 1 - 1e-12) },
);

const word = fc.integer({ min: 0, max: 0xffff_ffff });

/** The random seed of a session. */
export const seedArbitrary: fc.Arbitrary<Seed> = fc.tuple(word, word, word, word);
