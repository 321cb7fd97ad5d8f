/**
 * `npm test`: installs what the tests need, runs every check and every test, and prints `N passed, N failed`
 * as its last line. Writes the same line to artifacts/test-result.txt. With `--long`, it also tests all
 * releases of Node, the release of the game and its images, and some tests run many more cases.
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
const missing = await ensureSystemPrograms({ isLong: values.long === true });
for (const sentence of missing) console.error(sentence);

const { checkBudgets } = await import('./budgets.mjs');
const { ensureBuilt } = await import('./build.mjs');
const { CHECK_JOBS, jobOf } = await import('./checks.mjs');
const { runJobs, sum } = await import('./jobs.mjs');
const { nodeJobs } = await import('./node-versions.mjs');
const { IMAGE_JOB } = await import('./image/test-image.mjs');
const { RELEASE_JOB } = await import('./release/test-release.mjs');
const { setPropertySeed } = await import('./property-seed.mjs');
const { lastTimes, slowest } = await import('./test-times.mjs');
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

// Two jobs run in parallel, each on one core. The unit tests take about as long as the build and the checks
// together.
const checked = await runJobs([
  { name: 'unit, art and web tests', run: () => runTests(['unit', 'art', 'web'], { workers: 1 }) },
  build,
  ...CHECK_JOBS,
]);
// One vitest run with two workers tests both projects. With one run per project, a core would be idle at the
// end of each run.
const projects = isBuilt ? ['server', 'tests'] : ['server'];
const withServer = await runJobs([
  { name: 'server tests and journeys', run: () => runTests(projects, { workers: 2, isShown: true }) },
]);
const sizes = isBuilt ? [await runJobs([{ name: 'sizes of what a browser loads', run: checkBudgets }])] : [];

const whole = values.long ? [await runJobs([...nodeJobs(), RELEASE_JOB, IMAGE_JOB], 1)] : [];

const { passed, failed } = sum([
  { passed: 0, failed: missing.length },
  checked,
  withServer,
  ...sizes,
  ...whole,
]);
console.log(`The slowest test files, with their shares of the time of all:\n${slowest(lastTimes(), 20)}`);
const result = `${passed} passed, ${failed} failed`;
await mkdir(join(ROOT, 'artifacts'), { recursive: true });
await writeFile(RESULT, `${result}\n`);
console.log(result);
if (failed > 0) process.exitCode = 1;
