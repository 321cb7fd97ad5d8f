import { defineConfig } from 'vitest/config';
import { pictures } from './apps/web/build/pictures.ts';
import { LongestFirst } from './scripts/longest-first.mjs';
import { setPropertySeed } from './scripts/property-seed.mjs';

const MINUTE = 60_000;

/** Long runs (`npm run test:long`) run more cases of each property, and take hours. */
const isLong = process.env.TEST_LONG === '1';

// Processes that run tests inherit the seed from the environment.
setPropertySeed();

/**
 * Time limits of tests, in ms, to detect tests that hang. They are no measure of speed, because the machine
 * may be busy; bench/ measures speed.
 */
const stuckAfter = (minutes: number) => ({
  testTimeout: (isLong ? 180 : minutes) * MINUTE,
  hookTimeout: minutes * MINUTE,
});

/**
 * Test files of a project run in one process if they share no state. To load the tested code again for each
 * file would take as long as the tests.
 */
const SHARED_PROCESS = { isolate: false };

export default defineConfig({
  test: {
    // Vitest's default leaves a core idle. Tests may run in parallel: each that needs a server, a database or
    // a browser starts its own, and waits for events, not for a time.
    maxWorkers: 2,
    // For the facts that tests wait for. Vitest's own limit, 1 s, would measure how busy the machine is.
    expect: { poll: { timeout: 10_000 } },
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/{engine,content,protocol}/src/**/*.test.ts',
            'scripts/**/*.test.mjs',
            'lint/**/*.test.mjs',
          ],
          ...SHARED_PROCESS,
          ...stuckAfter(2),
        },
      },
      {
        test: {
          name: 'art',
          // The glyphs that were drawn are kept in memory, so each file runs in a new process.
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
        // The plugins of the page's build generate the modules that pages import besides source files.
        plugins: [pictures()],
        test: {
          name: 'web',
          ...SHARED_PROCESS,
          include: ['apps/web/src/**/*.test.{ts,tsx}'],
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
