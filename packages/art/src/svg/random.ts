/** FNV-1a over UTF-16 units, 0 to 2^32 - 1. */
function textHash(text: string): number {
  let hash = 2166136261;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 16777619);
  }
  return hash >>> 0;
}

/**
 * A source of numbers in [0, 1) that depends only on the seed (mulberry32). So a drawing is the same in every
 * build.
 */
export function seededRandom(seed: string): () => number {
  let state = textHash(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Smooth noise in [0, 1] along a line. Each octave adds detail of half the size. */
export type Noise = (x: number, octaves: number) => number;

const PERIOD = 256;

export function seededNoise(seed: string): Noise {
  const random = seededRandom(seed);
  const values = Array.from({ length: PERIOD }, () => random());
  const valueAt = (index: number): number => values[((index % PERIOD) + PERIOD) % PERIOD] ?? 0;
  const smooth = (x: number): number => {
    const left = Math.floor(x);
    const part = x - left;
    const ease = part * part * (3 - 2 * part);
    return valueAt(left) * (1 - ease) + valueAt(left + 1) * ease;
  };
  return (x, octaves) => {
    let sum = 0;
    let weights = 0;
    for (let octave = 0; octave < octaves; octave += 1) {
      const weight = 0.5 ** octave;
      sum += smooth(x * 2 ** octave + octave * 37.7) * weight;
      weights += weight;
    }
    return sum / weights;
  };
}
