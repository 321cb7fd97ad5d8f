/**
 * `npm test`: installs what the tests need, then makes every check and runs every test, and ends with the line
 * `N passed, N failed`, which it also leaves in artifacts/test-result.txt. With `--long` the counts are long.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from './house.mjs';
import { ensurePackages } from './packages.mjs';
import { ensureSystemPrograms } from './system-programs.mjs';

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

const env = process.argv.includes('--long') ? { TEST_LONG: '1', SLUMBERFELL_KILLS: '500' } : {};
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

// Two at once, each on one core: the long ones first, so that neither core waits for the other in the end.
const beside = await runJobs([
  build,
  { name: 'unit, art and web tests', run: () => runTests(['unit', 'art', 'web'], { workers: 1 }) },
  { name: 'server tests', run: () => runTests(['server'], { workers: 1 }) },
  ...CHECK_JOBS,
]);
// The tests in a browser use what was built, and both cores.
const built = isBuilt
  ? [
      await runJobs([{ name: 'sizes of what a browser loads', run: checkBudgets }]),
      await runJobs([{ name: 'journeys', run: () => runTests(['e2e'], { workers: 2, isShown: true }) }]),
    ]
  : [];

const { passed, failed } = sum([{ passed: 0, failed: missing.length }, beside, ...built]);
const result = `${passed} passed, ${failed} failed`;
await mkdir(join(ROOT, 'artifacts'), { recursive: true });
await writeFile(RESULT, `${result}\n`);
console.log(result);
if (failed > 0) process.exitCode = 1;
