import { capture, installed } from './child.mjs';
import { wrongImports } from './import-direction.mjs';
import { wrongLanguage } from './language.mjs';
import { wrongEntries } from './package-entries.mjs';
import { WORKSPACES } from './repository.mjs';

/**
 * A check of the source files.
 * @typedef {{ name: string, find: () => Promise<string> }} Check `find` returns a description of the faults;
 *   empty when there are none
 */

/**
 * @param {string} program
 * @param {readonly string[]} args
 * @returns {Promise<string>} what the program printed if its exit code is not 0; empty if it is 0
 */
async function faultsReportedBy(program, ...args) {
  const { code, output } = await capture(installed(program), args);
  return code === 0 ? '' : output || `${program} ended with exit code ${code}.`;
}

/** @type {readonly Check[]} */
const CHECKS = [
  {
    name: 'format and lint',
    find: () =>
      faultsReportedBy('biome', 'ci', '--error-on-warnings', '--colors=off', '--max-diagnostics=50'),
  },
  ...['.', ...WORKSPACES].map((folder) => ({
    name: `types of ${folder === '.' ? 'scripts' : folder}`,
    find: () => faultsReportedBy('tsc', '-p', folder),
  })),
  {
    name: 'unused code',
    find: () => faultsReportedBy('knip', '--no-progress'),
  },
  {
    name: 'pictures as planned',
    find: () => faultsReportedBy('tsx', 'packages/art/src/build/main.ts', '--check'),
  },
  { name: 'import direction', find: async () => (await wrongImports()).join('\n') },
  { name: 'imports by entries', find: async () => wrongEntries().join('\n') },
  { name: 'language', find: async () => wrongLanguage().join('\n') },
];

/**
 * @param {Check} check
 * @returns {import('./jobs.mjs').Job} a job that counts as one check, passed or failed
 */
export function jobOf({ name, find }) {
  const run = async () => {
    const output = await find();
    const passes = output === '';
    return { counts: { passed: Number(passes), failed: Number(!passes) }, output };
  };
  return { name, run };
}

export const CHECK_JOBS = CHECKS.map(jobOf);
