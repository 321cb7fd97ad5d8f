import { capture, installed } from './child.mjs';
import { WORKSPACES } from './house.mjs';
import { wrongImports } from './import-direction.mjs';

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
 * Makes a check, says how it went, and says what is wrong if something is.
 * @param {Check} check
 * @returns {Promise<boolean>} whether it holds
 */
export async function holds({ name, find }) {
  const begun = performance.now();
  const complaints = await find().catch((error) => String(error?.message ?? error));
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`${complaints === '' ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)`);
  if (complaints !== '') console.log(complaints.trimEnd());
  return complaints === '';
}

/** @returns {Promise<{ passed: number, failed: number }>} of the checks, each counted as one */
export async function makeChecks() {
  const counts = { passed: 0, failed: 0 };
  for (const check of CHECKS) counts[(await holds(check)) ? 'passed' : 'failed'] += 1;
  return counts;
}
