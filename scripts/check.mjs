/**
 * `npm run check`: the tests and checks to run before a commit. None of them needs a browser or a database.
 */
import { ensurePackages } from './packages.mjs';

await ensurePackages();

const { CHECK_JOBS } = await import('./checks.mjs');
const { runJobs } = await import('./jobs.mjs');
const { setPropertySeed } = await import('./property-seed.mjs');
const { runTests } = await import('./vitest-run.mjs');

setPropertySeed();

const { passed, failed } = await runJobs([
  { name: 'unit, art and web tests', run: () => runTests(['unit', 'art', 'web'], { workers: 1 }) },
  ...CHECK_JOBS,
]);
console.log(`${passed} passed, ${failed} failed`);
if (failed > 0) process.exitCode = 1;
