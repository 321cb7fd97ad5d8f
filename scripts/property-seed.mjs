import { execFileSync } from 'node:child_process';
import { ROOT } from './repository.mjs';

/** The seed when git cannot tell the commit, for example in an unpacked archive. */
const WITHOUT_GIT = 20_261_120;

/**
 * How many hexadecimal digits of the commit's hash form the seed: 7 digits are 28 bits. A seed of fast-check
 * has 32 bits, of which the highest is the sign.
 */
const HEX_DIGITS = 7;

/**
 * The property seed, derived from the hash of the commit. So each commit tests different cases, and all runs
 * of one commit test the same cases. Uncommitted changes do not change the seed.
 * @param {string} [root] of the repository
 * @returns {{ seed: number, source: string }} the seed, an integer from 0 to 2^28 - 1, and a name for its
 *   source
 */
export function seedOfCommit(root = ROOT) {
  try {
    const commit = execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
    return {
      seed: Number.parseInt(commit.slice(0, HEX_DIGITS), 16),
      source: `commit ${commit.slice(0, 12)}`,
    };
  } catch {
    return { seed: WITHOUT_GIT, source: 'no git repository' };
  }
}

/**
 * Sets the environment variable PROPERTY_SEED to the seed of the commit and prints it. Does nothing if the
 * variable is set, or in long runs, which use another seed each time.
 */
export function setPropertySeed() {
  if (process.env.PROPERTY_SEED !== undefined || process.env.TEST_LONG === '1') return;
  const { seed, source } = seedOfCommit();
  process.env.PROPERTY_SEED = String(seed);
  console.log(`Property tests try the cases of seed ${seed} (${source}).`);
}
