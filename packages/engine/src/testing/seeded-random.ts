import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { mersenne } from 'pure-rand/generator/mersenne';

/**
 * Random numbers in [0, 1) for tests and tools. They depend only on the seed. The Mersenne twister gives
 * independent first numbers for consecutive seeds, xoroshiro128plus does not.
 * @param seed an integer, of which 32 bits are used
 */
export function seededRandom(seed: number): () => number {
  const generator = mersenne(seed);
  return () => uniformFloat64(generator);
}
