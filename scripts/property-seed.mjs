import { execFileSync } from 'node:child_process';
import { ROOT } from './repository.mjs';

/** The seed where there is no git, for instance in an unpacked archive. */
const WITHOUT_GIT = 20_261_120;

/** fast-check takes seeds of 32 bits, of which the highest is the sign. */
const HEX_DIGITS = 7;

/**
 * The seed of the property tests: that of the commit, so that each commit tries other cases, and everyone who runs a commit
 * tries the same. Changes that are not committed keep the seed of HEAD.
 * @param {string} [root] of the repository
 * @returns {{ seed: number, source: string }} the seed, an integer from 0 to 2^28 - 1, and what it comes from
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
 * Gives the property tests the seed of the commit, by the environment, and says which. A seed that is set already stays, and long
 * runs have none: they try other cases each time.
 */
export function setPropertySeed() {
  if (process.env.PROPERTY_SEED !== undefined || process.env.TEST_LONG === '1') return;
  const { seed, source } = seedOfCommit();
  process.env.PROPERTY_SEED = String(seed);
  console.log(`Property tests try the cases of seed ${seed} (${source}).`);
}
