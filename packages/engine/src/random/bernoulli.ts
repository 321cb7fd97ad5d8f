import { Domain, draw, WORD_RANGE, type Words } from './draw.ts';
import type { Seed } from './seed.ts';

/**
 * This file computes in how many actions of a range a loot row of probability p drops, without a roll for
 * each action.
 * Actions are counted in blocks of 256 from the first action under the session's seed. An action in which the
 * row drops is a hit. The number of hits in a block is drawn from the binomial distribution of (256, p),
 * which is computed once for each p. One draw has four words; two words decide one block, so one draw serves
 * two blocks. When a range covers only a part of a block, a random subset of the block tells which of its
 * actions are hits. The subset has as many actions as the block has hits, and depends on the seed, the block
 * and the row. The distribution equals that of 256 independent rolls. The hits of two parts of a range always
 * add up to the hits of the range, so a settle may be split anywhere (architecture, "State and draws").
 * What a trait does in an action has a row of its own that no loot has (`sessions/crafting/work-traits.ts`).
 */
export const BLOCK = 256;

/**
 * Cumulative distribution of the number of hits in a block of 256 actions, as integers of 53 bits. For a
 * random u of 53 bits, the number of hits is the first k with u < cumulative[k].
 */
export type CountDistribution = Float64Array;

const RANGE_53 = 0x20_0000_0000_0000;

/**
 * Computes the distribution of the number of hits in a block of 256 actions. The probability is in (0, 1).
 */
export function compileDistribution(probability: number): CountDistribution {
  // For a probability up to one half the recurrence starts at (1 - p)^256 >= 2^-256 and does not underflow.
  // For a larger probability it computes the distribution of 1 - probability in reverse order.
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
 * The number of hits in a block, by the draw in `words`. One draw serves two blocks: an even block uses the
 * first two words, an odd block the last two.
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

/**
 * Sets `members` to 1 at `size` random positions of the block and to 0 at the others (Floyd's algorithm, one
 * word of a draw for each position).
 */
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
 * The number of actions in [from, to) in which the row drops. `from` and `to` are ordinals, counted from 0 at
 * the first action under the seed.
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
