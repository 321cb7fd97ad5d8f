import { describe, expect, test } from 'vitest';
import { wrongFoldersIn } from './folder-direction.mjs';

const ORDERS = { web: { layers: ['app', 'screens', 'lib'], apart: ['screens'] } };

/**
 * Writes what `tsc --explainFiles` prints.
 * @param {Readonly<Record<string, readonly string[]>>} importers for each file, the files that import it;
 *   paths from `web/src`
 */
const explained = (importers) =>
  Object.entries(importers)
    .flatMap(([file, from]) => [
      `web/src/${file}`,
      "   Matched by include pattern 'src' in 'web/tsconfig.json'",
      ...from.map((importer) => `   Imported via '../x.ts' from file 'web/src/${importer}'`),
    ])
    .join('\n');

const SOUND = {
  'app/main.ts': [],
  'screens/bag/Bag.ts': ['app/main.ts'],
  'screens/bag/row.ts': ['screens/bag/Bag.ts'],
  'screens/pets/Pets.ts': ['app/main.ts'],
  'lib/api/call.ts': ['screens/bag/Bag.ts', 'lib/clock/now.ts'],
  'lib/clock/now.ts': ['app/main.ts'],
};

test('imports that run downwards pass', () => {
  expect(wrongFoldersIn('web', explained(SOUND), ORDERS)).toEqual([]);
});

test.each([
  [
    'an import that runs upwards',
    { ...SOUND, 'screens/bag/row.ts': ['lib/api/call.ts'] },
    'web/src/lib/api/call.ts must not import web/src/screens/bag/row.ts, which is above it',
  ],
  [
    'an import between folders that must stay apart',
    { ...SOUND, 'screens/bag/row.ts': ['screens/pets/Pets.ts'] },
    'web/src/screens/pets/Pets.ts must not import web/src/screens/bag/row.ts, which is beside it',
  ],
  [
    'two folders that import from each other',
    { ...SOUND, 'lib/clock/now.ts': ['lib/api/call.ts'] },
    'web has a cycle of folders: lib/api -> lib/clock -> lib/api',
  ],
  [
    'a cycle of three folders',
    { ...SOUND, 'lib/hub/socket.ts': ['lib/api/call.ts'], 'lib/clock/now.ts': ['lib/hub/socket.ts'] },
    'web has a cycle of folders: lib/api -> lib/hub -> lib/clock -> lib/api',
  ],
  [
    'a file outside of the layers',
    { ...SOUND, 'stray.ts': [] },
    'web/src/stray.ts is outside of the layers app, screens, lib',
  ],
])('%s is reported', (_name, importers, line) => {
  expect(wrongFoldersIn('web', explained(importers), ORDERS)).toEqual([line]);
});

describe('with files beside the folders, and tests in all of them', () => {
  const orders = {
    web: { layers: ['testing', 'server.ts', 'hub', 'storage', 'config.ts'], apart: [], tests: 'testing' },
  };
  const sound = {
    'testing/test-server.ts': ['hub/hub.test.ts', 'testing/fixtures/make.ts'],
    'testing/fixtures/make.ts': ['testing/test-server.ts'],
    'server.ts': ['testing/test-server.ts'],
    'hub/hub.ts': ['server.ts', 'hub/hub.test.ts', 'storage/open.test.ts'],
    'hub/hub.test.ts': [],
    'storage/open.ts': ['hub/hub.ts'],
    'storage/open.test.ts': [],
    'storage/tables/rows.ts': ['storage/open.ts'],
    'storage/database/pool.ts': ['storage/open.ts', 'storage/tables/rows.ts'],
    'config.ts': ['server.ts', 'storage/open.ts'],
  };

  test('imports that point downwards pass', () => {
    expect(wrongFoldersIn('web', explained(sound), orders)).toEqual([]);
  });

  test.each([
    [
      'an import from a file to a folder above it',
      { ...sound, 'hub/hub.ts': ['config.ts'] },
      'web/src/config.ts must not import web/src/hub/hub.ts, which is above it',
    ],
    [
      'an import from a folder to a file above it',
      { ...sound, 'server.ts': ['storage/open.ts'] },
      'web/src/storage/open.ts must not import web/src/server.ts, which is above it',
    ],
    [
      "an import of the tests' own code",
      { ...sound, 'testing/test-server.ts': ['storage/open.ts'] },
      'web/src/storage/open.ts must not import web/src/testing/test-server.ts, which is above it',
    ],
    [
      'an import of a test',
      { ...sound, 'storage/open.test.ts': ['storage/open.ts'] },
      'web/src/storage/open.ts must not import web/src/storage/open.test.ts, which is above it',
    ],
    [
      'two folders of a layer that import each other',
      { ...sound, 'storage/tables/rows.ts': ['storage/database/pool.ts'] },
      'web has a cycle of folders: storage/database -> storage/tables -> storage/database',
    ],
    [
      'a file beside the folders that is no layer',
      { ...sound, 'stray.ts': [] },
      'web/src/stray.ts is outside of the layers testing, server.ts, hub, storage, config.ts',
    ],
  ])('%s is reported', (_name, importers, line) => {
    expect(wrongFoldersIn('web', explained(importers), orders)).toEqual([line]);
  });
});

