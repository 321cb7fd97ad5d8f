import { expect, test } from 'vitest';
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

test('a layer without a file is reported', () => {
  const { 'lib/api/call.ts': _, 'lib/clock/now.ts': __, ...rest } = SOUND;
  expect(wrongFoldersIn('web', explained(rest), ORDERS)).toEqual(['web/src/lib has no file']);
});
