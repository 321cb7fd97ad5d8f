import { Domain, draw, WORD_RANGE, type Words } from './draw.ts';
import type { Seed } from './seed.ts';

/**
 * How often a loot row of probability p falls in a range of actions, without rolling every action.
 *
 * Actions are counted in blocks of 256 from the first under the session's seed. A block's count is one draw
 * through the compiled binomial distribution of (256, p); which of its actions they are is a keyed subset of
 * that size. That is the same distribution as 256 independent rolls, costs one draw for a block that lies
 * wholly in the range, and answers every sub-range consistently, so that a settle may be cut anywhere
 * (architecture, "State and draws").
 */
export const BLOCK = 256;

/**
 * Cumulative distribution of the count in a block, as integers of 53 bits: count k where u < cumulative[k]
 * first holds.
 */
export type CountDistribution = Float64Array;

const RANGE_53 = 0x20_0000_0000_0000;

/** Compiles the distribution for a probability in (0, 1). */
export function compileDistribution(probability: number): CountDistribution {
  // Below one half the recurrence starts at (1 - p)^256 >= 2^-256 and never underflows; above, it is
  // mirrored.
  const mirrored = probability > 0.5;
  const p = mirrored ? 1 - probability : probability;
  const odds = p / (1 - p);
  const mass = new Float64Array(BLOCK + 1);
  let term = 1 - p;
  for (let squarings = 0; squarings < 8; squarings++) term *= term;
  for (let k = 0; k <= BLOCK; k++) {
    mass[mirrored ? BLOCK - k : k] = term;
    term = ((term * (BLOCK - k)) / (k + 1)) * odds;
  }
  const cumulative = new Float64Array(BLOCK + 1);
  let sum = 0;
  for (let k = 0; k <= BLOCK; k++) {
    sum += mass[k] as number;
    cumulative[k] = Math.min(RANGE_53, Math.round(sum * RANGE_53));
  }
  cumulative[BLOCK] = RANGE_53;
  return cumulative;
}

const words: Words = new Uint32Array(4);
const members = new Uint8Array(BLOCK);

/**
 * The count of the block that `words` were drawn for: even blocks take the first two words, odd ones the
 * others.
 */
function countInBlock(distribution: CountDistribution, block: number): number {
  const word = (block & 1) << 1;
  const u = (words[word] as number) * 0x20_0000 + ((words[word + 1] as number) >>> 11);
  if (u < (distribution[0] as number)) return 0;
  let low = 1;
  let high = BLOCK;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (u < (distribution[middle] as number)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Marks `size` positions of the block in `members` (Floyd's subset, each word a fact of its own). */
function chooseMembers(seed: Seed, size: number, block: number, row: number): void {
  members.fill(0);
  for (let index = 0; index < size; index++) {
    if ((index & 3) === 0) draw(seed, Domain.CraftPick, block, row, index >> 2, words);
    const last = BLOCK - size + index;
    const position = Math.floor(((words[index & 3] as number) * (last + 1)) / WORD_RANGE);
    members[members[position] === 1 ? last : position] = 1;
  }
}

/**
 * How many of the actions [from, to) the row falls in. Ordinals count from the first action under the seed.
 */
export function countHits(
  seed: Seed,
  distribution: CountDistribution,
  row: number,
  from: number,
  to: number,
): number {
  let hits = 0;
  let pair = -1;
  for (let start = from; start < to; ) {
    const block = Math.floor(start / BLOCK);
    const blockStart = block * BLOCK;
    const end = Math.min(to, blockStart + BLOCK);
    if (block >> 1 !== pair) {
      pair = block >> 1;
      draw(seed, Domain.CraftCount, pair, row, 0, words);
    }
    const count = countInBlock(distribution, block);
    if (end - start === BLOCK) hits += count;
    else if (count > 0) {
      pair = -1;
      chooseMembers(seed, count, block, row);
      for (let position = start - blockStart; position < end - blockStart; position++)
        hits += members[position] as number;
    }
    start = end;
  }
  return hits;
}
