/** `npm run check`: what to run before a commit. Everything that needs neither a browser nor a database. */
import { ensurePackages } from './packages.mjs';

await ensurePackages();

const { makeChecks } = await import('./checks.mjs');
const { runTests } = await import('./vitest-run.mjs');

const checks = await makeChecks();
const tests = await runTests(['unit', 'art', 'web']);
const failed = checks.failed + tests.failed;
console.log(`${checks.passed + tests.passed} passed, ${failed} failed`);
if (failed > 0) process.exitCode = 1;
