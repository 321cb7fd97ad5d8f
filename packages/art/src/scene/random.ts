import { seededNoise } from '../svg/random.ts';

export { seededRandom as seeded } from '../svg/random.ts';

/** A source of numbers in [0, 1). */
export type Random = () => number;

/** A number from `low` to `high`. */
export const between = (random: Random, low: number, high: number): number => low + random() * (high - low);

/**
 * Smooth noise along a line: a value in [0, 1] for every x. With one octave, a hill of the noise is about 1
 * unit of x wide.
 */
export function noise(seed: string, octaves: number): (x: number) => number {
  const heights = seededNoise(seed);
  return (x) => heights(x, octaves);
}
