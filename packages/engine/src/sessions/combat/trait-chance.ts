import { Domain, draw, WORD_RANGE, type Words } from '../../random/draw.ts';
import type { Seed } from '../../random/seed.ts';

/**
 * What happens by chance in a fight, or at the begin of a dungeon run with this fight, by a trait. Each has a
 * word of the draw of its fight.
 */
export const LOOT_WORD = 0;
export const FOOD_WORD = 1;
export const KEY_WORD = 2;

const words: Words = new Uint32Array(4);

/** Whether a trait acts in a fight, or in the run that begins with it. @param thousandths its chance */
export function happens(
  thousandths: number,
  seed: Seed,
  fight: number,
  word: typeof LOOT_WORD | typeof FOOD_WORD | typeof KEY_WORD,
): boolean {
  if (thousandths === 0) return false;
  draw(seed, Domain.Trait, fight, 0, 0, words);
  return (words[word] as number) < (thousandths / 1000) * WORD_RANGE;
}
