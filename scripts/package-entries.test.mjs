import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { wrongEntries } from './package-entries.mjs';

const WORKSPACES = ['packages/engine', 'apps/server', 'tests'];

const ENTRIES = { '.': './src/index.ts', './testing': './src/testing/index.ts' };

/** @type {string} */
let root;

/**
 * Writes a file of the test's repository.
 * @param {string} path
 * @param {string} text
 */
async function plant(path, text) {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
}

/**
 * @param {string} name
 * @param {object} exports
 */
const packageFile = (name, exports) => JSON.stringify({ name: `@slumberfell/${name}`, exports });

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'slumberfell-entries-'));
  await plant('packages/engine/package.json', packageFile('engine', ENTRIES));
  await plant('apps/server/package.json', packageFile('server', ENTRIES));
  await plant('tests/package.json', JSON.stringify({ name: '@slumberfell/tests' }));
});
afterEach(() => rm(root, { recursive: true }));

test('imports by entries and within a workspace are allowed', async () => {
  await plant('packages/engine/src/state/state.ts', "export { other } from '../other.ts';\n");
  await plant('packages/engine/src/state/state.test.ts', "import { play } from '../testing/play.ts';\n");
  await plant('packages/engine/src/testing/index.ts', "import { state } from '../state/state.ts';\n");
  await plant('apps/server/src/main.ts', "import { State } from '@slumberfell/engine';\nimport 'node:fs';\n");
  await plant('tests/crash/crash.test.ts', "import { start } from '@slumberfell/server/testing';\n");
  await plant('tests/node_modules/other/index.ts', "import '@slumberfell/server/deep.ts';\n");
  expect(wrongEntries(root, WORKSPACES)).toEqual([]);
});

test.each([
  [
    'apps/server/src/deep.ts',
    "import { State } from '@slumberfell/engine/state/state.ts';",
    'imports @slumberfell/engine/state/state.ts, which is no entry of that package',
  ],
  [
    'tests/faults/deep.ts',
    "export type { State } from '@slumberfell/engine/src/index.ts';",
    'imports @slumberfell/engine/src/index.ts, which is no entry of that package',
  ],
  [
    'tests/journeys/path.ts',
    "import webPackage from '../../apps/web/package.json' with { type: 'json' };",
    'imports ../../apps/web/package.json, by a path that leaves tests',
  ],
  [
    'apps/server/src/late.ts',
    "export const load = () => import('../../../packages/engine/src/index.ts');",
    'imports ../../../packages/engine/src/index.ts, by a path that leaves apps/server',
  ],
  ['apps/server/src/type.ts', "export type State = import('@slumberfell/engine/state').State;", 'no entry'],
  ['apps/server/src/side-effect.ts', "import '../../other.ts';", 'by a path that leaves apps/server'],
  [
    'apps/server/src/uses-testing.ts',
    "import { TestClock } from './testing/test-clock.ts';",
    'is production code and imports ./testing/test-clock.ts',
  ],
  [
    'apps/server/src/hub/uses-benchmarks.ts',
    "import { Playback } from '../benchmarks/index.ts';",
    'is production code and imports ../benchmarks/index.ts',
  ],
  [
    'apps/server/src/uses-test.ts',
    "import { START } from './hub.test.ts';",
    'is production code and imports ./hub.test.ts',
  ],
  [
    'apps/server/src/uses-engine-testing.ts',
    "import { play } from '@slumberfell/engine/testing';",
    'is production code and imports @slumberfell/engine/testing',
  ],
])('%s is refused', async (file, source, fault) => {
  await plant(file, `${source}\n`);
  expect(wrongEntries(root, WORKSPACES)).toEqual([expect.stringContaining(fault)]);
  expect(wrongEntries(root, WORKSPACES)[0]).toMatch(new RegExp(`^${file} `));
});

test('an entry that is a pattern is refused', async () => {
  await plant('apps/server/package.json', packageFile('server', { './*': './src/*' }));
  expect(wrongEntries(root, WORKSPACES)).toEqual([
    'apps/server/package.json exports the pattern @slumberfell/server/*',
  ]);
});