describe('with layers inside a folder', () => {
  const orders = {
    web: { layers: ['app', 'lib'], apart: [], within: { lib: ['open.ts', 'hub', 'api'] }, tests: 'app' },
  };
  const sound = {
    'app/main.ts': [],
    'lib/open.ts': ['app/main.ts'],
    'lib/hub/socket.ts': ['lib/open.ts', 'lib/hub/frames.ts'],
    'lib/hub/frames.ts': ['lib/hub/socket.ts'],
    'lib/api/call.ts': ['lib/hub/socket.ts', 'app/main.ts'],
  };

  test('imports that run downwards pass, and those of tests', () => {
    expect(wrongFoldersIn('web', explained(sound), orders)).toEqual([]);
    const tested = { ...sound, 'lib/api/call.test.ts': [], 'lib/open.ts': ['lib/api/call.test.ts'] };
    expect(wrongFoldersIn('web', explained(tested), orders)).toEqual([]);
  });

  test.each([
    [
      'an import that runs upwards between them',
      { ...sound, 'lib/hub/frames.ts': ['lib/api/call.ts'], 'lib/api/call.ts': [] },
      'web/src/lib/api/call.ts must not import web/src/lib/hub/frames.ts, which is above it',
    ],
    [
      'an import of a file beside the folders',
      { ...sound, 'lib/open.ts': ['lib/api/call.ts'] },
      'web/src/lib/api/call.ts must not import web/src/lib/open.ts, which is above it',
    ],
    [
      'a file that is in none of them',
      { ...sound, 'lib/stray.ts': [] },
      'web/src/lib/stray.ts is outside of the layers open.ts, hub, api',
    ],
    [
      'one without a file',
      { 'app/main.ts': [], 'lib/open.ts': [], 'lib/api/call.ts': [] },
      'web/src/lib/hub has no file',
    ],
  ])('%s is reported', (_name, importers, line) => {
    expect(wrongFoldersIn('web', explained(importers), orders)).toEqual([line]);
  });
});

test('a layer without a file is reported', () => {
  const { 'lib/api/call.ts': _, 'lib/clock/now.ts': __, ...rest } = SOUND;
  expect(wrongFoldersIn('web', explained(rest), ORDERS)).toEqual(['web/src/lib has no file']);
});

/**
 * Writes the compiler's output for a workspace with one file in each layer, and one additional import.
 * @param {string} workspace
 * @param {readonly string[]} layers
 * @param {string} imported
 * @param {string} importer
 */
const planted = (workspace, layers, imported, importer) =>
  [
    ...layers.map((layer) => `${workspace}/src/${layer.endsWith('.ts') ? layer : `${layer}/a.ts`}`),
    `${workspace}/src/${imported}`,
    `   Imported via '../x.ts' from file '${workspace}/src/${importer}'`,
  ].join('\n');

const ENGINE = [
  ...[
    'index.ts',
    'stored.ts',
    'golden',
    'properties',
    'testing',
    'advice',
    'chronicle',
    'facts',
    'forecast',
    'commands',
    'wearing',
    'obstacles',
    'quests',
    'settle',
    'sessions',
    'recording',
  ],
  ...['events', 'character', 'state', 'inputs', 'world', 'stored', 'random'],
];
const PROTOCOL = ['index.ts', 'docs', 'testing', 'http', 'hub', 'layout', 'errors.ts', 'schemas'];

test.each([
  ['packages/engine', ENGINE, 'sessions/combat/hunt.ts', 'state/state.ts'],
  ['packages/engine', ENGINE, 'commands/registry.ts', 'events/registry.ts'],
  ['packages/engine', ENGINE, 'forecast/question.ts', 'commands/execute.ts'],
  ['packages/engine', ENGINE, 'testing/fixture.ts', 'commands/execute.ts'],
  ['packages/engine', ENGINE, 'state/state.ts', 'random/draw.ts'],
  ['packages/protocol', PROTOCOL, 'docs/openapi.ts', 'http/routes.ts'],
  ['packages/protocol', PROTOCOL, 'hub/events.ts', 'schemas/numbers.ts'],
  ['packages/protocol', PROTOCOL, 'http/route.ts', 'hub/hub.ts'],
])('%s: %# an upward import is reported', (workspace, layers, imported, importer) => {
  const line = `${workspace}/src/${importer} must not import ${workspace}/src/${imported}, which is above it`;
  expect(wrongFoldersIn(workspace, planted(workspace, layers, imported, importer))).toEqual([line]);
  const test = importer.replace('.ts', '.test.ts');
  expect(wrongFoldersIn(workspace, planted(workspace, layers, imported, test))).toEqual([]);
});

test('the combat and crafting sessions must not import from each other', () => {
  const one = planted('packages/engine', ENGINE, 'sessions/combat/a.ts', 'sessions/crafting/b.ts');
  const other = planted('packages/engine', ENGINE, 'sessions/crafting/b.ts', 'sessions/combat/a.ts');
  expect(wrongFoldersIn('packages/engine', `${one}\n${other}`)).toEqual([
    'packages/engine has a cycle of folders: sessions/combat -> sessions/crafting -> sessions/combat',
  ]);
});
