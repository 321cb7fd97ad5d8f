import { Domain, draw, type Words } from '../../random/draw.ts';
import type { Seed } from '../../random/seed.ts';

const words: Words = new Uint32Array(4);

/** The seed of the session number `session`, from 0, that a plan begins. */
export function planSeed(key: Seed, session: number): Seed {
  draw(key, Domain.Plan, session, 0, 0, words);
  const [one = 0, two = 0, three = 0, four = 0] = words;
  return [one, two, three, four];
}
