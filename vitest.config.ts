import { defineConfig } from 'vitest/config';
import { glyphSprite } from './apps/web/build/glyph-sprite.ts';
import { pictures } from './apps/web/build/pictures.ts';
import { LongestFirst } from './scripts/longest-first.mjs';
import { setPropertySeed } from './scripts/property-seed.mjs';

const MINUTE = 60_000;

/** Whether this is a long run (`npm run test:long`). It tests more cases of each property and takes hours. */
const isLong = process.env.TEST_LONG === '1';

// Sets the environment variable of the property seed here, because the processes that run tests inherit the
// environment.
setPropertySeed();

/**
 * Time limits in ms that end a test which hangs. They do not measure speed, because the machine may be busy;
 * bench/ measures speed. Each project states them, because a project inherits nothing from the configuration
 * around it.
 * @param minutes limit of a hook, and of a test in runs that are not long
 */
const stuckAfter = (minutes: number) => ({
  testTimeout: (isLong ? 180 : minutes) * MINUTE,
  hookTimeout: minutes * MINUTE,
  // How long `expect.poll` waits. Vitest's default of 1 s would make tests fail on a busy machine.
  expect: { poll: { timeout: 10_000 } },
});

/**
 * For projects whose test files share no state: one process runs many files, one after the other. Loading the
 * tested code again for each file would take as long as the tests.
 */
const SHARED_PROCESS = { isolate: false };

export default defineConfig({
  test: {
    // Vitest's default number of workers leaves a core idle. Tests can run in parallel: each test that needs
    // a server, a database or a browser starts its own. Tests wait for events, not for a fixed time.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/{engine,content,protocol}/src/**/*.test.ts',
            'scripts/**/*.test.mjs',
            'lint/**/*.test.mjs',
            'bench/src/**/*.test.ts',
          ],
          ...SHARED_PROCESS,
          ...stuckAfter(2),
        },
      },
      {
        test: {
          name: 'art',
          // The drawn glyphs stay in memory, so each test file of this project runs in its own process.
          include: ['packages/art/src/**/*.test.ts'],
          ...stuckAfter(2),
        },
      },
      {
        test: {
          name: 'server',
          ...SHARED_PROCESS,
          include: ['apps/server/src/**/*.test.ts'],
          globalSetup: ['apps/server/src/testing/postgres-setup.ts', 'scripts/build-server-setup.mjs'],
          ...stuckAfter(1),
        },
      },
      {
        // Code of the page imports modules that are not source files. The plugins of the page's build
        // generate them.
        plugins: [glyphSprite(), pictures()],
        test: {
          name: 'web',
          ...SHARED_PROCESS,
          include: ['apps/web/{src,build}/**/*.test.{ts,tsx}'],
          ...stuckAfter(1),
        },
      },
      {
        test: {
          name: 'tests',
          ...SHARED_PROCESS,
          include: ['tests/**/*.test.ts'],
          ...stuckAfter(5),
        },
      },
    ],
  },
});
