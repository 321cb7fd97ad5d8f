import { defineConfig } from 'vitest/config';

/** Counts and times are chosen so that all projects together take less than 15 minutes on two cores. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/*/src/**/*.test.ts', 'scripts/**/*.test.mjs', 'lint/**/*.test.mjs'],
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/src/**/*.test.ts'],
          globalSetup: 'apps/server/src/testing/postgres-setup.ts',
        },
      },
      {
        test: { name: 'web', include: ['apps/web/src/**/*.test.{ts,tsx}'] },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/src/**/*.test.ts'],
          // Each starts a server and a browser of its own: two at a time would measure each other.
          fileParallelism: false,
          testTimeout: process.env.TEST_LONG === '1' ? 7_200_000 : 300_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
