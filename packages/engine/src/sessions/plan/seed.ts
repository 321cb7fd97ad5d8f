import { Domain, draw, type Words } from '../../random/draw.ts';
import type { Seed } from '../../random/seed.ts';

const words: Words = new Uint32Array(4);

/** The key of a plan that the begin of a session sets. @param seed of the session */
export const planKeyOf = (seed: Seed): Seed => wordsOf(seed, Domain.PlanKey, 0);

/** The seed of the session number `session`, from 0, that a plan begins. */
export const planSeed = (key: Seed, session: number): Seed => wordsOf(key, Domain.Plan, session);

function wordsOf(seed: Seed, domain: Domain, fact: number): Seed {
  draw(seed, domain, fact, 0, 0, words);
  const [one = 0, two = 0, three = 0, four = 0] = words;
  return [one, two, three, four];
}
