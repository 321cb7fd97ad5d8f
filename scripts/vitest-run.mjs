import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { capture, installed, run } from './child.mjs';
import { ROOT } from './repository.mjs';
import { keepTimes, timesOf } from './test-times.mjs';

/**
 * @typedef {{ status: string, assertionResults: { status: string }[] }} FileResult
 * @typedef {{ testResults: FileResult[] }} Report the part of the JSON reporter's output that is used here
 */

/**
 * @param {Report | null} report null when vitest wrote none
 * @param {number} code vitest's exit code
 * @returns {{ passed: number, failed: number }} A file that could not be loaded counts as one failed test.
 *   Any other failure that vitest reports without a test's name counts as one too.
 */
export function countTests(report, code) {
  let passed = 0;
  let failed = 0;
  for (const file of report?.testResults ?? []) {
    const failedHere = file.assertionResults.filter((test) => test.status === 'failed').length;
    passed += file.assertionResults.filter((test) => test.status === 'passed').length;
    failed += failedHere === 0 && file.status === 'failed' ? 1 : failedHere;
  }
  if (failed === 0 && (code !== 0 || passed === 0)) failed = 1;
  return { passed, failed };
}

/**
 * Runs vitest projects.
 * @param {readonly string[]} projects their names
 * @param {{ workers: number, isShown?: boolean, env?: NodeJS.ProcessEnv }} options `workers`: how many
 *   files run in parallel; `isShown`: whether vitest's output is printed at once; `env`: more variables for
 *   its environment. The first `node` in PATH runs it
 * @returns {Promise<{ counts: import('./jobs.mjs').Counts, output: string }>} `output` is empty when it was
 *   printed
 */
export async function runTests(projects, { workers, isShown = false, env: more = {} }) {
  const file = join(ROOT, 'artifacts', `vitest-${projects.join('-')}.json`);
  await rm(file, { force: true });
  const args = [
    'run',
    ...projects.map((project) => `--project=${project}`),
    `--maxWorkers=${workers}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ];
  const env = { TEST_PROJECTS: projects.join(), ...more };
  const { code, output } = isShown
    ? { code: await run(installed('vitest'), args, { env }), output: '' }
    : await capture(installed('vitest'), args, { env });
  const report = await readFile(file, 'utf8').then(JSON.parse, () => null);
  await keepTimes(timesOf(report));
  return { counts: countTests(report, code), output };
}
