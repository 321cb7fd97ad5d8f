import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { installed, run } from './child.mjs';
import { ROOT } from './house.mjs';

/**
 * @typedef {{ status: string, assertionResults: { status: string }[] }} FileResult
 * @typedef {{ testResults: FileResult[] }} Report what vitest's JSON reporter writes, as far as it is read here
 */

/**
 * @param {Report | null} report null when vitest wrote none
 * @param {number} code vitest's exit code
 * @returns {{ passed: number, failed: number }} A file that could not even be loaded counts as a failed test, and so
 *   does anything else for which vitest complained without naming a test.
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
 * Runs vitest's projects of these names.
 * @param {readonly string[]} projects
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runTests(projects, env = {}) {
  const file = join(ROOT, 'artifacts', `vitest-${projects.join('-')}.json`);
  await rm(file, { force: true });
  const names = projects.map((project) => `--project=${project}`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const code = await run(installed('vitest'), ['run', ...names, ...reporters], env);
  const report = await readFile(file, 'utf8').then(JSON.parse, () => null);
  return countTests(report, code);
}
