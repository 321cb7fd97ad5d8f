import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { mersenne } from 'pure-rand/generator/mersenne';

/**
 * Numbers in [0, 1) that only depend on the seed, for tests and tools. The Mersenne twister spreads
 * neighbouring seeds from its first number on, which xoroshiro128plus does not.
 * @param seed a whole number, of which 32 bits count.
 */
export function seededRandom(seed: number): () => number {
  const generator = mersenne(seed);
  return () => uniformFloat64(generator);
}
