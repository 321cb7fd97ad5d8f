/**
 * `npm test`: installs what the tests need, then makes every check and runs every test, and ends with the line
 * `N passed, N failed`, which it also leaves in artifacts/test-result.txt. With `--long` the counts are long.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensurePackages } from './packages.mjs';
import { ROOT } from './repository.mjs';
import { ensureSystemPrograms } from './system-programs.mjs';

const { values } = parseArgs({ options: { long: { type: 'boolean' } } });

const RESULT = join(ROOT, 'artifacts/test-result.txt');

await rm(RESULT, { force: true });
await ensurePackages();
const missing = await ensureSystemPrograms();
for (const sentence of missing) console.error(sentence);

const { checkBudgets } = await import('./budgets.mjs');
const { ensureBuilt } = await import('./build.mjs');
const { CHECK_JOBS, jobOf } = await import('./checks.mjs');
const { runJobs, sum } = await import('./jobs.mjs');
const { setPropertySeed } = await import('./property-seed.mjs');
const { runTests } = await import('./vitest-run.mjs');

const env = values.long ? { TEST_LONG: '1', SLUMBERFELL_KILLS: '500' } : {};
Object.assign(process.env, env);
setPropertySeed();

let isBuilt = false;
const build = jobOf({
  name: 'build',
  find: async () => {
    await ensureBuilt();
    isBuilt = true;
    return '';
  },
});

// Two at once, each on one core, of about the same length.
const beside = await runJobs([
  { name: 'unit, art and web tests', run: () => runTests(['unit', 'art', 'web'], { workers: 1 }) },
  build,
  ...CHECK_JOBS,
]);
// Tests with a server of their own share both cores, those in a browser with those without, so that neither core waits in the end.
const projects = isBuilt ? ['server', 'tests'] : ['server'];
const served = await runJobs([
  { name: 'server tests and journeys', run: () => runTests(projects, { workers: 2, isShown: true }) },
]);
const sizes = isBuilt ? [await runJobs([{ name: 'sizes of what a browser loads', run: checkBudgets }])] : [];

const { passed, failed } = sum([{ passed: 0, failed: missing.length }, beside, served, ...sizes]);
const result = `${passed} passed, ${failed} failed`;
await mkdir(join(ROOT, 'artifacts'), { recursive: true });
await writeFile(RESULT, `${result}\n`);
console.log(result);
if (failed > 0) process.exitCode = 1;
