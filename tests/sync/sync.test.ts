import { afterAll, beforeAll, test } from 'vitest';
import { playThroughFaults } from './fuzz.ts';
import { Nodes } from './nodes.ts';
import { bundleTab, Tab } from './tab.ts';

/**
 * The first of the seeds that this run tests. Usually it is the property seed of the commit; a long run takes
 * one from the current time.
 */
const SEED = Number(process.env.PROPERTY_SEED ?? Date.now() % 2 ** 28);
const COUNT = Number(process.env.SYNC_SEEDS ?? (process.env.TEST_LONG === '1' ? 500 : 4));

/** Seeds that failed in the past, each with the fault that it found. */
const FAILED = [
  ['the page threw when it had missed a command of the instant of the last event', 3008],
] as const;

let nodes: Nodes;
let tabs: Tab[];

beforeAll(async () => {
  [nodes] = await Promise.all([Nodes.start(), bundleTab()]);
  tabs = await Promise.all([Tab.open(), Tab.open()]);
});
afterAll(async () => {
  for (const tab of tabs) await tab.close();
  await nodes.close();
});

test.each(FAILED)('two tabs come into step with the server: %s (seed %i)', (_what, seed) =>
  playThroughFaults(seed, nodes, tabs),
);

test.each(Array.from({ length: COUNT }, (_, index) => SEED + index))(
  'two tabs come into step with the server after the faults of seed %i',
  (seed) => playThroughFaults(seed, nodes, tabs),
);
