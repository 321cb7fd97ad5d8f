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
const { holds, makeChecks } = await import('./checks.mjs');
const { runTests } = await import('./vitest-run.mjs');

const env = process.argv.includes('--long') ? { TEST_LONG: '1', SLUMBERFELL_KILLS: '500' } : {};
const builds = await holds({ name: 'build', find: () => ensureBuilt().then(() => '') });
const all = [
  { passed: 0, failed: missing.length },
  { passed: Number(builds), failed: Number(!builds) },
  await checkBudgets(),
  await makeChecks(),
  await runTests(['unit', 'art', 'server', 'web'], env),
  await runTests(['e2e'], env),
];

const passed = all.reduce((sum, counts) => sum + counts.passed, 0);
const failed = all.reduce((sum, counts) => sum + counts.failed, 0);
const result = `${passed} passed, ${failed} failed`;
await mkdir(join(ROOT, 'artifacts'), { recursive: true });
await writeFile(RESULT, `${result}\n`);
console.log(result);
if (failed > 0) process.exitCode = 1;
