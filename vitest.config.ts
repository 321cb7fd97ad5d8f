import { defineConfig } from 'vitest/config';
import { pictures } from './apps/web/build/pictures.ts';
import { LongestFirst } from './scripts/longest-first.mjs';
import { setPropertySeed } from './scripts/property-seed.mjs';

const MINUTE = 60_000;

/** Long runs (`npm run test:long`) do the same with counts of their own, and take hours. */
const isLong = process.env.TEST_LONG === '1';

// The processes that run tests inherit it.
setPropertySeed();

/**
 * How long a test may take before it counts as stuck, in ms. Not a measure of anything: the machine may be busy, and what
 * must be fast is measured in bench/.
 */
const stuckAfter = (minutes: number) => ({
  testTimeout: (isLong ? 180 : minutes) * MINUTE,
  hookTimeout: minutes * MINUTE,
});

/** Files that keep nothing between them share a process: to load what they test takes as long as to test it. */
const TOGETHER = { isolate: false };

export default defineConfig({
  test: {
    // By itself vitest leaves a core idle. Whatever starts a server, a database or a browser has its own, and waits for what it
    // wants to see, never for a time: two at once only share the cores.
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
          ],
          ...TOGETHER,
          ...stuckAfter(2),
        },
      },
      {
        test: {
          name: 'art',
          // What has been drawn is kept: each file begins with nothing.
          include: ['packages/art/src/**/*.test.ts'],
          ...stuckAfter(2),
        },
      },
      {
        test: {
          name: 'server',
          ...TOGETHER,
          include: ['apps/server/src/**/*.test.ts'],
          globalSetup: ['apps/server/src/testing/postgres-setup.ts', 'scripts/build-server-setup.mjs'],
          ...stuckAfter(1),
        },
      },
      {
        // What the pages import beside their own files is made by the plugins of their build.
        plugins: [pictures()],
        test: {
          name: 'web',
          ...TOGETHER,
          include: ['apps/web/src/**/*.test.{ts,tsx}'],
          ...stuckAfter(1),
        },
      },
      {
        test: {
          name: 'tests',
          ...TOGETHER,
          include: ['tests/**/*.test.ts'],
          ...stuckAfter(5),
        },
      },
    ],
  },
});
