import { Domain, draw } from '../random/draw.ts';
import type { Seed } from '../random/seed.ts';
import type { ItemAmount } from '../world/static-data.ts';
import type { BagPlace } from './bag-set.ts';

/**
 * One random piece for each place. It depends on the seed and on which pieces there are, not on their order:
 * so it stays the same when one of them is put on.
 * @param index of the draw, so that one seed gives several
 */
export function randomPieces(
  places: Iterable<readonly [BagPlace, readonly number[]]>,
  seed: Seed,
  index: number,
): (readonly [BagPlace, ItemAmount])[] {
  const words = new Uint32Array(4);
  const drawn = (itemId: number): number => {
    draw(seed, Domain.RandomPiece, index, itemId, 0, words);
    return words[0] as number;
  };
  return [...places].flatMap(([place, itemIds]) => {
    const [first] = itemIds.toSorted((one, other) => drawn(one) - drawn(other));
    return first === undefined ? [] : [[place, { itemId: first, amount: 1 }] as const];
  });
}
