/**
 * `npm run test:nodes -- [version...] [--start]`: for each given release of Node, starts the built server and
 * plays on it, and runs the tests that need no browser. Without a version it takes all tested releases.
 * `--start` skips the tests. `npm run test:long` does the same with the tests.
 */
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureServerBuilt } from './build.mjs';
import { runJobs } from './jobs.mjs';
import { installNode, NODE_VERSIONS } from './node-binaries.mjs';
import { ensurePackages } from './packages.mjs';
import { playBuiltServer } from './play-built-server.mjs';
import { setPropertySeed } from './property-seed.mjs';
import { runTests } from './vitest-run.mjs';

const PROJECTS = ['unit', 'server', 'web'];

/**
 * A job of `runJobs` for each Node version. The job starts the built server on that version, plays on it,
 * then runs the test projects in `PROJECTS`.
 * @param {readonly string[]} versions
 * @param {{ tests?: boolean }} [options] `tests: false` leaves the test projects out
 * @returns {import('./jobs.mjs').Job[]}
 */
export const nodeJobs = (versions = NODE_VERSIONS, { tests = true } = {}) =>
  versions.map((version) => ({
    name: `Node ${version}: the built server${tests ? `, ${PROJECTS.join(', ')} tests` : ''}`,
    run: async () => {
      const binaries = await installNode(version);
      const fault = await playBuiltServer(join(binaries, 'node'));
      const started = { counts: { passed: fault ? 0 : 1, failed: fault ? 1 : 0 }, output: fault };
      if (!tests) return started;
      const path = [binaries, process.env.PATH].join(delimiter);
      const tested = await runTests(PROJECTS, { workers: 2, env: { PATH: path, TEST_LONG: '0' } });
      return {
        counts: {
          passed: tested.counts.passed + started.counts.passed,
          failed: tested.counts.failed + started.counts.failed,
        },
        output: [fault, tested.counts.failed > 0 ? tested.output : ''].filter(Boolean).join('\n'),
      };
    },
  }));

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { values, positionals } = parseArgs({
    options: { start: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  await ensurePackages();
  await ensureServerBuilt();
  setPropertySeed();
  const versions = positionals.length > 0 ? positionals : NODE_VERSIONS;
  const { passed, failed } = await runJobs(nodeJobs(versions, { tests: !values.start }), 1);
  console.log(`${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}
