import { capture, installed } from './child.mjs';
import { wrongImports } from './import-direction.mjs';
import { WORKSPACES } from './repository.mjs';

/**
 * Something that holds of the sources as they stand, or does not.
 * @typedef {{ name: string, find: () => Promise<string> }} Check `find` gives what is wrong, as text; empty when nothing is
 */

/**
 * @param {string} program
 * @param {readonly string[]} args
 */
async function complaintsOf(program, ...args) {
  const { code, output } = await capture(installed(program), args);
  return code === 0 ? '' : output || `${program} ended with exit code ${code}.`;
}

/** @type {readonly Check[]} */
const CHECKS = [
  {
    name: 'format and lint',
    find: () => complaintsOf('biome', 'ci', '--error-on-warnings', '--colors=off', '--max-diagnostics=50'),
  },
  ...['.', ...WORKSPACES].map((folder) => ({
    name: `types of ${folder === '.' ? 'scripts' : folder}`,
    find: () => complaintsOf('tsc', '-p', folder),
  })),
  {
    name: 'unused code',
    find: () => complaintsOf('knip', '--no-progress'),
  },
  {
    name: 'pictures as planned',
    find: () => complaintsOf('tsx', 'packages/art/src/build/main.ts', '--check'),
  },
  { name: 'import direction', find: async () => (await wrongImports()).join('\n') },
];

/**
 * @param {Check} check
 * @returns {import('./jobs.mjs').Job} counted as one
 */
export function jobOf({ name, find }) {
  const run = async () => {
    const output = await find();
    const holds = output === '';
    return { counts: { passed: Number(holds), failed: Number(!holds) }, output };
  };
  return { name, run };
}

/** All checks, as jobs. */
export const CHECK_JOBS = CHECKS.map(jobOf);
